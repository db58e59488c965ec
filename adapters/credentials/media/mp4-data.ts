import { DamagedMedia } from './damaged-media.ts';

/** What is played: the media data, without the boxes that describe it. */
export function mp4Data(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const { head, size } = sizeOf(view, at);
    if (size < head || at + size > bytes.length) throw new DamagedMedia('a box does not end');
    if (type === 'mdat') parts.push(bytes.subarray(at + head, at + size));
    at += size;
  }
  if (at !== bytes.length || parts.length === 0) throw new DamagedMedia('broken off');
  return parts;
}

/** A size of 1 means that a longer number follows; 0 means the rest of the file. */
function sizeOf(view: DataView, at: number): { head: number; size: number } {
  const size = view.getUint32(at);
  if (size === 0) return { head: 8, size: view.byteLength - at };
  if (size !== 1) return { head: 8, size };
  if (at + 16 > view.byteLength) throw new DamagedMedia('a box does not end');
  return { head: 16, size: Number(view.getBigUint64(at + 8)) };
}
