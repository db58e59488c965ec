import { z } from 'zod';
import { EpisodeChanges, SaveScript, ScriptView, SettleConflict } from '#domain/production/reviews/schema.ts';
import type { DataTable } from '../contract.ts';

/** What people change about an episode. */
export const editorData = {
  'GET /api/podcasts/:podcastId/script': {
    access: 'user',
    summary: 'The script with its checks and sounds; customers see their own while it is reviewed',
    input: z.object({ podcastId: z.uuid('This is not a podcast id') }),
    output: ScriptView,
  },
  'POST /api/podcasts/:podcastId/script': {
    access: 'user',
    summary: 'Keeps a changed script and records what is said differently; refused when it changed meanwhile',
    input: SaveScript,
    output: z.object({ contentHash: z.string() }),
  },
  'GET /api/podcasts/:podcastId/changes': {
    access: 'user',
    summary: 'What the caller’s own delivered episode no longer says as its listing does',
    input: z.object({ podcastId: z.uuid('This is not a podcast id') }),
    output: EpisodeChanges,
  },
  'POST /api/podcasts/:podcastId/changes': {
    access: 'user',
    summary: 'Records what changed in the caller’s own episode; refused when nothing did',
    input: z.object({ podcastId: z.uuid('This is not a podcast id') }),
    output: z.object({ success: z.boolean() }),
  },
  'POST /api/reviews/:reviewItemId/facts': {
    access: 'admin',
    summary: 'Says what is right where a listing contradicts itself; the listing is changed accordingly',
    input: SettleConflict,
    output: z.object({ podcastId: z.string(), openItems: z.number() }),
  },
} as const satisfies DataTable;
