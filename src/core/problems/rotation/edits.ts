import type { Board } from './board';

/** A change to the boards of an input, as the board editor asks for it. Cases are counted from 0. */
export type BoardEdit =
  /** Plays a word on a board. */
  | { readonly kind: 'turn'; readonly case: number; readonly word: string }
  /** Puts a symbol into a cell, which may be foreign or missing now. */
  | { readonly kind: 'set'; readonly case: number; readonly cell: number; readonly symbol: 1 | 2 | 3 }
  /** Puts a new board behind a case, or first where `case` is -1. */
  | { readonly kind: 'add'; readonly case: number; readonly board: Board }
  | { readonly kind: 'replace'; readonly case: number; readonly board: Board }
  | { readonly kind: 'delete'; readonly case: number };
