import { join } from 'node:path';
import type { Hono } from 'hono';
import { openInFolder } from '#adapters/storage/disk.ts';
import { createFileRoutes } from '#api/files/file-routes.ts';
import type { RequestEnv } from '#api/http/request-env.ts';
import type { HostedPhoto } from '#db/schema/listings.ts';
import type { EpisodeDetails } from '#db/schema/podcasts.ts';
import episode from '#db/seed/lake-estate/episode.json' with { type: 'json' };
import { lakeEstatePhotos, lakeEstatePhotoWidths } from '#db/seed/lake-estate/listing.ts';
import { groupFacts } from '#domain/listings/buyer-facts/group-facts.ts';
import type { BuyerFacts } from '#domain/listings/buyer-facts/rules.ts';
import { noDues } from '#domain/listings/monthly-cost/rules.ts';
import type { PublicListing } from '#domain/listings/queries.ts';
import { lakeEstateColumns } from './seed/lake-estate-columns.ts';

const folder = '/sample-home';
const formats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
/** The folder also holds the sources of the page. */
const publicFile = /\.(?:avif|webp|jpg|mp3|vtt)$/;
const createdAt = new Date('2026-01-15T17:00:00Z');

/** The home on the demo page. It is built in, so it needs no table and no stored file. */
export const sampleHome: PublicListing & { details: BuyerFacts } = {
  details: {
    lot: null,
    groups: groupFacts({ ...lakeEstateColumns(), saleStatus: null }, undefined),
    dues: noDues,
    history: [],
    tourUrl: null,
  },
  listing: {
    ...lakeEstateColumns(),
    id: 'lake-estate',
    sourceUrl: null,
    images: [],
    localImages: lakeEstatePhotos.map(toHosted),
    saleStatus: null,
    mls: null,
    podcastId: null,
    createdAt,
    updatedAt: createdAt,
  },
  podcast: {
    id: 'lake-estate',
    gcsFileUrl: null,
    podcastFileUrl: `${folder}/episode.mp3`,
    socialMediaImages: null,
    episode: toDetails(episode),
    updatedAt: createdAt,
  },
};

/** Its photos and its episode, from the project's own files. */
export function createSampleHomeFiles(root: string): Hono<RequestEnv> {
  const files = join(root, 'db', 'seed', 'lake-estate');
  const storage = {
    open: async (key: string, range?: { start: number; end?: number }) =>
      publicFile.test(key) ? openInFolder(files, key, range) : undefined,
  };
  return createFileRoutes({ storage }, { folder, lifeSeconds: 86_400 });
}

function toHosted({ name, alt, width, height, preview }: (typeof lakeEstatePhotos)[number]): HostedPhoto {
  const variants = lakeEstatePhotoWidths.flatMap((variantWidth) =>
    Object.entries(formats).map(([ending, type]) => ({
      url: `${folder}/photos/${name}-${variantWidth}.${ending}`,
      type,
      width: variantWidth,
      height: Math.round((variantWidth * height) / width),
    })),
  );
  return { alt, width, height, preview, variants };
}

function toDetails({ durationSeconds, chapters, turns, peaks }: EpisodeDetails): EpisodeDetails {
  return { durationSeconds, chapters, turns, peaks };
}
