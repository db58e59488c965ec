import { z } from 'zod';
import { Sharing } from '#domain/listings/sharing/schema.ts';
import type { DataTable } from '../operation.ts';

export const sharingData = {
  'GET /api/podcasts/:podcastId/sharing': {
    access: 'user',
    summary:
      'The page of an own podcast to hand on: unbranded, embedded, as a feed and by short links for every source',
    input: z.object({ podcastId: z.uuid() }),
    output: z.object({ sharing: Sharing }),
  },
} as const satisfies DataTable;
