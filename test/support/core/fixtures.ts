import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Board, boardFromSymbols } from '../../../src/core/problems/rotation/board';

export const ROTATION_FIXTURES = ['sample', 'colour-tie', 'hardest', 'random-300'] as const;

export type RotationFixture = (typeof ROTATION_FIXTURES)[number];

/** Path of a file of test/fixtures. */
export function fixturePath(name: string): string {
  return join(__dirname, '../../fixtures', name);
}

/** Input and answer of a Rotation fixture. */
export function rotationFixture(name: RotationFixture): { input: string; answers: string; boards: Board[] } {
  const input = readFileSync(fixturePath(`rotation/${name}.in`), 'utf8');
  const answers = readFileSync(fixturePath(`rotation/${name}.ans`), 'utf8');
  const symbols = input.trim().split(/\s+/).map(Number);
  const boards: Board[] = [];
  for (let from = 0; symbols[from] !== 0; from += 24)
    boards.push(boardFromSymbols(symbols.slice(from, from + 24)));
  return { input, answers, boards };
}
