import type { SourceType } from '#adapters/credentials/contract.ts';
import { ILLUSTRATION, type PictureCard, type PictureStyle } from '#adapters/renderer/contract.ts';
import type { Context } from '../context.ts';
import { fileUrl } from '../files/rules.ts';
import { bestPhoto, readPhoto } from '../listings/photos/best-photo.ts';
import { labelWithOriginal, photoLabel } from '../listings/photos/rules.ts';
import type { HostedPhoto } from '../listings/queries.ts';
import { ensureShortLinks } from '../listings/sharing/ensure-short-links.ts';
import { shortLinkPath } from '../listings/sharing/rules.ts';
import { storeSignedFile } from '../signed-files/store-signed-file.ts';
import type { Written } from './compose-posts.ts';
import type { ChosenOccasion } from './facts/occasions.ts';
import { openHouseTime } from './facts/occasions.ts';
import { imageFolder } from './image-folder.ts';
import { loadAgentCard } from './load-agent-card.ts';
import type { Home } from './load-home.ts';
import { paintBackground, readBackground } from './paint-background.ts';
import { type ImageSize, type ImageStyle, imageSizes, isOpenToBuyers, occasionLabel } from './rules.ts';
import type { DrawnImage, ImageContent } from './schema.ts';
import { altText } from './writing/alt-text.ts';
import { shortFacts, shortWhere } from './writing/copy.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'site' | 'renderer' | 'storage' | 'credentials'>;
type DrawContext = Ctx & Pick<Context, 'backgrounds'>;
type Words = Omit<PictureCard, 'width' | 'height' | 'photo' | 'style' | 'note'>;
type Options = ChosenOccasion & {
  style: ImageStyle;
  sizes: readonly ImageSize[];
  /** A generated background to reuse. */
  background?: string | null | undefined;
};

/**
 * Draws a home in one style and the requested sizes, and stores the files. Without a photo, or if none is wanted, an
 * image model paints the background; without a model, the renderer draws it.
 */
export async function drawImages(
  ctx: DrawContext,
  home: Home,
  options: Options,
): Promise<Written<ImageContent>> {
  const { style, occasion, openHouse } = options;
  ctx.credentials?.warm();
  const shown = style === 'illustrated' ? undefined : bestPhoto(home.listing);
  const photo = await readPhoto(ctx, shown);
  const kept = photo ? null : await readBackground(ctx, options.background);
  const painted = photo || kept ? null : await paintBackground(ctx, home.facts.kind);
  const card = {
    ...wordsOf(home, options),
    ...(await brandOf(ctx, home)),
    style: layoutOf(style),
    photo: photo ?? kept ?? painted?.bytes ?? null,
    note: !photo ? ILLUSTRATION : shown ? await noteOf(ctx, home, shown) : null,
  };
  const images: ImageContent['images'] = {};
  const origin = { podcastId: home.podcast.id, sourceType: sourceTypeOf(photo, kept ?? painted) };
  for (const size of options.sizes) images[size] = await drawCard(ctx, card, size, origin);
  const copy = { facts: home.facts, occasion };
  const background = kept ? options.background : painted?.url;
  return {
    content: {
      style,
      occasion,
      openHouse,
      alt: altText(copy, photo && (shown?.alt ?? ''), card.note),
      ...(background ? { background } : {}),
      images,
    },
    writtenBy: painted?.model ?? 'built-in',
    costCents: painted?.costCents ?? 0,
  };
}

/** What the photo is, and where to see the original: a picture gets shared without its page. */
async function noteOf(ctx: DrawContext, { listing }: Home, photo: HostedPhoto): Promise<string | null> {
  if (!photo.origin?.original) return photoLabel(photo);
  const links = await ensureShortLinks(ctx, listing.id);
  const code = links.find(({ source }) => source === 'qr')?.code ?? '';
  const url = new URL(shortLinkPath(code), ctx.site.url);
  return labelWithOriginal(photo, `${url.host}${url.pathname}`);
}

/** An illustration fills the whole image. */
export function layoutOf(style: ImageStyle): PictureStyle {
  return style === 'illustrated' ? 'evening' : style;
}

/** The layer behind the generated text: a photo, a model's painting or our own drawing. */
function sourceTypeOf(photo: unknown, painting: unknown): SourceType {
  if (photo) return 'compositeWithTrainedAlgorithmicMedia';
  return painting ? 'trainedAlgorithmicMedia' : 'algorithmicMedia';
}

/** Draws one image, signs it and stores it under its hash. */
export async function drawCard(
  ctx: Ctx,
  card: Omit<PictureCard, 'width' | 'height'>,
  size: ImageSize,
  origin: { podcastId: string | null; sourceType: SourceType },
): Promise<DrawnImage> {
  const { width, height } = imageSizes[size];
  const { bytes, contentType, contrast } = await ctx.renderer.drawPicture({ ...card, width, height });
  const { key, sizeBytes } = await storeSignedFile(ctx, {
    ...origin,
    kind: 'image',
    name: size,
    bytes,
    mediaType: contentType,
    keyOf: (hash) => `${imageFolder}/${hash.slice(0, 2)}/${hash}-${width}x${height}.jpg`,
  });
  return {
    url: fileUrl(key),
    width,
    height,
    sizeBytes,
    contrast: Math.round(contrast * 100) / 100,
  };
}

/** Only if the agent has one; otherwise, the picture stays as it is. */
async function brandOf(ctx: Ctx, { agent }: Home): Promise<Pick<PictureCard, 'brand'>> {
  if (!agent.color && !agent.photo && !agent.logo) return {};
  const { photo, logo, colors } = await loadAgentCard(ctx, agent);
  return { brand: { photo, logo, colors } };
}

function wordsOf({ facts }: Home, { occasion, openHouse }: ChosenOccasion): Words {
  return {
    badge: openHouse ? `Open house ${openHouseTime(openHouse)}` : occasionLabel(occasion, facts.state),
    price: isOpenToBuyers(occasion) ? facts.price : null,
    address: shortWhere(facts),
    cityLine: facts.street ? facts.cityLine : null,
    facts: shortFacts(facts),
    agent: facts.agentName,
    brokerage: facts.brokerage,
  };
}
