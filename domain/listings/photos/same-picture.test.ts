import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { MeasuredPhoto } from '#adapters/images/contract.ts';
import { createSharpImages } from '#adapters/images/sharp.ts';
import { findSamplePhoto } from '#adapters/listing-source/sample-pages/photos/sample-photos.ts';
import { isSamePicture } from './same-picture.ts';

const images = createSharpImages();
const names = ['marrow-front', 'marrow-living', 'marrow-living-empty', 'marrow-kitchen', 'heron-lake'];
const drawn = new Map<string, Buffer>();

beforeAll(async () => {
  for (const name of names) drawn.set(name, (await findSamplePhoto(`${name}-small.jpg`)?.draw()) as Buffer);
});

const original = (name: string) => sharp(drawn.get(name));

async function measured(picture: Sharp): Promise<MeasuredPhoto> {
  return (await images.measure(await picture.toBuffer())) as MeasuredPhoto;
}

test.each([
  ['smaller', (p: Sharp) => p.resize(320).jpeg()],
  ['poorly compressed', (p: Sharp) => p.jpeg({ quality: 25 })],
  ['in another format', (p: Sharp) => p.webp({ quality: 60 })],
  ['cut to 4:3', (p: Sharp) => p.resize(400, 300, { fit: 'cover' }).jpeg()],
  ['cut to a square', (p: Sharp) => p.resize(300, 300, { fit: 'cover' }).jpeg()],
  ['cut to 16:9', (p: Sharp) => p.resize(640, 360, { fit: 'cover' }).jpeg()],
  ['cut at the left', (p: Sharp) => p.resize(400, 300, { fit: 'cover', position: 'right' }).jpeg()],
  ['with a small watermark', (p: Sharp) => p.composite([{ input: watermark, gravity: 'southeast' }]).jpeg()],
])('a photo %s is the same picture', async (_name, change) => {
  for (const name of names) {
    const [a, b] = [await measured(original(name)), await measured(change(original(name)))];
    expect(isSamePicture(a, b), name).toBe(true);
    expect(isSamePicture(b, a), name).toBe(true);
  }
});

test('different photos of one home differ, and so do an empty room and its staged view', async () => {
  const all = await Promise.all(names.map((name) => measured(original(name))));
  for (const [at, a] of all.entries()) {
    for (const [other, b] of all.entries())
      expect(isSamePicture(a, b), `${names[at]} ${names[other]}`).toBe(at === other);
  }
});

test.each([
  ['mirrored', (p: Sharp) => p.flop()],
  ['at night', (p: Sharp) => p.modulate({ brightness: 0.45, hue: 40 })],
  ['from closer', (p: Sharp) => p.extract({ left: 160, top: 100, width: 360, height: 240 })],
])('the same place %s is another picture', async (_name, change) => {
  for (const name of ['marrow-living', 'heron-lake']) {
    expect(
      isSamePicture(await measured(original(name)), await measured(change(original(name)).jpeg())),
      name,
    ).toBe(false);
  }
});

// Strokes instead of letters: fonts differ between machines.
const watermark = Buffer.from(
  '<svg width="90" height="24"><rect width="90" height="24" fill="#fff" opacity="0.7"/><path d="M8 6v12M20 6v12M32 6v12M44 6v12M56 6v12M68 6v12M80 6v12" stroke="#000" stroke-width="5"/></svg>',
);
