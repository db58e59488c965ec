const metaSearchBytes = 4_096;

/**
 * Decodes a page as a browser would: byte order mark, HTTP header, the page's own declaration, then by trial.
 */
export function decodeHtml(bytes: Buffer, contentType: string): string {
  const encoding =
    encodingFromMark(bytes) ??
    knownEncoding(charsetOf(contentType)) ??
    encodingFromPage(bytes) ??
    encodingByTrial(bytes);
  return new TextDecoder(encoding).decode(bytes);
}

function encodingFromMark(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return undefined;
}

function encodingFromPage(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, metaSearchBytes).toString('latin1');
  const stated =
    /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]{2,40})/i.exec(start)?.[1] ??
    /^\s*<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w.:-]{2,40})/i.exec(start)?.[1];
  const encoding = knownEncoding(stated);
  // A declaration readable as single bytes can't be in a two-byte encoding.
  return encoding?.startsWith('utf-16') ? 'utf-8' : encoding;
}

function encodingByTrial(bytes: Buffer): string {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

function charsetOf(contentType: string): string | undefined {
  return /charset\s*=\s*["']?([\w.:-]{2,40})/i.exec(contentType)?.[1];
}

function knownEncoding(label: string | undefined): string | undefined {
  if (!label) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
