import { DamagedMedia } from './damaged-media.ts';

const drawing = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF']);

/** The chunks that draw the picture. VP8X isn't one of them: it says which metadata there is. */
export function webpData(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const type = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length;
    if (end > bytes.length) throw new DamagedMedia('a chunk does not end');
    if (drawing.has(type)) parts.push(bytes.subarray(at + 8, end));
    // Chunks begin at even positions.
    at = end + (length % 2);
  }
  if (at < bytes.length || parts.length === 0) throw new DamagedMedia('broken off');
  return parts;
}
