import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type PictureCard, pictureStyles } from './contract.ts';
import { createRenderer } from './create-renderer.ts';

const renderer = createRenderer({ root: process.cwd() });
const card: PictureCard = {
  style: 'evening',
  width: 1080,
  height: 1080,
  photo: null,
  badge: 'Just listed',
  price: '$1,250,000',
  address: '14 Heron Point Road',
  cityLine: 'Larkmere, VT 05852',
  facts: ['4 beds', '3.5 baths', '2,840 sq ft'],
  agent: 'Maya Lind',
  brokerage: 'Lakeshore Realty',
  note: null,
};
const plain = (background: string) =>
  sharp({ create: { width: 1600, height: 1067, channels: 3, background } })
    .jpeg()
    .toBuffer();
const stripes = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067"><defs><pattern id="p" width="46" height="46" patternUnits="userSpaceOnUse"><rect width="46" height="46" fill="#fff"/><rect width="23" height="46" fill="#000"/></pattern></defs><rect width="1600" height="1067" fill="url(#p)"/></svg>`,
  ),
)
  .jpeg()
  .toBuffer();
const long = {
  address: '12345-B Northwest Martin Luther King Junior Memorial Boulevard, Building C, Apartment 1204',
  cityLine: 'Rancho Santa Margarita-on-the-Hill, CA 92688-1234',
  agent: 'Maximiliana Featherstonehaugh-Cholmondeley',
  brokerage: 'Keller & Sons International Real Estate Brokerage of the Greater Metropolitan Area, LLC',
  note: 'Virtually staged',
};

test.each(pictureStyles)(
  '%s: text is readable on a white, a black, a striped and no photo',
  async (style) => {
    const photos = [await plain('#ffffff'), await plain('#000000'), await stripes, null];
    for (const photo of photos) {
      const drawn = await renderer.drawPicture({ ...card, style, photo, width: 540, height: 540 });
      expect(drawn.contrast).toBeGreaterThanOrEqual(4.5);
      expect(drawn.bytes.length).toBeLessThan(500_000);
    }
  },
);

test.each([
  [1080, 1350],
  [1080, 1920],
  [1200, 630],
  [1280, 720],
])('%i × %i fits long words and leaves out missing fields', async (width, height) => {
  const photo = await plain('#f4f4f4');
  const cards = [
    { ...card, ...long, width, height, photo, style: 'window' as const },
    {
      ...card,
      width,
      height,
      price: null,
      badge: null,
      cityLine: null,
      facts: [],
      agent: null,
      brokerage: null,
    },
  ];
  for (const given of cards) {
    const drawn = await renderer.drawPicture(given);
    expect(drawn.bytes.length).toBeLessThan(500_000);
    expect(await sharp(drawn.bytes).metadata()).toMatchObject({ width, height, format: 'jpeg' });
    expect(drawn.contrast).toBeGreaterThanOrEqual(4.5);
  }
});

test('an unreadable photo counts as none, and unsupported characters leave no boxes', async () => {
  const drawn = await renderer.drawPicture({
    ...card,
    photo: Buffer.from('no photo'),
    address: '家 Rue de l’Église 🏠',
  });
  expect(drawn.contrast).toBeGreaterThanOrEqual(4.5);
});

test('the same card always renders to the same bytes', async () => {
  const small = { ...card, width: 540, height: 540 };
  const [first, second] = [await renderer.drawPicture(small), await renderer.drawPicture(small)];
  expect(first.bytes.equals(second.bytes)).toBe(true);
});
