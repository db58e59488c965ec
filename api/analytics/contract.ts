import { z } from 'zod';
import { Analytics } from '#domain/listings/analytics/schema.ts';
import type { DataTable } from '../operation.ts';

export const analyticsData = {
  'GET /api/podcasts/:podcastId/reach': {
    access: 'user',
    summary: 'Page views and plays of the caller’s podcast in the last 30 days, by day and by source',
    input: z.object({ podcastId: z.uuid() }),
    output: z.object({ reach: Analytics }),
  },
} as const satisfies DataTable;
