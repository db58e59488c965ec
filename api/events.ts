import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { isAdmin } from '#domain/accounts/queries.ts';
import type { Change, Context } from '#domain/context.ts';
import { findPodcastOwner } from '#domain/podcasts/queries.ts';
import type { RequestEnv } from './request.ts';
import { readSession, requireSignedIn, type Session } from './session.ts';

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
  // All streams are told of the same change: one question for all of them.
  const owners = new WeakMap<Change, ReturnType<typeof findPodcastOwner>>();
  app.get('/events', async (c) => {
    const session = requireSignedIn(await readSession(ctx, c.req.raw));
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
    // A browser that comes back reloads everything, so a stream that missed a change is better ended.
    const giveUp = (error: unknown) => {
      ctx.log.warn({ err: error }, 'events: a stream was ended');
      end();
    };
    const leave = ctx.changes.subscribe((change) => void tell(change).catch(giveUp));
    const beating = setInterval(() => void beat().catch(giveUp), HEARTBEAT_MS);
    stream.onAbort(end);
    stopping.addEventListener('abort', () => end(), { once: true });
    await stream.writeSSE({ event: 'open', data: '' });
    await ended;
    clearInterval(beating);
    leave();

    async function tell(change: Change): Promise<void> {
      if (hearsAll || (await concerns(change, session)))
        await stream.writeSSE({ event: 'change', data: JSON.stringify(change) });
    }

    // Signing out or losing the staff role ends the stream with the next beat.
    async function beat(): Promise<void> {
      const current = await readSession(ctx, request);
      if (!current || (hearsAll && !(await isAdmin(ctx, current)))) return end();
      await stream.writeSSE({ event: 'beat', data: '' });
    }
  }

  async function concerns(change: Change, session: Session): Promise<boolean> {
    if (change.table === '*') return true;
    if (!podcastTables.has(change.table) || !change.id) return false;
    const owner = await ownerOf(change, change.id);
    return (
      owner?.userId === session.userId || (session.isEmailConfirmed && owner?.customerEmail === session.email)
    );
  }

  function ownerOf(change: Change, podcastId: string): ReturnType<typeof findPodcastOwner> {
    const owner = owners.get(change) ?? findPodcastOwner(ctx, podcastId);
    owners.set(change, owner);
    return owner;
  }
  return app;
}
