import { DamagedMedia } from './damaged-media.ts';

const drawing = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT']);

/** The chunks that draw the picture, without their lengths: programs split them as they like. */
export function pngData(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) break;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'IEND') return parts;
    if (drawing.has(type)) parts.push(bytes.subarray(at + 8, at + 8 + length));
    at = end;
  }
  throw new DamagedMedia('broken off');
}
