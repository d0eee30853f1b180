import { useEffect, useState } from 'preact/hooks';

/** Whether a media query holds now. */
export function useMediaQuery(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const list = window.matchMedia(query);
    const read = (): void => {
      setMatches(list.matches);
    };
    read();
    list.addEventListener('change', read);
    return () => {
      list.removeEventListener('change', read);
    };
  }, [query]);
  return matches;
}
