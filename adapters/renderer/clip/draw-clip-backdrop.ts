import sharp from 'sharp';
import { colors } from '../brand-styles.ts';
import type { ClipBackdrop } from '../contract.ts';
import { openPhoto } from '../open-photo.ts';
import { paperCutHome } from '../picture/paper-cut-home.ts';
import { svgSheet } from '../picture/template.ts';

/**
 * How dark the photo is, from its top (0) to its bottom (1). Uniform across, so that it stays still while the
 * photo moves.
 */
const dusk = [
  { at: 0, opacity: 0.5 },
  { at: 0.24, opacity: 0.08 },
  { at: 0.46, opacity: 0.05 },
  { at: 0.66, opacity: 0.5 },
  { at: 1, opacity: 0.78 },
];

export async function drawClipBackdrop({ photo, width, height, travel }: ClipBackdrop): Promise<Buffer> {
  const size = { width: width + travel, height };
  const picture = (photo && (await fill(photo, size))) ?? drawing(size);
  const stops = dusk.map(
    ({ at, opacity }) => `<stop offset="${at}" stop-color="${colors.pineDeep}" stop-opacity="${opacity}"/>`,
  );
  const shade = svgSheet(
    size.width,
    height,
    `<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient></defs><rect width="${size.width}" height="${height}" fill="url(#dusk)"/>`,
  );
  return sharp(await picture)
    .composite([{ input: Buffer.from(shade) }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Undefined for a damaged file. */
async function fill(photo: Uint8Array, size: { width: number; height: number }): Promise<Buffer | undefined> {
  try {
    return await openPhoto(photo)
      .resize(size.width, size.height, { fit: 'cover', position: 'attention' })
      .flatten({ background: colors.pineDeep })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

function drawing({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const isTall = height > width;
  const free = {
    left: width * 0.06,
    top: height * (isTall ? 0.2 : 0.12),
    width: width * 0.88,
    height: height * (isTall ? 0.42 : 0.62),
  };
  return sharp(Buffer.from(paperCutHome({ width, height }, free)))
    .flatten({ background: colors.pineDeep })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
