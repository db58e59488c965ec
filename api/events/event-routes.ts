import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { isAdmin } from '#domain/accounts/queries.ts';
import type { Change, Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { findPodcastViewers } from '#domain/podcasts/queries.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { readSession, requireSignedIn, type Session } from '../http/session.ts';
import type { OpenStreams } from './open-streams.ts';

const HEARTBEAT_MS = 25_000;
const RETRY_SECONDS = 30;
/** How many changes a slow reader may lag behind before its stream is closed. */
const MAX_WAITING = 500;
/** Tables whose changes carry the id of their podcast. */
const podcastTables = new Set([
  'podcasts',
  'production_runs',
  'production_steps',
  'review_items',
  'agent_questions',
  'marketing_parts',
  'marketing_clips',
  'episode_updates',
]);

/** Row changes as server-sent events: staff get all of them, customers those of the podcasts they may see. */
export function createEventRoutes(
  ctx: Context,
  { stopping, openStreams }: { stopping: AbortSignal; openStreams: OpenStreams },
): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  // Every stream gets the same change object, so who may see it is looked up only once.
  const viewers = new WeakMap<Change, ReturnType<typeof findPodcastViewers>>();
  app.get('/events', async (c) => {
    const session = requireSignedIn(await readSession(ctx, c.req.raw));
    const getsAll = await isAdmin(ctx, session);
    c.header('Cache-Control', 'no-store');
    c.header('X-Accel-Buffering', 'no');
    // Nobody reads this body, so nobody would close it.
    if (c.req.method === 'HEAD') return c.body(null);
    const evicted = new AbortController();
    const release = openStreams.take(session.userId, () => evicted.abort());
    if (!release) {
      const message = 'Too many live connections are open. Please close some tabs.';
      throw new AppError('too_many', message, { retryAfterSeconds: RETRY_SECONDS });
    }
    return streamSSE(c, (stream) =>
      follow(stream, session, getsAll, c.req.raw, evicted.signal).finally(release),
    );
  });

  async function follow(
    stream: SSEStreamingApi,
    session: Session,
    getsAll: boolean,
    request: Request,
    evicted: AbortSignal,
  ): Promise<void> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    // A browser that reconnects reloads everything, so it's better to close a stream that missed a change.
    const giveUp = (error: unknown) => {
      ctx.log.warn({ err: error }, 'events: closed a stream');
      end();
    };
    let waiting = 0;
    let isOver = false;
    let nextBeat: NodeJS.Timeout | undefined;
    const stop = () => end();
    const unsubscribe = ctx.changes.subscribe((change) => void send(change).catch(giveUp));
    stream.onAbort(end);
    for (const signal of [stopping, evicted]) signal.addEventListener('abort', stop, { once: true });
    if (stopping.aborted || evicted.aborted) stop();
    try {
      await Promise.race([stream.writeSSE({ event: 'open', data: '' }), ended]);
      scheduleBeat();
      await ended;
    } finally {
      isOver = true;
      clearTimeout(nextBeat);
      for (const signal of [stopping, evicted]) signal.removeEventListener('abort', stop);
      unsubscribe();
    }

    async function send(change: Change): Promise<void> {
      if (!getsAll && !(await concerns(change, session))) return;
      if (waiting >= MAX_WAITING) throw new Error('The reader is too slow.');
      waiting += 1;
      await stream.writeSSE({ event: 'change', data: JSON.stringify(change) });
      waiting -= 1;
    }

    // Random, so that streams opened together after a restart don't query the database together.
    function scheduleBeat(): void {
      if (isOver) return;
      const wait = HEARTBEAT_MS * (0.6 + 0.4 * Math.random());
      nextBeat = setTimeout(() => void beat().then(scheduleBeat, giveUp), wait);
    }

    // Signing out or losing the admin role closes the stream at the next heartbeat.
    async function beat(): Promise<void> {
      const current = await readSession(ctx, request);
      if (!current || (getsAll && !(await isAdmin(ctx, current)))) return end();
      await stream.writeSSE({ event: 'beat', data: '' });
    }
  }

  async function concerns(change: Change, session: Session): Promise<boolean> {
    if (change.table === '*') return true;
    if (!podcastTables.has(change.table) || !change.id) return false;
    const allowed = await viewersOf(change, change.id);
    if (!allowed) return false;
    return (
      allowed.userIds.includes(session.userId) ||
      (session.isEmailConfirmed && allowed.email === session.email)
    );
  }

  function viewersOf(change: Change, podcastId: string): ReturnType<typeof findPodcastViewers> {
    const found = viewers.get(change) ?? findPodcastViewers(ctx, podcastId);
    viewers.set(change, found);
    return found;
  }
  return app;
}
