import { z } from 'zod';
import { AuthorizationRequest, AuthorizationView, ConnectionView } from '#domain/assistants/schema.ts';
import type { DataTable } from '../operation.ts';

const PodcastId = z.object({ podcastId: z.uuid('This is not a podcast id') });
/** `isPublished`: the home has a page that is online. */
const HomeAccess = z.object({ isPublished: z.boolean(), isOpen: z.boolean() });

/** The assistants of agents and buyers. */
export const assistantData = {
  'GET /api/assistants': {
    access: 'user',
    summary: 'The assistants that the caller connected, newest first',
    input: z.object({}),
    output: z.object({ assistants: z.array(ConnectionView) }),
  },
  'DELETE /api/assistants/:connectionId': {
    access: 'user',
    summary: 'Disconnects one of the caller’s assistants at once',
    input: z.object({ connectionId: z.uuid('This is not an assistant id') }),
    output: z.object({ id: z.string() }),
  },
  'GET /api/assistants/authorization': {
    access: 'user',
    summary: 'What an assistant asks the caller to allow, or why it can’t ask',
    input: AuthorizationRequest,
    output: AuthorizationView,
  },
  'POST /api/assistants/authorization': {
    access: 'user',
    summary: 'Allows or refuses what an assistant asks; returns where the caller goes next',
    input: AuthorizationRequest.extend({ isAllowed: z.boolean() }),
    output: z.object({ returnTo: z.string() }),
  },
  'GET /api/podcasts/:podcastId/assistants': {
    access: 'user',
    summary: 'Whether buyers’ assistants may read the home of the caller’s podcast; staff can read any',
    input: PodcastId,
    output: HomeAccess,
  },
  'PATCH /api/podcasts/:podcastId/assistants': {
    access: 'user',
    summary: 'Lets buyers’ assistants read the home of the caller’s podcast, or no longer',
    input: PodcastId.extend({ isOpen: z.boolean() }),
    output: HomeAccess,
  },
} as const satisfies DataTable;
