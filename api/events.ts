import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';

import { isAdmin } from '#domain/accounts/queries.ts';
import type { Change, Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { findPodcastOwner } from '#domain/podcasts/queries.ts';
import type { RequestEnv } from './request.ts';
import { readSession, type Session } from './session.ts';

const HEARTBEAT_MS = 25_000;
/** Tables whose changes are told with the id of the podcast they belong to. */
const podcastTables = new Set([
  'podcasts',
  'production_runs',
  'production_steps',
  'review_items',
  'agent_questions',
  'marketing_parts',
]);

/** Row changes as server-sent events: staff hear of every row, customers of their own podcasts. */
export function createEventRoutes(ctx: Context, stopping: AbortSignal): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.get('/events', async (c) => {
    const session = await readSession(ctx, c.req.raw);
    if (!session) throw new AppError('unauthorized', 'Please sign in.');
    const hearsAll = await isAdmin(ctx, session);
    c.header('Cache-Control', 'no-store');
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, (stream) => follow(stream, session, hearsAll, c.req.raw));
  });

  async function follow(
    stream: SSEStreamingApi,
    session: Session,
    hearsAll: boolean,
    request: Request,
  ): Promise<void> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const leave = ctx.changes.subscribe(async (change) => {
      if (hearsAll || (await concerns(change, session)))
        await stream.writeSSE({ event: 'change', data: JSON.stringify(change) });
    });
    // Signing out or losing the staff role ends the stream with the next beat.
    const beat = setInterval(async () => {
      const current = await readSession(ctx, request).catch(() => undefined);
      if (!current || (hearsAll && !(await isAdmin(ctx, current)))) return end();
      await stream.writeSSE({ event: 'beat', data: '' });
    }, HEARTBEAT_MS);
    stream.onAbort(end);
    stopping.addEventListener('abort', () => end(), { once: true });
    await stream.writeSSE({ event: 'open', data: '' });
    await ended;
    clearInterval(beat);
    leave();
  }

  async function concerns(change: Change, session: Session): Promise<boolean> {
    if (change.table === '*') return true;
    if (!podcastTables.has(change.table) || !change.id) return false;
    const owner = await findPodcastOwner(ctx, change.id);
    return (
      owner?.userId === session.userId || (session.isEmailConfirmed && owner?.customerEmail === session.email)
    );
  }
  return app;
}
