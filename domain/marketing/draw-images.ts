import { createHash } from 'node:crypto';
import type { PictureCard } from '#adapters/press/contract.ts';
import type { Context } from '../context.ts';
import { fileUrl } from '../files/rules.ts';
import type { ChosenOccasion } from './facts/occasions.ts';
import { openHouseTime } from './facts/occasions.ts';
import type { Home } from './load-home.ts';
import { bestPhoto, readPhoto } from './photos.ts';
import { type ImageSize, type ImageStyle, imageSizes, occasionNames } from './rules.ts';
import type { DrawnImage, ImageContent } from './schema.ts';
import { altText } from './writing/alt-text.ts';
import { shortFacts, shortWhere } from './writing/copy.ts';

export const imageFolder = 'marketing';
type Ctx = Pick<Context, 'press' | 'storage'>;
type Words = Omit<PictureCard, 'width' | 'height' | 'photo' | 'style'>;

/** Draws a home in one style and the sizes asked for, and stores the files. Repeating it writes the same files. */
export async function drawImages(
  ctx: Ctx,
  home: Home,
  options: ChosenOccasion & { style: ImageStyle; sizes: readonly ImageSize[] },
): Promise<ImageContent> {
  const { style, occasion, openHouse } = options;
  const shown = bestPhoto(home.listing);
  const photo = await readPhoto(ctx, shown);
  const words = wordsOf(home, options, shown?.isVirtuallyStaged === true);
  const images: ImageContent['images'] = {};
  for (const size of options.sizes) {
    images[size] = await drawCard(ctx, { ...words, style, photo }, size);
  }
  const alt = altText(
    { facts: home.facts, occasion, openHouse, link: home.pageUrl },
    photo && (shown?.alt ?? null),
  );
  return { style, occasion, openHouse, alt, images };
}

/** Draws one picture and stores it under the fingerprint of its bytes. */
export async function drawCard(
  ctx: Ctx,
  card: Omit<PictureCard, 'width' | 'height'>,
  size: ImageSize,
): Promise<DrawnImage> {
  const { width, height } = imageSizes[size];
  const { bytes, contentType, contrast } = await ctx.press.drawPicture({ ...card, width, height });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const key = `${imageFolder}/${hash.slice(0, 2)}/${hash}-${width}x${height}.jpg`;
  await ctx.storage.put(key, bytes, { contentType });
  return {
    url: fileUrl(key),
    width,
    height,
    sizeBytes: bytes.length,
    contrast: Math.round(contrast * 100) / 100,
  };
}

function wordsOf({ facts }: Home, { occasion, openHouse }: ChosenOccasion, isStaged: boolean): Words {
  return {
    badge: openHouse ? `Open house ${openHouseTime(openHouse)}` : occasionNames[occasion],
    price: occasion === 'sold' ? null : facts.price,
    address: shortWhere(facts),
    cityLine: facts.street ? facts.cityLine : null,
    facts: shortFacts(facts),
    agent: facts.agentName,
    brokerage: facts.brokerage,
    note: isStaged ? 'Virtually staged' : null,
  };
}
