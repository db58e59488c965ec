const sampleBytes = 4_096;

/** UTF-16 without a byte order mark shows as a zero in every other byte of Latin text. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, sampleBytes);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros.map((count) => count / Math.max(1, sample.length / 2));
  if (odd > 0.4 && even < 0.1) return 'utf-16le';
  return even > 0.4 && odd < 0.1 ? 'utf-16be' : null;
}

function markOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

function decodeAs(bytes: Uint8Array, charset: string, fatal = false): string | null {
  try {
    return new TextDecoder(charset, { fatal }).decode(bytes);
  } catch {
    // An unknown charset, or bytes it doesn't include.
    return null;
  }
}

/**
 * Bytes as text, in whatever encoding a browser, an old editor or a mail program saved them. Anything that isn't valid
 * UTF-8 is read in its stated charset, otherwise as Windows-1252.
 */
export function decodeText(bytes: Uint8Array, stated?: string): string {
  const marked = markOf(bytes) ?? unmarkedUtf16(bytes);
  if (marked) return decodeAs(bytes, marked) ?? '';
  const text = decodeAs(bytes, 'utf-8', true);
  if (text !== null) return text;
  const head = decodeAs(bytes.subarray(0, sampleBytes), 'latin1') ?? '';
  const named = stated ?? /charset=["']?\s*([\w-]{3,20})/i.exec(head)?.[1];
  return decodeAs(bytes, named ?? 'windows-1252') ?? decodeAs(bytes, 'windows-1252') ?? '';
}
