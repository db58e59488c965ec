import { z } from 'zod';
import { Analytics } from '#domain/listings/analytics/schema.ts';
import type { DataTable } from '../contract.ts';

export const reachData = {
  'GET /api/podcasts/:podcastId/reach': {
    access: 'user',
    summary:
      'How often the page of an own podcast was seen and heard in the last 30 days, by day and by source',
    input: z.object({ podcastId: z.uuid() }),
    output: z.object({ reach: Analytics }),
  },
} as const satisfies DataTable;
