import type { InputFault } from '../../core/problems/rotation/faults';
import { type RotationInput, readInputInSlices } from '../../core/problems/rotation/input';
import type { Sliced } from '../../core/search/slices';

/**
 * Reads a document as judges read its file. VS Code keeps a byte order mark out of the text, so it is told from the
 * encoding, with an empty span at the start. VS Code writes UTF-16 with a mark.
 *
 * @param encoding as in `vscode.TextDocument`
 */
export function* readDocument(text: string, encoding: string): Sliced<RotationInput> {
  const input = yield* readInputInSlices(text);
  const utf16 = encoding.startsWith('utf16');
  if (!utf16 && encoding !== 'utf8bom') return input;
  const mark: InputFault = {
    code: 'byte-order-mark',
    span: { start: 0, end: 0 },
    ...(utf16 ? { utf16 } : {}),
  };
  return { ...input, faults: [mark, ...input.faults] };
}
