/** The two boards of the problem statement, `AC` / 2 and `DDHH` / 2. */
export const FIRST = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';
export const SECOND = '1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3';

/** `FIRST` with a 2 changed into a 1. */
export const UNEVEN = '1 1 1 1 3 1 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';

/** The judge input of the problem statement. */
export const SAMPLE = `${FIRST}\n${SECOND}\n0\n`;
