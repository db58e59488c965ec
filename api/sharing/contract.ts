import { z } from 'zod';
import { Sharing } from '#domain/listings/sharing/schema.ts';
import type { DataTable } from '../operation.ts';

export const sharingData = {
  'GET /api/podcasts/:podcastId/sharing': {
    access: 'user',
    summary:
      'How to share the caller’s podcast page: unbranded, embedded, as a feed, and by a short link per source',
    input: z.object({ podcastId: z.uuid() }),
    output: z.object({ sharing: Sharing }),
  },
} as const satisfies DataTable;
