import { z } from 'zod';
import { DecideReport, OpenReport } from '#domain/takedowns/schema.ts';
import type { DataTable } from '../operation.ts';

const reports = z.object({ reports: z.array(OpenReport) });
const PodcastId = z.object({ podcastId: z.uuid('This is not a podcast id') });
const published = z.object({ isPublished: z.boolean() });

/** What visitors reported, and taking a home offline. */
export const takedownData = {
  'GET /api/reports': {
    access: 'admin',
    summary: 'Problems that visitors reported, soonest due first',
    input: z.object({}),
    output: reports,
  },
  'POST /api/reports/:reportId/decision': {
    access: 'admin',
    summary: 'Decides a reported problem; “unpublished” takes the home offline',
    input: DecideReport,
    output: reports,
  },
  'GET /api/podcasts/:podcastId/published': {
    access: 'user',
    summary: 'Whether the caller’s home is public',
    input: PodcastId,
    output: published,
  },
  'POST /api/podcasts/:podcastId/published': {
    access: 'user',
    summary: 'Takes the caller’s home offline, or puts it back; only staff can undo what staff did',
    input: PodcastId.extend({ isPublished: z.boolean() }),
    output: published,
  },
} as const satisfies DataTable;
