import { z } from 'zod';
import { OwnPodcast } from '#domain/podcasts/schema.ts';
import type { DataTable } from '../operation.ts';

/** A customer's podcasts. */
export const podcastData = {
  'GET /api/podcasts': {
    access: 'user',
    summary: 'The caller’s own podcasts, the newest first',
    input: z.object({}),
    output: z.object({ podcasts: z.array(OwnPodcast) }),
  },
  'GET /api/podcasts/:podcastId': {
    access: 'user',
    summary: 'One podcast of the caller’s own; staff see every one',
    input: z.object({ podcastId: z.uuid() }),
    output: z.object({ podcast: OwnPodcast }),
  },
  'POST /api/podcasts/:podcastId/refund': {
    access: 'admin',
    summary: 'Gives the payment of an order back and cancels its podcasts',
    input: z.object({ podcastId: z.uuid() }),
    output: z.object({ payment_status: z.string() }),
  },
} as const satisfies DataTable;
