import { z } from 'zod';
import { OwnHome } from '#domain/podcasts/own-homes/schema.ts';
import { OwnPodcast } from '#domain/podcasts/schema.ts';
import type { DataTable } from '../operation.ts';

/** A customer's podcasts. */
export const podcastData = {
  'GET /api/podcasts': {
    access: 'user',
    summary: 'The caller’s podcasts, newest first, with plays and leads of the last seven days',
    input: z.object({}),
    output: z.object({ podcasts: z.array(OwnHome) }),
  },
  'GET /api/podcasts/:podcastId': {
    access: 'user',
    summary: 'One of the caller’s podcasts; staff can read any',
    input: z.object({ podcastId: z.uuid() }),
    output: z.object({ podcast: OwnPodcast }),
  },
  'POST /api/podcasts/:podcastId/refund': {
    access: 'admin',
    summary: 'Refunds an order, cancels its podcasts and takes them offline, or leaves them',
    input: z.object({ podcastId: z.uuid(), staysOnline: z.boolean().optional() }),
    output: z.object({ payment_status: z.string() }),
  },
  'POST /api/podcasts/:podcastId/online': {
    access: 'admin',
    summary: 'Puts everything made for a canceled order back online, or takes it offline',
    input: z.object({ podcastId: z.uuid(), isOnline: z.boolean() }),
    output: z.object({ isOnline: z.boolean() }),
  },
} as const satisfies DataTable;
