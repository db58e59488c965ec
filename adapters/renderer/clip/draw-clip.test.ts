import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { AgentCard } from '../contract.ts';
import { createRenderer } from '../create-renderer.ts';

const renderer = createRenderer({ root: process.cwd() });
const nobody: AgentCard = {
  name: null,
  brokerage: null,
  phone: null,
  website: null,
  license: null,
  introLine: null,
  photo: null,
  logo: null,
  colors: { onPaper: '#9c4310', onDark: '#ffb45e', surface: '#9c4310', onSurface: '#ffffff' },
};
const longest =
  'Maximiliana-Theodora Featherstonehaugh-Cholmondeley & Associates of the Greater Lakes Region';
const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ffffff' } })
  .jpeg()
  .toBuffer();

test('a backdrop is wider than its clip by the distance it travels, even with no photo or a broken one', async () => {
  for (const bytes of [photo, null, Buffer.from('<svg/>')]) {
    const size = { width: 216, height: 384, travel: 40 };
    const drawn = sharp(await renderer.drawClipBackdrop({ ...size, photo: bytes }));
    expect(await drawn.metadata()).toMatchObject({ width: 256, height: 384, hasAlpha: false });
  }
});

test('captions and hook are transparent around their words, and their plate is dark on a white photo', async () => {
  const size = { width: 486, height: 150 };
  const caption = await renderer.drawClipCaption({
    ...size,
    words: ['Four', 'bedrooms'],
    current: 1,
    color: '#ffb45e',
  });
  const hook = await renderer.drawClipHook({
    ...size,
    text: `A dock of its own. ${longest}`,
    color: '#ffb45e',
  });
  for (const picture of [caption, hook]) {
    expect(await sharp(picture).metadata()).toMatchObject(size);
    expect((await sharp(picture).stats()).channels[3]?.min).toBe(0);
  }
  const onWhite = await sharp(caption)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Straight above the words, inside the plate.
  const at =
    (Math.round(onWhite.info.height / 2) * onWhite.info.width + Math.round(onWhite.info.width / 2)) *
    onWhite.info.channels;
  expect(Math.max(...onWhite.data.subarray(at, at + 3))).toBeLessThan(256);
});

test.each([
  ['vertical', 216, 384],
  ['square', 216, 216],
  ['wide', 384, 216],
])(
  'the end card is drawn with every field, with none and with broken images, %s',
  async (_shape, width, height) => {
    const given = { width, height, address: longest, qrUrl: 'https://hearthcast.example/listings/a?src=qr' };
    const everything = {
      ...nobody,
      name: longest,
      brokerage: longest,
      introLine: longest,
      phone: '(555) 010-0142',
      website: 'example.com',
      license: 'DRE 01234567',
      photo,
      logo: photo,
    };
    for (const agent of [
      nobody,
      everything,
      { ...everything, photo: Buffer.from('no photo'), logo: Buffer.from('<svg/>') },
    ]) {
      const drawn = await renderer.drawClipEndCard({ ...given, agent });
      expect(await sharp(drawn).metadata()).toMatchObject({ width, height });
    }
  },
);
