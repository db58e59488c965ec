import type { MediaType } from '../contract.ts';

const starts: [MediaType, number, string][] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
  ['video/mp4', 4, 'ftyp'],
  ['audio/mpeg', 0, 'ID3'],
];

/** By its first bytes; a name proves nothing. */
export function readMediaType(bytes: Uint8Array): MediaType | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const known = starts.find(([, at, text]) => head.startsWith(text, at));
  if (known) return known[0];
  const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2;
  return isFrame ? 'audio/mpeg' : undefined;
}
