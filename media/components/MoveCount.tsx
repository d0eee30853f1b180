import type { VNode } from 'preact';
import { useTranslate } from '../context';

/** "4 moves". */
export function MoveCount({ count }: { readonly count: number }): VNode {
  const t = useTranslate();
  return <>{count === 1 ? t('1 move') : t('{0} moves', count)}</>;
}
