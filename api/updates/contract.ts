import { z } from 'zod';
import {
  DecideUpdate,
  PreviewUpdate,
  RemoveUpdate,
  RequestUpdate,
  ShowUpdate,
  UpdatePreview,
  UpdatesView,
} from '#domain/production/updates/schema.ts';
import type { DataTable } from '../operation.ts';

const done = UpdatesView.extend({
  /** Staff decide about a recording that someone has to listen to first. */
  canApprove: z.boolean(),
});

/**
 * Short recordings about news of a delivered home. They belong to its owner; staff can see and change all of
 * them.
 */
export const updateData = {
  'GET /api/podcasts/:podcastId/updates': {
    access: 'user',
    summary: 'The updates of the caller’s home, newest first, and how many more it may have this month',
    input: z.object({ podcastId: z.uuid('This is not a podcast id') }),
    output: done,
  },
  'POST /api/podcasts/:podcastId/updates/preview': {
    access: 'user',
    summary: 'What the hosts would say about a piece of news; nothing is saved',
    input: PreviewUpdate,
    output: UpdatePreview,
  },
  'POST /api/podcasts/:podcastId/updates': {
    access: 'user',
    summary: 'Records an update with the words of a preview; rejected if the words have changed',
    input: RequestUpdate,
    output: done,
  },
  'PATCH /api/podcasts/:podcastId/updates/:updateId': {
    access: 'user',
    summary: 'Puts an update on the home’s page or takes it off',
    input: ShowUpdate,
    output: done,
  },
  'POST /api/update-reviews/:updateId/decision': {
    access: 'admin',
    summary: 'Publishes an update that a person had to hear first, or drops it',
    input: DecideUpdate,
    output: z.object({ success: z.boolean() }),
  },
  'DELETE /api/podcasts/:podcastId/updates/:updateId': {
    access: 'user',
    summary: 'Deletes an update and its files',
    input: RemoveUpdate,
    output: done,
  },
} as const satisfies DataTable;
