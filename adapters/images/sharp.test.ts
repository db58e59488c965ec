import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MeasuredPhoto, PreparedPhoto } from './contract.ts';
import { createSharpImages } from './sharp.ts';

const images = createSharpImages({ maxPixels: 4_000_000 });

/** Soft colors and noise: enough like a photo for the encoders, and quick to draw. */
async function picture(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const base = sharp({ create: { width, height, channels: 3, background: '#808080', noise } });
  return base.blur(2).tint('#b07a50').jpeg({ quality: 90 }).toBuffer();
}

let photo: Buffer;

beforeAll(async () => {
  photo = await picture(1500, 1000);
});

describe('prepare', () => {
  let prepared: PreparedPhoto;

  beforeAll(async () => {
    prepared = (await images.prepare(photo)) as PreparedPhoto;
  });

  test('three formats in each width, never wider than the photo', () => {
    const made = prepared.variants.map(({ format, width, height }) => `${format} ${width}x${height}`);
    expect(prepared).toMatchObject({ kind: 'prepared', width: 1500, height: 1000 });
    expect(made).toEqual([
      'avif 640x427',
      'webp 640x427',
      'jpeg 640x427',
      'avif 960x640',
      'webp 960x640',
      'jpeg 960x640',
      'avif 1500x1000',
      'webp 1500x1000',
      'jpeg 1500x1000',
    ]);
  });

  test('each file has the format its name and type claim', async () => {
    for (const { bytes, format, width, height, name, contentType } of prepared.variants) {
      const found = await sharp(bytes).metadata();
      expect([found.width, found.height]).toEqual([width, height]);
      expect(found.format).toBe(format === 'avif' ? 'heif' : format);
      expect(contentType).toBe(`image/${format}`);
      expect(name).toBe(`${prepared.hash}-${width}.${format === 'jpeg' ? 'jpg' : format}`);
    }
  });

  test('the preview is tiny', () => {
    expect(prepared.preview).toMatch(/^data:image\/webp;base64,/);
    expect(prepared.preview.length).toBeLessThan(400);
  });

  test('the same bytes give the same names, and different bytes different ones', async () => {
    const small = await picture(300, 200);
    const [first, second] = [await images.prepare(small), await images.prepare(small)];
    expect(first).toMatchObject({ kind: 'prepared', hash: (second as PreparedPhoto).hash });
    expect((first as PreparedPhoto).hash).not.toBe(prepared.hash);
  });
});

test('a photo taken upright is rotated, and its location is removed', async () => {
  const sideways = await sharp(await picture(400, 300))
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '42/1 15/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const prepared = (await images.prepare(sideways)) as PreparedPhoto;
  expect([prepared.width, prepared.height]).toEqual([300, 400]);
  for (const variant of prepared.variants)
    expect((await sharp(variant.bytes).metadata()).exif).toBeUndefined();
});

test('measures tell a photo from a graphic', async () => {
  const flat = await sharp({ create: { width: 400, height: 300, channels: 4, background: '#00000000' } })
    .composite([
      {
        input: Buffer.from('<svg width="200" height="300"><rect width="200" height="300"/></svg>'),
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  const graphic = (await images.measure(flat)) as MeasuredPhoto;
  expect(graphic).toMatchObject({ width: 400, height: 300, transparentShare: expect.closeTo(0.5, 1) });
  expect(graphic.entropyBits).toBeLessThan(2);
  const measured = (await images.measure(photo)) as MeasuredPhoto;
  expect(measured.entropyBits).toBeGreaterThan(graphic.entropyBits);
  expect(measured.thumb).toHaveLength(32 * 32 * 3);
});

describe('hostile files', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script/></svg>');

  test.each([
    ['SVG', svg],
    ['HTML', Buffer.from('<!doctype html><img src=x>')],
    ['PDF', Buffer.from('%PDF-1.7 ...')],
    ['TIFF', Buffer.from('II*\0aaaaaaaaaaaaaaaa')],
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from('x')],
  ])('%s is not decoded at all', async (_name, bytes) => {
    expect(await images.prepare(bytes)).toMatchObject({ kind: 'refused', reason: 'not_a_photo_file' });
    expect(await images.measure(bytes)).toMatchObject({ kind: 'refused', reason: 'not_a_photo_file' });
  });

  test('a small file that unpacks to too many pixels is refused', async () => {
    const bomb = pngOf(30_000, 30_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await images.measure(bomb)).toMatchObject({ kind: 'refused', reason: 'too_many_pixels' });
    expect(await images.prepare(bomb)).toMatchObject({ kind: 'refused', reason: 'too_many_pixels' });
  });

  test.each([0.3, 0.6, 0.9])('a photo cut off at %d of its length is refused', async (share) => {
    const cut = photo.subarray(0, photo.length * share);
    expect(await images.prepare(cut)).toMatchObject({ kind: 'refused', reason: 'damaged' });
  });

  test('a file that only starts like a photo is refused', async () => {
    const lies = [
      Buffer.concat([photo.subarray(0, 20), svg]),
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg]),
      Buffer.concat([Buffer.from('RIFF\xff\xff\xff\xffWEBP', 'latin1'), svg]),
      Buffer.concat([Buffer.from('\0\0\0\x20ftypavif', 'latin1'), svg]),
      Buffer.concat([Buffer.from('GIF89a', 'latin1'), svg]),
    ];
    for (const lie of lies)
      expect(await images.prepare(lie)).toMatchObject({ kind: 'refused', reason: 'damaged' });
  });

  test('the next photo after a refusal is prepared as usual', async () => {
    const small = await picture(200, 150);
    const [refused, prepared] = await Promise.all([images.prepare(svg), images.prepare(small)]);
    expect([refused.kind, prepared.kind]).toEqual(['refused', 'prepared']);
  });
});

/** A valid header followed by an empty picture: decoders believe the size before they see the data. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    withCrc(chunk('IHDR', header)),
    withCrc(chunk('IDAT', deflateSync(Buffer.alloc(1000)))),
    withCrc(chunk('IEND', Buffer.alloc(0))),
  ]);
}

function withCrc(chunk: Buffer): Buffer {
  let crc = 0xffffffff;
  for (const byte of chunk.subarray(4, -4)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  chunk.writeUInt32BE((crc ^ 0xffffffff) >>> 0, chunk.length - 4);
  return chunk;
}

test('a photo someone is waiting for isn’t queued behind one being prepared for hosting', async () => {
  const small = await picture(300, 200);
  const done: string[] = [];
  await Promise.all([
    images.prepare(photo).then(({ kind }) => done.push(kind)),
    images.shrink(small, 100).then(({ kind }) => done.push(kind)),
  ]);
  expect(done).toEqual(['shrunk', 'prepared']);
});

describe('camera metadata', () => {
  /** Lies on its side, and says where, when, with what and by whom it was taken. */
  async function cameraPhoto(): Promise<Buffer> {
    return sharp(await picture(900, 600))
      .withExif({
        IFD0: { Make: 'Nokon', Model: 'Z-77', Copyright: '(c) 2026 Ada Keller', Artist: 'Ada Keller' },
        IFD2: { DateTimeOriginal: '2026:05:04 10:11:12', LensModel: 'Zoom-24' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 3/1 0/1', GPSLongitudeRef: 'W' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
  }

  test('location, device and time are removed from every copy; the owner stays, and the photo is upright', async () => {
    const bytes = await cameraPhoto();
    const before = await sharp(bytes).metadata();
    expect(before.exif?.toString('latin1')).toContain('Nokon');
    const prepared = (await images.prepare(bytes)) as PreparedPhoto;
    expect(prepared).toMatchObject({ width: 600, height: 900 });
    const shrunk = await images.shrink(bytes, 400, { keepsCredit: true });
    const copies = [...prepared.variants.map((variant) => variant.bytes), 'bytes' in shrunk && shrunk.bytes];
    expect(copies).toHaveLength(4);
    for (const copy of copies) {
      const { exif, orientation, width = 0, height = 0 } = await sharp(copy as Buffer).metadata();
      const written = exif?.toString('latin1') ?? '';
      expect(written).toContain('(c) 2026 Ada Keller');
      for (const word of ['Nokon', 'Z-77', '2026:05:04', 'Zoom-24', 'GPS'])
        expect(written).not.toContain(word);
      // The pointer to the block of places.
      expect(written).not.toContain('\x88\x25');
      expect(written).not.toContain('\x25\x88');
      expect([1, undefined]).toContain(orientation);
      expect(height).toBeGreaterThan(width);
    }
    const plain = await images.shrink(bytes, 400);
    expect((await sharp('bytes' in plain ? plain.bytes : undefined).metadata()).exif).toBeUndefined();
  });

  test('the owner, the license and software edits are read', async () => {
    const xmp = (inside: string, attributes = '') =>
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" ${attributes}>${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`;
    const notesOf = async (packet: string) => {
      const bytes = await sharp(await picture(300, 200))
        .withXmp(packet)
        .jpeg()
        .toBuffer();
      return ((await images.measure(bytes)) as MeasuredPhoto).notes;
    };
    const rights =
      '<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">Lumen &amp; Co</rdf:li></rdf:Alt></dc:rights>';
    const license = 'xmpRights:WebStatement="https://lumen.example/license"';
    expect(await notesOf(xmp(rights, license))).toEqual({
      credit: 'Lumen & Co https://lumen.example/license',
    });
    const source = (name: string) =>
      `Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${name}"`;
    expect(await notesOf(xmp('', source('trainedAlgorithmicMedia')))).toEqual({ madeBy: 'software' });
    expect(await notesOf(xmp('', source('compositeWithTrainedAlgorithmicMedia')))).toEqual({
      madeBy: 'software-and-camera',
    });
    expect(await notesOf(xmp('', source('digitalCapture')))).toEqual({});
    expect(await notesOf(xmp('', 'xmpRights:WebStatement="javascript:alert(1)"'))).toEqual({});
  });
});
