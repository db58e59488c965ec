/** Where a stored file is served. Keys contain a hash of the bytes, so the content of an address never changes. */
export function fileUrl(key: string): string {
  return `/files/${key}`;
}

/** The key behind one of our own file addresses; undefined for any other address. */
export function fileKeyOf(url: string): string | undefined {
  return url.startsWith('/files/') ? url.slice('/files/'.length) : undefined;
}
