import type { MarkView } from '../../src/protocol/messages';
import { useTranslate } from '../context';

/** The line of a mark beside its verdict: which file fails, and the reason where the verdict does not say all. */
export function useMarkText(): (mark: MarkView) => string {
  const t = useTranslate();
  return ({ name, summary }) => (summary === '' ? name : t('{0}: {1}', name, summary));
}
