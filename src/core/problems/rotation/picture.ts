import { type Board, CELL_COUNT, CELL_PLACES, CENTRE, symbolAt } from './board';

/** Pixels of a cell's side and of the gap between two cells. */
const SIDE = 18;
const GAP = 2;
const STEP = SIDE + GAP;
const CELLS_ACROSS = 7;

/** Width and height of a picture in pixels. */
const PICTURE_SIZE = CELLS_ACROSS * STEP + GAP;

const HALF = SIDE / 2;
const SHAPES = [
  '',
  `<circle cx="${HALF}" cy="${HALF}" r="7.5" fill="#4da3ff"/>`,
  '<rect x="2.5" y="2.5" width="13" height="13" rx="2" fill="#e8a33d"/>',
  `<path d="M${HALF} 0.5 17.5 ${HALF} ${HALF} 17.5 0.5 ${HALF}z" fill="#5cc77a"/>`,
] as const;

/**
 * Draws a board as an SVG image in ASCII, told apart by digits, colours and shapes, for light and dark backgrounds.
 *
 * @param outlined cells that get an outline: the line of a move, say
 */
export function drawBoard(board: Board, outlined: readonly number[] = []): string {
  let cells = '';
  for (let cell = 0; cell < CELL_COUNT; cell++) cells += drawCell(board, cell, outlined.includes(cell));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" ` +
    `font-family="sans-serif" font-size="11" font-weight="700" text-anchor="middle" fill="#1b1b1b">${cells}</svg>`
  );
}

function drawCell(board: Board, cell: number, outlined: boolean): string {
  const { row, column } = CELL_PLACES[cell] ?? { row: 0, column: 0 };
  const symbol = symbolAt(board, cell);
  const back = (CENTRE >> cell) & 1 ? '#4da3ff' : '#808080';
  const border = outlined ? ' stroke="#a371f7" stroke-width="2"' : '';
  const digit = symbol === 0 ? '?' : String(symbol);
  return (
    `<g transform="translate(${GAP + column * STEP} ${GAP + row * STEP})">` +
    `<rect width="${SIDE}" height="${SIDE}" rx="4" fill="${back}" fill-opacity="0.25"${border}/>${SHAPES[symbol]}` +
    `<text x="${HALF}" y="13"${symbol === 0 ? ' fill="#e51400"' : ''}>${digit}</text></g>`
  );
}
