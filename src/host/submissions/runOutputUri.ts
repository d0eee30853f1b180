import * as vscode from 'vscode';
import { integer, isString, record } from '../../core/guards';
import { fileName } from '../addresses';

export const RUN_OUTPUT_SCHEME = 'rotation-run';

/** Which output of a submission a document shows. */
export interface RunOutputPlace {
  readonly source: string;
  readonly input: string;
  /** The case of the input that was run alone; undefined for the output of the whole input. */
  readonly board?: number;
}

const isPlace = record<RunOutputPlace>({ source: isString, input: isString, board: integer(0) }, ['board']);

/** The address of what a submission printed on an input, or on one of its boards; its name tells both files. */
export function runOutputUri(source: vscode.Uri, input: vscode.Uri, board?: number): vscode.Uri {
  const place: RunOutputPlace = {
    source: source.toString(),
    input: input.toString(),
    ...(board === undefined ? {} : { board }),
  };
  const stem = fileName(input).replace(/\.rot$/i, '');
  const suffix = board === undefined ? '' : `-${board + 1}`;
  return vscode.Uri.from({
    scheme: RUN_OUTPUT_SCHEME,
    path: `/${stem}${suffix}.${fileName(source)}.out`,
    query: JSON.stringify(place),
  });
}

/** What an address that `runOutputUri` made is of; undefined for any other. */
export function runOutputPlace({ scheme, query }: vscode.Uri): RunOutputPlace | undefined {
  if (scheme !== RUN_OUTPUT_SCHEME) return undefined;
  try {
    const place: unknown = JSON.parse(query);
    return isPlace(place) ? place : undefined;
  } catch {
    return undefined;
  }
}
