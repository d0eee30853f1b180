import type { Translate } from '../text/translate';
import type { LayoutFault } from './caseResult';

/** How a right output is laid out otherwise than the judge's, as a sentence for people. */
export function describeLayout(layout: LayoutFault, t: Translate): string {
  switch (layout) {
    case 'blank-line':
      return t('Right, but with a blank line that the judge does not print.');
    case 'leading-space':
      return t('Right, but with spaces at the start of a line.');
    case 'merged-lines':
      return t('Right, but on one line what the judge prints on two.');
    case 'glued-lines':
      return t('Right, but a line break is missing here.');
    case 'split-line':
      return t('Right, but on two lines what the judge prints on one.');
    case 'inner-space':
      return t('Right, but with too many spaces between the words.');
    case 'letter-case':
      return t('Right, but with other capitals than “No moves needed” has.');
    case 'byte-order-mark':
      return t('Right, but a byte order mark stands before it.');
  }
}
