import { useMemo } from 'preact/hooks';

/** Writes whole numbers as the page's language does: 1,204. */
export function useNumber(): (value: number) => string {
  return useMemo(() => {
    const format = new Intl.NumberFormat(document.documentElement.lang || 'en');
    return (value) => format.format(value);
  }, []);
}
