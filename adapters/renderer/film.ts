import sharp from 'sharp';
import { colors, displayFont, textFont } from './brand-styles.ts';
import { type CaptionLine, type FilmCard, ILLUSTRATION } from './contract.ts';
import { box, lines } from './element.ts';
import { placePhoto, upright } from './picture/draw-picture.ts';
import { brand, note, onDark } from './picture/parts.ts';
import { fitted, sizesOf } from './picture/template.ts';
import type { LayOut } from './renderer-thread.ts';

export async function drawFilmCard(layOut: LayOut, card: FilmCard): Promise<Buffer> {
  const { width, height } = card;
  const sizes = sizesOf(card);
  const photoHeight = Math.round(height * 0.4);
  const area = { left: 0, top: 0, width, height: photoHeight };
  const readable = await upright(card.photo);
  const headline = box(
    { width, height, padding: `${photoHeight + 48}px 64px 0`, gap: 18 },
    lines(card.headline, 2, {
      fontFamily: displayFont,
      fontWeight: 600,
      fontSize: fitted(66, card.headline, 38),
      lineHeight: 1.15,
      color: colors.paper,
    }),
    lines(card.address, 1, {
      fontFamily: textFont,
      fontSize: fitted(34, card.address, 44),
      color: colors.emberBright,
    }),
    note(readable ? null : ILLUSTRATION, sizes, { right: 64, top: photoHeight - 88 }),
    box({ position: 'absolute', left: 64, top: height - 190 }, brand(sizes, onDark)),
  );
  const [svg, photo] = await Promise.all([layOut(headline, card), placePhoto(readable, area, area)]);
  return sharp({ create: { width, height, channels: 3, background: colors.pineDeep } })
    .composite([{ ...photo, left: 0, top: 0 }, { input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}

export async function drawCaption(
  layOut: LayOut,
  { text: words, width, height }: CaptionLine,
): Promise<Buffer> {
  const line = box(
    { width, height, alignItems: 'center', justifyContent: 'center' },
    lines(words, 3, {
      fontFamily: textFont,
      fontWeight: 700,
      fontSize: fitted(58, words, 60),
      lineHeight: 1.25,
      color: colors.paper,
      textAlign: 'center',
    }),
  );
  return sharp(Buffer.from(await layOut(line, { width, height })))
    .png()
    .toBuffer();
}
