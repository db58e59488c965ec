import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { RequestEnv } from '#api/http/request-env.ts';
import { invoiceLines, invoices } from '#db/schema/invoices.ts';
import { contacts } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { productionArtifacts } from '#db/schema/production.ts';
import { createApiKey } from '#domain/api-keys/create-api-key.ts';
import { type ApiScope, apiScopes } from '#domain/api-keys/rules.ts';
import { changeBalance } from '#domain/balance/change-balance.ts';
import { balanceOwnerOf } from '#domain/balance/rules.ts';
import type { Context } from '#domain/context.ts';
import { signedIn } from './full-app.ts';
import { createPaidPodcast } from './paid-podcast.ts';
import { shortTalk } from './short-talk.ts';

export type ApiAccount = { userId: string; email: string; session: { Authorization: string } };

export async function createApiAccount(ctx: Context, email: string): Promise<ApiAccount> {
  const { userId, headers } = await signedIn(ctx, { email });
  return { userId, email, session: headers };
}

/** The Authorization header of a new key. */
export async function keyOf(
  ctx: Context,
  { userId, teamId }: Pick<ApiAccount, 'userId'> & { teamId?: string },
  scopes: readonly ApiScope[] = apiScopes,
): Promise<{ Authorization: string }> {
  const { key } = await createApiKey(ctx, {
    userId,
    teamId,
    name: 'Test',
    scopes: [...scopes],
    ip: '127.0.0.1',
  });
  return { Authorization: `Bearer ${key}` };
}

export async function grant(ctx: Context, owner: { userId: string; teamId?: string }, amountCents: number) {
  const entryKey = `test:${randomUUID()}`;
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db: db as unknown as Context['db'] };
    await changeBalance(tx, {
      ...balanceOwnerOf(owner),
      kind: 'grant',
      entryKey,
      amountCents,
      description: 'Test',
    });
  });
}

/** One of everything that a key can read, delivered and with a lead; for a team if there is one. */
export async function createOwnThings(ctx: Context, account: ApiAccount & { teamId?: string }) {
  const podcast = await createPaidPodcast(ctx, {
    userId: account.userId,
    teamId: account.teamId ?? null,
    customerEmail: account.email,
    status: 'completed',
    paymentMethod: 'balance',
    podcastFileUrl: '/files/episodes/a.mp3',
    episode: {
      durationSeconds: 12,
      chapters: [{ title: 'Welcome', startSeconds: 0 }],
      turns: [{ speaker: 'Nora', text: 'Welcome.', startSeconds: 0, endSeconds: 2 }],
      peaks: [],
    },
    listing: { status: 'active', beds: 3 },
  });
  await ctx.db.insert(productionArtifacts).values({
    podcastId: podcast.id,
    step: 'write-script',
    inputHash: 'test',
    contentHash: 'test',
    data: shortTalk,
    attempt: 1,
  });
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcast.id));
  const listingId = listing?.id ?? '';
  const [lead] = await ctx.db
    .insert(contacts)
    .values({
      contactType: 'listing_lead',
      sourceKey: `lead:${randomUUID()}`,
      email: 'buyer@example.com',
      firstName: 'Bo',
      message: 'Is it still there?',
      listingId,
    })
    .returning();
  const invoiceId = account.teamId ? await createInvoice(ctx, account.teamId, podcast.id) : randomUUID();
  return { orderId: podcast.id, listingId, leadId: lead?.id ?? '', invoiceId };
}

/** A paid invoice of a team with one line. Only teams have invoices. */
async function createInvoice(ctx: Context, teamId: string, podcastId: string): Promise<string> {
  const number = (await ctx.db.$count(invoices)) + 1;
  const [invoice] = await ctx.db
    .insert(invoices)
    .values({
      teamId,
      number,
      // Each for another month.
      periodFrom: `${2000 + number}-01-01`,
      periodTo: `${2000 + number}-01-31`,
      totalCents: 2999,
      teamName: 'Test',
      billingEmail: 'books@example.com',
      issuedAt: ctx.now(),
      dueAt: ctx.now(),
      paidAt: ctx.now(),
    })
    .returning();
  const line = {
    kind: 'order' as const,
    lineKey: `test:${podcastId}`,
    amountCents: 2999,
    description: 'Test',
  };
  await ctx.db.insert(invoiceLines).values({ ...line, teamId, podcastId, invoiceId: invoice?.id ?? '' });
  return invoice?.id ?? '';
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
export type ApiAnswer = { status: number; headers: Headers; body: any };

export async function callApi(
  app: Hono<RequestEnv>,
  name: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Promise<ApiAnswer> {
  const [method, path] = name.split(' ') as [string, string];
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const answer = await app.request(path, init);
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
}
