import { MOST_BOARDS } from '../problems/rotation/inputReader';
import type { Translate } from '../text/translate';
import type { StressInput } from './shrink';
import { type StressLayout, isPromisedLayout } from './stressLayout';

/**
 * What else is to be said of the smallest input on which a submission fails, in sentences for people: that its layout
 * matters, and that the statement does not promise it.
 */
export function stressRemarks({ boards, layout }: StressInput, t: Translate): readonly string[] {
  const remarks: string[] = [];
  if (layout !== 'line')
    remarks.push(t('In the plain layout it does not fail; here {0}.', nameLayout(layout, t)));
  if (!isPromisedLayout(layout))
    remarks.push(t('The statement promises a board a line, so a judge need not have such an input.'));
  if (boards.length > MOST_BOARDS)
    remarks.push(t('The statement promises at most 30 boards, so a judge need not have such an input.'));
  return remarks;
}

function nameLayout(layout: Exclude<StressLayout, 'line'>, t: Translate): string {
  switch (layout) {
    case 'crlf':
      return t('lines end with CR LF');
    case 'trailing-spaces':
      return t('lines end with a space');
    case 'no-final-newline':
      return t('the last line has no line break');
    case 'blank-lines':
      return t('blank lines stand between the boards');
    case 'tabs':
      return t('tabs stand between the numbers');
    case 'one-line':
      return t('all boards stand on one line');
    case 'wrapped':
      return t('boards go on in the next line');
    case 'picture':
      return t('each board is laid out as a #');
  }
}
