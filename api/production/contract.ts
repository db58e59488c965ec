import { z } from 'zod';
import { EpisodeChanges, SaveScript, ScriptView, SettleConflict } from '#domain/production/reviews/schema.ts';
import {
  AnswerQuestions,
  DecideReview,
  NotifyPodcastReady,
  ProductionRecord,
  ProductionView,
  RestartProduction,
  ReviewView,
  UploadPodcast,
} from '#domain/production/run/schema.ts';
import type { DataTable, FunctionTable } from '../operation.ts';

/** The making and the delivery of episodes. */
export const productionFunctions = {
  'upload-podcast': {
    access: 'admin',
    summary: 'Delivers an MP3 that was made elsewhere: a data URL, a form, or the bytes as audio/mpeg',
    input: UploadPodcast,
    output: z.object({
      success: z.boolean(),
      podcastId: z.string(),
      fileUrl: z.string(),
      slug: z.string(),
      durationSeconds: z.number(),
    }),
    takesFile: true,
  },
  'send-podcast-ready-notification': {
    access: 'admin',
    summary: 'Tells the customer that the podcast is there, once',
    input: NotifyPodcastReady,
    output: z.object({ success: z.boolean(), isNew: z.boolean() }),
  },
} as const satisfies FunctionTable;

const PodcastId = z.object({ podcastId: z.uuid('This is not a podcast id') });

export const productionData = {
  'GET /api/podcasts/:podcastId/production': {
    access: 'user',
    summary: 'How far the caller’s own podcast is, and what is asked about it; staff see every one',
    input: PodcastId,
    output: ProductionView,
  },
  'POST /api/podcasts/:podcastId/answers': {
    access: 'user',
    summary: 'Answers the questions about the caller’s own podcast; its making goes on',
    input: AnswerQuestions,
    output: z.object({ answered: z.number() }),
  },
  'GET /api/podcasts/:podcastId/production-record': {
    access: 'admin',
    summary: 'Every step, doubt and file of the making of a podcast',
    input: PodcastId,
    output: ProductionRecord,
  },
  'GET /api/podcasts/:podcastId/fact-check': {
    access: 'admin',
    summary: 'Everything the episode states with where it was found, to print or to read',
    input: PodcastId,
    output: z.object({ html: z.string(), text: z.string() }),
  },
  'POST /api/podcasts/:podcastId/production/restart': {
    access: 'admin',
    summary: 'Makes a podcast again with what its listing says now, or anew from a step on',
    input: RestartProduction,
    output: z.object({ success: z.boolean() }),
  },
  'GET /api/reviews': {
    access: 'admin',
    summary: 'What waits for a person’s decision, the longest waiting first',
    input: z.object({}),
    output: z.object({ reviews: z.array(ReviewView) }),
  },
  'POST /api/reviews/:reviewItemId/decision': {
    access: 'admin',
    summary: 'Approves what was shown, or tries again; the making goes on when nothing else is open',
    input: DecideReview,
    output: z.object({ podcastId: z.string(), openItems: z.number() }),
  },
  'GET /api/podcasts/:podcastId/script': {
    access: 'user',
    summary: 'The script with its checks and sounds; customers see their own while it is reviewed',
    input: PodcastId,
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
    input: PodcastId,
    output: EpisodeChanges,
  },
  'POST /api/podcasts/:podcastId/changes': {
    access: 'user',
    summary: 'Records what changed in the caller’s own episode; refused when nothing did',
    input: PodcastId,
    output: z.object({ success: z.boolean() }),
  },
  'POST /api/reviews/:reviewItemId/facts': {
    access: 'admin',
    summary: 'Says what is right where a listing contradicts itself; the listing is changed accordingly',
    input: SettleConflict,
    output: z.object({ podcastId: z.string(), openItems: z.number() }),
  },
} as const satisfies DataTable;
