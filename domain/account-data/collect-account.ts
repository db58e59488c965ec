import type { Readable } from 'node:stream';
import { eq, or } from 'drizzle-orm';
import { profiles } from '#db/schema/accounts.ts';
import { answeringOrders } from '#db/schema/answering.ts';
import { apiKeys } from '#db/schema/api-keys.ts';
import { authFactors, authSessions, authUsers } from '#db/schema/auth.ts';
import { balanceEntries, balances } from '#db/schema/balances.ts';
import { brands } from '#db/schema/brands.ts';
import { checkouts } from '#db/schema/checkouts.ts';
import { leadDestinations } from '#db/schema/destinations.ts';
import { contacts } from '#db/schema/leads.ts';
import { auditLog, mails } from '#db/schema/operations.ts';
import { phoneLines } from '#db/schema/phone.ts';
import { teamMembers, teams } from '#db/schema/teams.ts';
import { episodeUpdates } from '#db/schema/updates.ts';
import { webhookEndpoints } from '#db/schema/webhooks.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { issueRecord, issueRecordPdf } from '../records/issue-record.ts';
import { findFiles } from './delete-files.ts';
import { findOwnThings, isOwnContact, type OwnThings } from './own-things.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'keys' | 'storage' | 'renderer'>;
export type ExportFile = { name: string; open: () => Promise<Readable | Uint8Array | string> };

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Everything an account has with us, as files. Secrets are left out: they're only good for signing in. */
export async function collectAccount(ctx: Ctx, userId: string): Promise<ExportFile[]> {
  const things = await findOwnThings(ctx, userId);
  return [
    { name: 'README.txt', open: async () => readMe },
    { name: 'account.json', open: async () => json(await readAccount(ctx, things)) },
    {
      name: 'leads.json',
      open: async () => json(await ctx.db.select().from(contacts).where(isOwnContact(things))),
    },
    {
      name: 'mail.json',
      open: async () => json(await ctx.db.select().from(mails).where(eq(mails.recipient, things.email))),
    },
    ...homeFiles(ctx, things),
    ...(await storedFiles(ctx, things)),
  ];
}

const readMe = `Everything Hearthcast has stored for your account.

account.json   your profile, teams, brand, keys, payments and what was logged
leads.json     buyers who wrote to you, and your own orders and inquiries
mail.json      mail we sent you
homes/         each home: the order, the listing, and its record as signed JSON and PDF
files/         audio, photos, pictures and clips
`;

async function readAccount({ db }: Ctx, { userId, email }: OwnThings): Promise<object> {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, userId));
  const { passwordHash: _, ...account } = user ?? {};
  const ofUser = <Table extends typeof brands | typeof balances | typeof balanceEntries>(table: Table) =>
    eq(table.userId, userId);
  const keys = await db.select().from(apiKeys).where(eq(apiKeys.userId, userId));
  const endpoints = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.userId, userId));
  const destinations = await db.select().from(leadDestinations).where(eq(leadDestinations.userId, userId));
  const factors = await db.select().from(authFactors).where(eq(authFactors.userId, userId));
  return {
    account,
    profile: await db.select().from(profiles).where(eq(profiles.userId, userId)),
    sessions: await db.select().from(authSessions).where(eq(authSessions.userId, userId)),
    secondSteps: factors.map(({ secretEncrypted: _, ...factor }) => factor),
    teams: await db
      .select({ team: teams.name, role: teamMembers.role, since: teamMembers.createdAt })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(eq(teamMembers.userId, userId)),
    brand: await db.select().from(brands).where(ofUser(brands)),
    apiKeys: keys.map(({ keyHash: _, ...key }) => key),
    webhooks: endpoints.map(({ sealedSecret: _, previousSealedSecret: __, ...endpoint }) => endpoint),
    leadDestinations: destinations.map(({ sealedSecret: _, ...destination }) => destination),
    answeringOrders: await db
      .select()
      .from(answeringOrders)
      .where(or(eq(answeringOrders.userId, userId), eq(answeringOrders.customerEmail, email))),
    phoneLines: await db.select().from(phoneLines).where(eq(phoneLines.userId, userId)),
    balance: await db.select().from(balances).where(ofUser(balances)),
    statement: await db.select().from(balanceEntries).where(ofUser(balanceEntries)),
    payments: await db
      .select()
      .from(checkouts)
      .where(or(eq(checkouts.userId, userId), eq(checkouts.customerEmail, email))),
    log: await db.select().from(auditLog).where(eq(auditLog.actorId, userId)),
  };
}

function homeFiles(ctx: Ctx, { podcasts, listings }: OwnThings): ExportFile[] {
  return podcasts.flatMap((podcast) => {
    const listing = listings.find(({ podcastId }) => podcastId === podcast.id);
    const folder = `homes/${listing?.slug ?? podcast.id}`;
    return [
      { name: `${folder}/order.json`, open: async () => json(podcast) },
      {
        name: `${folder}/updates.json`,
        open: async () =>
          json(await ctx.db.select().from(episodeUpdates).where(eq(episodeUpdates.podcastId, podcast.id))),
      },
      ...(listing
        ? [
            { name: `${folder}/listing.json`, open: async () => json(listing) },
            {
              name: `${folder}/record.json`,
              open: () => orNote(async () => json(await issueRecord(ctx, podcast.id))),
            },
            { name: `${folder}/record.pdf`, open: () => orNote(() => issueRecordPdf(ctx, podcast.id)) },
          ]
        : []),
    ];
  });
}

/** A home deleted in the meantime must not spoil the rest. */
async function orNote<Body>(open: () => Promise<Body>): Promise<Body | string> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

async function storedFiles(ctx: Ctx, things: OwnThings): Promise<ExportFile[]> {
  const { keys, folders } = await findFiles(ctx, things);
  const found = keys.filter((key) => !key.startsWith('private/exports/'));
  for (const folder of folders) for await (const { key } of ctx.storage.list(folder)) found.push(key);
  const stored: ExportFile[] = [];
  for (const key of new Set(found)) {
    if (!(await ctx.storage.stat(key))) continue;
    stored.push({
      name: `files/${key}`,
      open: async () => (await ctx.storage.open(key))?.stream ?? '',
    });
  }
  return stored;
}
