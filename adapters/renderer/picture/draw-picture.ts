import sharp, { type Sharp } from 'sharp';
import { agentPictures } from '../agent-pictures.ts';
import { colors } from '../brand-styles.ts';
import { type DrawnPicture, ILLUSTRATION, type PictureCard, type PictureStyle } from '../contract.ts';
import { surfacesOf, writingOf } from '../element.ts';
import { openPhoto } from '../open-photo.ts';
import type { LayOut } from '../renderer-thread.ts';
import { evening } from './evening.ts';
import { measureContrast, type Pixels, writtenArea } from './measure-contrast.ts';
import { paper } from './paper.ts';
import { paperCutHome } from './paper-cut-home.ts';
import { type PictureSheet, type Rectangle, type Sizes, sizesOf, type Template } from './template.ts';
import { window } from './window.ts';

const templates: Record<PictureStyle, (card: PictureSheet, sizes: Sizes) => Template> = {
  evening,
  paper,
  window,
};

export const MIN_CONTRAST = 4.5;
const MAX_BYTES = 480_000;
const MAX_SIDE = 1920;
const strengths = [0.64, 0.76, 0.88, 1];
const scales = [1, 0.88, 0.77, 0.67, 0.58];

/**
 * Draws a card. The area behind the words is darkened until they are readable on this photo; words that don't fit
 * are set smaller. A picture without a photo says that it is a drawing.
 */
export async function drawPicture(layOut: LayOut, card: PictureCard): Promise<DrawnPicture> {
  const { width, height } = card;
  const photo = await upright(card.photo);
  const { unit } = sizesOf(card);
  const places = { photo: 168 * unit, logo: { width: 190 * unit, height: 56 * unit } };
  const pictures = card.brand && (await agentPictures(card.brand, places));
  const shown = { ...card, note: photo ? card.note : ILLUSTRATION, ...(pictures ? { pictures } : {}) };
  let sheet: Sheet | undefined;
  for (const scale of scales) {
    sheet = await compose(layOut, shown, photo, scale);
    if (sheet.fits && sheet.contrast >= MIN_CONTRAST) break;
  }
  const { backdrop, writing, contrast } = sheet as Sheet;
  const { bytes, quality } = await encode(backdrop, writing);
  return { bytes, contentType: 'image/jpeg', width, height, quality, contrast };
}

type Sheet = { backdrop: Pixels; writing: Pixels; contrast: number; fits: boolean };

async function compose(layOut: LayOut, card: PictureSheet, photo: Photo, scale: number): Promise<Sheet> {
  const { width, height } = card;
  const template = templates[card.style](card, sizesOf(card, scale));
  const [writingSvg, surfacesSvg] = await Promise.all([
    layOut(writingOf(template.writing), { width, height }),
    layOut(surfacesOf(template.writing), { width, height }),
  ]);
  const writing = await pixels(sharp(Buffer.from(writingSvg)), 4);
  const { photoArea, freeArea, backdrop, isFixed, fits } = template.arrange(
    writtenArea(writing, template.wordsArea),
  );
  const placed = await placePhoto(photo, photoArea, freeArea);
  const lay = (strength: number) =>
    pixels(
      canvas(card).composite([
        { ...placed, left: photoArea.left, top: photoArea.top },
        { input: Buffer.from(backdrop(strength)) },
        { input: Buffer.from(surfacesSvg) },
      ]),
      3,
    );
  let sheet: Sheet | undefined;
  for (const strength of isFixed ? [1] : strengths) {
    const under = await lay(strength);
    sheet = { backdrop: under, writing, contrast: measureContrast(writing, under), fits };
    if (sheet.contrast >= MIN_CONTRAST) break;
  }
  return sheet as Sheet;
}

function canvas({ width, height }: { width: number; height: number }) {
  return sharp({ create: { width, height, channels: 3, background: colors.pineDeep } });
}

async function pixels(image: Sharp, channels: 3 | 4): Promise<Pixels> {
  const shaped = channels === 4 ? image.ensureAlpha() : image.removeAlpha();
  const { data, info } = await shaped.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

type Placed = { input: Buffer; raw: { width: number; height: number; channels: 3 } };
type Photo = Pixels | null;

/**
 * A photo that can be read, with its rotation applied and no larger than needed; null for a damaged file or
 * none.
 */
export async function upright(photo: Uint8Array | null): Promise<Photo> {
  if (!photo) return null;
  try {
    const image = openPhoto(photo)
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'outside', withoutEnlargement: true })
      .flatten({ background: colors.pineDeep })
      .toColourspace('srgb');
    return await pixels(image, 3);
  } catch {
    return null;
  }
}

/** The busiest part of the photo; without one, our own drawing, with its house where nothing covers it. */
export async function placePhoto(photo: Photo, area: Rectangle, free: Rectangle): Promise<Placed> {
  const { width, height } = area;
  const image = photo
    ? sharp(photo.data, { raw: { width: photo.width, height: photo.height, channels: 3 } }).resize(
        width,
        height,
        { fit: 'cover', position: 'attention' },
      )
    : sharp(Buffer.from(paperCutHome(area, free)));
  return { input: await image.removeAlpha().raw().toBuffer(), raw: { width, height, channels: 3 } };
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
    if (bytes.length <= MAX_BYTES || quality <= 40) return { bytes, quality };
    quality -= bytes.length > MAX_BYTES * 1.6 ? 20 : 10;
  }
}
