import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openPhoto } from './open-photo.ts';

const read = (bytes: Uint8Array) => openPhoto(bytes).resize(4, 4).raw().toBuffer();

/** The head of a PNG, which may promise any size. */
async function promising(side: number): Promise<Uint8Array> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test('a photo is read', async () => {
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  expect(await read(photo)).toHaveLength(4 * 4 * 3);
});

test('an SVG or a PDF is not accepted as a photo', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  for (const text of [svg, `<?xml version="1.0"?>${svg}`, '%PDF-1.7'])
    expect(() => openPhoto(Buffer.from(text))).toThrow('not a photo');
});

test('a photo that claims more than sixty million pixels is not decoded', async () => {
  await expect(read(await promising(8000))).rejects.toThrow('pixel limit');
  await expect(read(await promising(60_000))).rejects.toThrow(/pixel limit|dimension/i);
});
