import { DamagedMedia } from './damaged-media.ts';

const HEADER = 10;
const OLD_TAG = 128;

/** The audio frames, without the tags before and after them. */
export function mp3Data(bytes: Uint8Array): Uint8Array[] {
  let start = 0;
  while (isText(bytes, start, 'ID3')) start += HEADER + tagLength(bytes, start);
  const hasOldTag = bytes.length >= OLD_TAG && isText(bytes, bytes.length - OLD_TAG, 'TAG');
  const end = hasOldTag ? bytes.length - OLD_TAG : bytes.length;
  const isFrame = bytes[start] === 0xff && ((bytes[start + 1] ?? 0) & 0xe0) === 0xe0;
  if (start >= end || !isFrame) throw new DamagedMedia('no audio frame');
  return [bytes.subarray(start, end)];
}

/** Seven bits a byte; a tag with a footer has ten bytes more. */
function tagLength(bytes: Uint8Array, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 6, at + HEADER);
  const hasFooter = ((bytes[at + 5] ?? 0) & 0x10) !== 0;
  return (
    (a & 0x7f) * 2 ** 21 + (b & 0x7f) * 2 ** 14 + (c & 0x7f) * 2 ** 7 + (d & 0x7f) + (hasFooter ? HEADER : 0)
  );
}

function isText(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((char, index) => bytes[at + index] === char.charCodeAt(0));
}
