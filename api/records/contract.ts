import { z } from 'zod';
import { CreateShare, RecordShare, RecordView, TeamRecord } from '#domain/records/schema.ts';
import type { DataTable } from '../operation.ts';

const PodcastId = z.object({ podcastId: z.uuid('This is not a podcast id') });
const shares = z.object({ shares: z.array(RecordShare) });

/** The record of a home: for its owner, for those who manage its team, and for staff. */
export const recordData = {
  'GET /api/podcasts/:podcastId/record': {
    access: 'user',
    summary: 'The record of the caller’s home: facts, claims, checks, approvals and versions, up to date',
    input: PodcastId,
    output: z.object({ record: RecordView }),
  },
  'POST /api/podcasts/:podcastId/record/approval': {
    access: 'user',
    summary: 'Approves everything published about the caller’s home, up to the entry with this hash',
    input: PodcastId.extend({ hash: z.string().length(64, 'This is not a hash') }),
    output: z.object({ record: RecordView }),
  },
  'POST /api/podcasts/:podcastId/record/download': {
    access: 'user',
    summary: 'A download link for the signed record that works for 15 minutes',
    input: PodcastId.extend({ format: z.enum(['pdf', 'json']) }),
    output: z.object({ url: z.string() }),
  },
  'POST /api/podcasts/:podcastId/record/shares': {
    access: 'user',
    summary: 'Makes a private link to the record; the link is shown once',
    input: CreateShare,
    output: shares.extend({ url: z.string() }),
  },
  'DELETE /api/podcasts/:podcastId/record/shares/:shareId': {
    access: 'user',
    summary: 'Revokes a private link',
    input: PodcastId.extend({ shareId: z.uuid('This is not a link id') }),
    output: shares,
  },
  'GET /api/teams/:teamId/records': {
    access: 'user',
    summary: 'The homes of the caller’s team with what their records leave open',
    input: z.object({ teamId: z.uuid('This is not a team id') }),
    output: z.object({ records: z.array(TeamRecord) }),
  },
} as const satisfies DataTable;
