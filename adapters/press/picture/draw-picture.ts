import sharp, { type Sharp } from 'sharp';
import type { DrawnPicture, PictureCard, PictureStyle } from '../contract.ts';
import { markPaths, surfacesOf, svgText, writingOf } from '../element.ts';
import { look } from '../look.ts';
import type { LayOut } from '../press-thread.ts';
import { evening } from './evening.ts';
import { measureContrast, type Pixels, writtenBands } from './measure-contrast.ts';
import { paper } from './paper.ts';
import { type Rectangle, type Sizes, sizesOf, type Template } from './template.ts';
import { window } from './window.ts';

const templates: Record<PictureStyle, (card: PictureCard, sizes: Sizes) => Template> = {
  evening,
  paper,
  window,
};

export const LEAST_CONTRAST = 4.5;
const MOST_BYTES = 480_000;
const MOST_PIXELS = 60_000_000;
const strengths = [0.64, 0.76, 0.88, 1];
const scales = [1, 0.85, 0.7, 0.58];

/**
 * Draws a card. What lies behind the words is darkened until they can be read on this very photo; words that run out
 * of their place are set smaller.
 */
export async function drawPicture(layOut: LayOut, card: PictureCard): Promise<DrawnPicture> {
  const { width, height } = card;
  let sheet: Sheet | undefined;
  for (const scale of scales) {
    sheet = await compose(layOut, card, scale);
    if (sheet.contrast >= LEAST_CONTRAST) break;
  }
  const { backdrop, writing, contrast } = sheet as Sheet;
  const { bytes, quality } = await encode(backdrop, writing);
  return { bytes, contentType: 'image/jpeg', width, height, quality, contrast };
}

type Sheet = { backdrop: Pixels; writing: Pixels; contrast: number };

async function compose(layOut: LayOut, card: PictureCard, scale: number): Promise<Sheet> {
  const { width, height } = card;
  const template = templates[card.style](card, sizesOf(card, scale));
  const [writingSvg, surfacesSvg, photo] = await Promise.all([
    layOut(writingOf(template.writing), { width, height }),
    layOut(surfacesOf(template.writing), { width, height }),
    placePhoto(card.photo, template.photoArea),
  ]);
  const writing = await pixels(sharp(Buffer.from(writingSvg)), 4);
  const bands = writtenBands(writing, 40);
  const lay = (strength: number) =>
    pixels(
      canvas(card).composite([
        { ...photo, left: template.photoArea.left, top: template.photoArea.top },
        { input: Buffer.from(template.backdrop(strength, bands)) },
        { input: Buffer.from(surfacesSvg) },
      ]),
      3,
    );
  let sheet: Sheet | undefined;
  for (const strength of template.isFixed ? [1] : strengths) {
    const backdrop = await lay(strength);
    sheet = { backdrop, writing, contrast: measureContrast(writing, backdrop) };
    if (sheet.contrast >= LEAST_CONTRAST) break;
  }
  return sheet as Sheet;
}

function canvas({ width, height }: { width: number; height: number }) {
  return sharp({ create: { width, height, channels: 3, background: look.pineDeep } });
}

async function pixels(image: Sharp, channels: 3 | 4): Promise<Pixels> {
  const shaped = channels === 4 ? image.ensureAlpha() : image.removeAlpha();
  const { data, info } = await shaped.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

type Placed = { input: Buffer; raw: { width: number; height: number; channels: 3 } };

/** The part of the photo with most going on; without a photo, or with one that cannot be read, our own drawing. */
export async function placePhoto(photo: Uint8Array | null, area: Rectangle): Promise<Placed> {
  const { width, height } = area;
  const raw = { width, height, channels: 3 as const };
  const flat = (image: Sharp) =>
    image.flatten({ background: look.pineDeep }).toColourspace('srgb').removeAlpha().raw().toBuffer();
  if (photo) {
    const image = sharp(photo, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize(width, height, { fit: 'cover', position: 'attention' });
    // A damaged file is as good as none.
    const input = await flat(image).catch(() => undefined);
    if (input?.length === width * height * 3) return { input, raw };
  }
  return { input: await flat(sharp(Buffer.from(standIn(width, height)))), raw };
}

function standIn(width: number, height: number): string {
  const size = Math.min(width, height) * 0.62;
  const [left, top] = [(width - size) / 2, (height - size) / 2];
  const paths = markPaths({ house: '#35594a', fire: '#35594a' }).map(svgText).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#2a4a3c"/><stop offset="1" stop-color="${look.pineDeep}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/><svg x="${left}" y="${top}" width="${size}" height="${size}" viewBox="0 0 32 32">${paths}</svg></svg>`;
}

/** The best quality that keeps the file small enough to send anywhere. */
async function encode(backdrop: Pixels, writing: Pixels): Promise<{ bytes: Buffer; quality: number }> {
  const size = { width: backdrop.width, height: backdrop.height };
  const merged = await sharp(backdrop.data, { raw: { ...size, channels: 3 } })
    .composite([{ input: writing.data, raw: { ...size, channels: 4 } }])
    .removeAlpha()
    .raw()
    .toBuffer();
  let quality = 86;
  for (;;) {
    const bytes = await sharp(merged, { raw: { ...size, channels: 3 } })
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (bytes.length <= MOST_BYTES || quality <= 40) return { bytes, quality };
    quality -= bytes.length > MOST_BYTES * 1.6 ? 20 : 10;
  }
}
