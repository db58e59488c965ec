import { z } from 'zod';
import { EditedMarks, MarkedPhotos } from '#domain/listings/photos/origins/schema.ts';
import type { DataTable } from '../operation.ts';

const PodcastId = z.uuid('This is not a podcast id');

/** What the photos of an ordered home are. Originals arrive as plain bytes: see photo-original-routes.ts. */
export const photoData = {
  'GET /api/podcasts/:podcastId/photos': {
    access: 'user',
    summary: 'The photos of the caller’s home, what somebody says they are, and which originals are missing',
    input: z.object({ podcastId: PodcastId }),
    output: MarkedPhotos,
  },
  'POST /api/podcasts/:podcastId/photos': {
    access: 'user',
    summary: 'Saves what the photos of the caller’s home are; a delivery that waited for it goes on',
    input: z.object({ podcastId: PodcastId, marks: EditedMarks }),
    output: MarkedPhotos,
  },
} as const satisfies DataTable;
