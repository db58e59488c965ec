import { type ServerType, serve } from '@hono/node-server';
import { AuthClient } from '@supabase/auth-js';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll } from 'vitest';
import { createAuthRoutes, createKeySetRoute } from '#api/auth/auth-routes.ts';
import type { RequestEnv } from '#api/http/request-env.ts';
import { mails } from '#db/schema/operations.ts';
import type { Context } from '#domain/context.ts';
import type { Jobs } from '#domain/jobs.ts';
import { jobHandlers } from '#jobs/handlers.ts';
import { createTestContext, type TestContext } from './test-context.ts';

export type TestClient = InstanceType<typeof AuthClient>;

export type AccountServer = TestContext & {
  app: Hono<RequestEnv>;
  url: string;
  /** The public client, unchanged, with its own storage. */
  createClient: () => TestClient;
  /** Works through everything that waits in the queue. */
  drain: () => Promise<void>;
  /** The newest email to an address, once the queue is empty. */
  readMail: (address: string) => Promise<typeof mails.$inferSelect>;
  /** The parameters of the newest email's link. */
  readLink: (address: string) => Promise<{ token: string; type: string; redirectTo: string }>;
};

/** The account system on a loopback port. `x-test-ip` stands for the caller's address. */
export async function startAccountServer(overrides: Partial<Context> = {}): Promise<AccountServer> {
  const test = await createTestContext({ now: () => new Date(), ...overrides });
  const { ctx } = test;
  const app = new Hono<RequestEnv>();
  app.use('*', async (c, next) => {
    c.set('requestId', 'test');
    c.set('clientIp', c.req.header('x-test-ip') ?? '127.0.0.1');
    c.set('log', ctx.log);
    await next();
  });
  app.route('/auth/v1', createAuthRoutes(ctx));
  app.route('/.well-known/jwks.json', createKeySetRoute(ctx));
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(started));
  });
  afterAll(() => new Promise((done) => server.close(done)));
  const { port } = server.address() as { port: number };
  ctx.site.url = `http://127.0.0.1:${port}`;
  const url = `${ctx.site.url}/auth/v1`;

  const drain = () => drainQueue(test);
  const readMail: AccountServer['readMail'] = async (address) => {
    await drain();
    const [mail] = await ctx.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, address))
      .orderBy(desc(mails.createdAt))
      .limit(1);
    if (!mail) throw new Error(`There is no mail to ${address}.`);
    return mail;
  };
  return {
    ...test,
    app,
    url,
    drain,
    readMail,
    createClient: () => createClient(url),
    readLink: async (address) => {
      const { text } = await readMail(address);
      const link = new URL(text.match(/https?:\/\/\S+\/auth\/verify\?\S+/)?.[0] ?? '');
      const [token = '', type = '', redirectTo = ''] = ['token', 'type', 'redirect_to'].map(
        (name) => link.searchParams.get(name) ?? '',
      );
      return { token, type, redirectTo };
    },
  };
}

function createClient(url: string): TestClient {
  const kept = new Map<string, string>();
  return new AuthClient({
    url,
    storageKey: `test-${Math.random()}`,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
}

async function drainQueue({ ctx, queue }: TestContext): Promise<void> {
  const names = Object.keys(jobHandlers) as (keyof Jobs)[];
  for (let worked = true; worked; ) {
    worked = false;
    for (const name of names) {
      for (const job of await queue.boss.fetch(name, { batchSize: 50, ignoreStartAfter: true })) {
        const { handle } = jobHandlers[name] as {
          handle: (ctx: Context, payload: unknown, signal: AbortSignal) => Promise<unknown>;
        };
        await handle(ctx, job.data, new AbortController().signal);
        await queue.boss.complete(name, job.id);
        worked = true;
      }
    }
  }
}
