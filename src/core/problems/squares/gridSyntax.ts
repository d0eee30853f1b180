import type { CaseSyntax } from '../counted/caseSyntax';
import { goodCase, isTwoLines, lacksCaseCount, looksLikeCase, restIsCase } from './caseStarts';
import type { GridFault } from './faults';
import type { GridContent } from './input';
import { OpenGrid } from './openGrid';

/** How grids are read: their size, how many matches are gone, and the matches. */
export const GRID_SYNTAX: CaseSyntax<GridContent, GridFault> = {
  lacksCaseCount,
  startsGoodCase: (window) => goodCase(window) !== undefined,
  looksLikeCase,
  startsMisspelt: (window) => isTwoLines(window) && !isTwoLines(window, 1),
  restIsCase,
  start: (token, source) => new OpenGrid(token, source),
};
