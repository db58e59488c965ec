import type { PhotoNotes } from './contract.ts';

type Metadata = { exif?: Buffer; xmp?: Buffer };

const MAX_LENGTH = 200;
const tags = { artist: 0x013b, copyright: 0x8298 };

/** Reads what must not be lost from a stranger's file. Nothing in the file can make this fail. */
export function readPhotoNotes({ exif, xmp }: Metadata): PhotoNotes {
  const packet = xmp?.subarray(0, 100_000).toString('utf8') ?? '';
  const owner =
    readExif(exif, tags.copyright) ??
    inPacket(packet, 'dc:rights') ??
    readExif(exif, tags.artist) ??
    inPacket(packet, 'dc:creator') ??
    inPacket(packet, 'photoshop:Credit');
  const license = inPacket(packet, 'xmpRights:WebStatement');
  const credit = [owner, license && /^https?:\/\/\S+$/.test(license) ? license : undefined]
    .filter(Boolean)
    .join(' ');
  const madeBy = softwareIn(inPacket(packet, 'Iptc4xmpExt:DigitalSourceType') ?? '');
  return { ...(credit && { credit }), ...(madeBy && { madeBy }) };
}

/** https://cv.iptc.org/newscodes/digitalsourcetype/ */
function softwareIn(type: string): PhotoNotes['madeBy'] {
  const name = type.split('/').at(-1)?.toLowerCase();
  if (name === 'trainedalgorithmicmedia' || name === 'digitalart' || name === 'virtualrecording')
    return 'software';
  return name === 'compositewithtrainedalgorithmicmedia' || name === 'compositesynthetic'
    ? 'software-and-camera'
    : undefined;
}

/** A property of an XMP packet, as an attribute, as text or as the first entry of its list. */
function inPacket(packet: string, name: string): string | undefined {
  const found =
    new RegExp(`\\b${name}="([^"]{1,400})"`).exec(packet) ??
    new RegExp(`<${name}>(?:\\s*<rdf:(?:Alt|Seq|Bag)>\\s*<rdf:li[^>]{0,80}>)?([^<]{1,400})<`).exec(packet);
  return clean(
    (found?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&apos;', "'"),
  );
}

/** A text in the first directory of an EXIF block. */
function readExif(exif: Buffer | undefined, tag: number): string | undefined {
  if (!exif) return undefined;
  try {
    const block = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
    const isLittle = block.toString('latin1', 0, 2) === 'II';
    const short = (at: number) => (isLittle ? block.readUInt16LE(at) : block.readUInt16BE(at));
    const long = (at: number) => (isLittle ? block.readUInt32LE(at) : block.readUInt32BE(at));
    const start = long(4);
    for (let entry = 0; entry < Math.min(short(start), 200); entry += 1) {
      const at = start + 2 + entry * 12;
      if (short(at) !== tag || short(at + 2) !== 2) continue;
      const length = Math.min(long(at + 4), 1000);
      const from = length <= 4 ? at + 8 : long(at + 8);
      return clean(block.subarray(from, from + length).toString('utf8'));
    }
  } catch {
    // Truncated or made up, so it says nothing.
  }
  return undefined;
}

function clean(text: string): string | undefined {
  const words = text
    .split('\0', 1)[0]
    ?.toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\ufffd]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
  return words || undefined;
}
