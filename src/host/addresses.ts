/** What `vscode.Uri` has, as far as folders are concerned. */
interface Address {
  readonly scheme: string;
  readonly authority: string;
  readonly path: string;
}

/** Whether an address is a folder's, or of a file anywhere in it. */
export function isWithin(uri: Address, folder: Address): boolean {
  return (
    uri.scheme === folder.scheme &&
    uri.authority === folder.authority &&
    (uri.path === folder.path || uri.path.startsWith(folder.path.replace(/\/?$/, '/')))
  );
}

/** The path of `uri`, which lies within `from`, after `from` has been renamed to `to`. */
export function movedPath(uri: Address, from: Address, to: Address): string {
  return to.path + uri.path.slice(from.path.length);
}

/** The last part of an address. */
export function fileName({ path }: Pick<Address, 'path'>): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
