import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { isAdmin } from '#domain/accounts/queries.ts';
import type { Change, Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { findPodcastOwner } from '#domain/podcasts/queries.ts';
import type { RequestEnv } from '../http/request.ts';
import { readSession, requireSignedIn, type Session } from '../http/session.ts';
import { createOpenStreams } from './open-streams.ts';

const HEARTBEAT_MS = 25_000;
const RETRY_SECONDS = 30;
/** A person's tabs and devices; and what one process beats for without being felt elsewhere. */
const streamLimits = { perPerson: 10, forAll: 1000 };
/** Changes that a slow reader may be behind before its stream is ended. */
const MOST_WAITING = 500;
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
  const openStreams = createOpenStreams(streamLimits);
  app.get('/events', async (c) => {
    const session = requireSignedIn(await readSession(ctx, c.req.raw));
    const hearsAll = await isAdmin(ctx, session);
    c.header('Cache-Control', 'no-store');
    c.header('X-Accel-Buffering', 'no');
    // Nobody reads the body of this answer, so nobody would ever close it.
    if (c.req.method === 'HEAD') return c.body(null);
    const giveBack = openStreams.take(session.userId);
    if (!giveBack) {
      const message = 'Too many live connections are open. Please close some tabs.';
      throw new AppError('too_many', message, { retryAfterSeconds: RETRY_SECONDS });
    }
    return streamSSE(c, (stream) => follow(stream, session, hearsAll, c.req.raw).finally(giveBack));
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
    let waiting = 0;
    let isOver = false;
    let nextBeat: NodeJS.Timeout | undefined;
    const stop = () => end();
    const leave = ctx.changes.subscribe((change) => void tell(change).catch(giveUp));
    stream.onAbort(end);
    stopping.addEventListener('abort', stop, { once: true });
    if (stopping.aborted) stop();
    try {
      await Promise.race([stream.writeSSE({ event: 'open', data: '' }), ended]);
      beatLater();
      await ended;
    } finally {
      isOver = true;
      clearTimeout(nextBeat);
      stopping.removeEventListener('abort', stop);
      leave();
    }

    async function tell(change: Change): Promise<void> {
      if (!hearsAll && !(await concerns(change, session))) return;
      if (waiting >= MOST_WAITING) throw new Error('The reader does not keep up.');
      waiting += 1;
      await stream.writeSSE({ event: 'change', data: JSON.stringify(change) });
      waiting -= 1;
    }

    // Streams that were opened at once, after a restart, must not all ask the database at once from then on.
    function beatLater(): void {
      if (isOver) return;
      const wait = HEARTBEAT_MS * (0.6 + 0.4 * Math.random());
      nextBeat = setTimeout(() => void beat().then(beatLater, giveUp), wait);
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
