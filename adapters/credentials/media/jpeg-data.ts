import { DamagedMedia } from './damaged-media.ts';

const SCAN = 0xda;
const END = 0xd9;
const COMMENT = 0xfe;

/** Everything that draws the picture: all segments except comments and those that applications add. */
export function jpegData(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) throw new DamagedMedia('no marker');
    const marker = bytes[at + 1] as number;
    if (marker === END) return parts;
    // A marker may be preceded by fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + lengthAt(bytes, at + 2);
    if (end > bytes.length) break;
    const next = marker === SCAN ? endOfScan(bytes, end) : end;
    const isApplication = marker >= 0xe0 && marker <= 0xef;
    if (!isApplication && marker !== COMMENT) parts.push(bytes.subarray(at, next));
    at = next;
  }
  throw new DamagedMedia('broken off');
}

function lengthAt(bytes: Uint8Array, at: number): number {
  const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  if (length < 2) throw new DamagedMedia('a segment without length');
  return length;
}

/** Inside a scan, FF is followed by 00 or a restart marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0x00 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new DamagedMedia('the scan breaks off');
}
