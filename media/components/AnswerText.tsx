import type { VNode } from 'preact';
import type { AnswerView } from '../../src/protocol/messages';
import { useTranslate } from '../context';

/** The word and the symbol in the centre: `AC → 2`. */
export function AnswerText({ answer }: { readonly answer: AnswerView }): VNode {
  const t = useTranslate();
  return (
    <span class="answer-text" title={answer.word}>
      <span class="answer-word">{answer.word || t('Solved')}</span>
      <span class="answer-centre"> → {answer.centre}</span>
    </span>
  );
}
