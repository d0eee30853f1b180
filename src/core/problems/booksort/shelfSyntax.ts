import type { IntegerToken } from '../../text/integerTokens';
import type { CaseSource, CaseSyntax, OpenCase } from '../counted/caseSyntax';
import { isBookCount, lacksCaseCount, looksLikeCase, restIsCase, shelfLine, startsCase } from './caseStarts';
import type { ShelfFault } from './faults';
import type { ShelfContent } from './input';
import { OddShelf } from './oddShelf';
import { OpenShelf } from './openShelf';
import { UncountedShelf } from './uncountedShelf';

type OpenShelfCase = OpenCase<ShelfContent, ShelfFault>;

function startShelf(
  token: IntegerToken,
  source: CaseSource<ShelfFault>,
  last: OpenShelfCase | undefined,
): OpenShelfCase {
  const { span, value = 0, startsLine } = token;
  const { window } = source.text;
  const books = startsLine && !last?.sharesLine ? shelfLine(window) : undefined;
  if (books !== undefined) return new UncountedShelf(source, token, books);
  if (isBookCount(value)) {
    const sharesLine = !startsLine || !window.endsLine(1);
    window.next();
    return new OpenShelf(source, span, value, sharesLine);
  }
  source.report({ code: 'bad-book-count', span, token: source.text.headOf(span) });
  return new OddShelf(source, span, value, last?.sharesLine === true);
}

/** How shelves are read: their number of books, and the books. */
export const SHELF_SYNTAX: CaseSyntax<ShelfContent, ShelfFault> = {
  lacksCaseCount,
  startsGoodCase: (window) => startsCase(window),
  looksLikeCase,
  startsMisspelt: () => false,
  restIsCase,
  start: startShelf,
};
