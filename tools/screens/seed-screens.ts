import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { createDb, type Db } from '#db/client.ts';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { authUsers } from '#db/schema/auth.ts';
import { checkouts } from '#db/schema/checkouts.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionArtifacts, productionRuns, productionSteps, reviewItems } from '#db/schema/production.ts';
import { episodeUpdates } from '#db/schema/updates.ts';
import { DEMO_PASSWORD, demoAccounts } from '#domain/accounts/demo-accounts.ts';
import { stepNames } from '#domain/production/rules.ts';
import { seedAnswering } from './seed-answering.ts';

type Session = Record<string, unknown>;
export type Seeded = {
  customer: Session;
  staff: Session;
  podcastId: string;
  makingId: string;
  updateId: string;
  teamId: string;
  paidSession: string;
  failedSession: string;
  openSession: string;
  paidAnswering: string;
  failedAnswering: string;
};

const customerEmail = 'customer@hearthcast.example';
const longStreet = '11842 Northwest Saint Bartholomew-on-the-Hill Boulevard Extension, Building Twenty-Seven';
const longName = 'Maximiliana-Alexandrine von Hohenfels-Featherstonehaugh';
const turns = [
  ['miles', 'Pick a number off the page, Nora. Your favorite.'],
  ['nora', '1911, the year it was built. I’d start there.'],
  ['miles', 'Then we’ve got some catching up to do.'],
  ['nora', 'You’d be working with a ten-foot island with seating and walnut cabinets.'],
] as const;

/** Adds what the demo data lacks: an episode in production, an unpaid order, and homes with very long or missing data. */
export async function seedScreens(folder: string, origin: string): Promise<Seeded> {
  const server = await startPostgres({ folder: join(folder, 'postgres') });
  const { db, close } = createDb(server.url);
  try {
    const [user] = await db.select().from(authUsers).where(eq(authUsers.email, customerEmail));
    const userId = user?.id as string;
    const [ready] = await db.select().from(podcasts).where(eq(podcasts.status, 'completed'));
    await seedListings(db);
    const failedSession = await seedUnpaid(db, userId);
    const makingId = await seedMaking(db, userId, ready?.gcsFileUrl ?? '');
    await seedReviews(db, makingId, ready?.id ?? '');
    const updateId = await seedUpdate(db, ready?.id ?? '', ready?.gcsFileUrl ?? '');
    const [customer, staff] = await Promise.all(
      demoAccounts.map(async ({ email }) => {
        const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email, password: DEMO_PASSWORD }),
        });
        return (await answer.json()) as Session;
      }),
    );
    const [paidSession, openSession] = [await order(origin, 'paid'), await order(origin, 'open')];
    await fetch(`${origin}/demo-checkout/${paidSession}`, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'pay' }),
      redirect: 'manual',
    });
    const answering = await seedAnswering(db, { userId, email: customerEmail });
    const teamId = await createTeam(origin, customer as Session);
    return {
      customer: customer as Session,
      staff: staff as Session,
      podcastId: ready?.id ?? '',
      makingId,
      updateId,
      teamId,
      paidSession,
      failedSession,
      openSession,
      ...answering,
    };
  } finally {
    await close();
    await server.stop();
  }
}

/** Orders a sample home as a guest and returns the session of its payment page. */
async function order(origin: string, name: string): Promise<string> {
  const listingUrl = `${origin}/samples/thistledown-lane`;
  const call = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${origin}/functions/v1/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { url: string; draftId: string };
  };
  const { draftId } = await call('preview-listing', { listingUrl });
  const userInfo = { name: 'Maya Lind', email: `${name}.guest@example.com`, phone: '(555) 010-7788' };
  const { url } = await call('create-payment', { listingUrl, draftId, amount: 2999, userInfo });
  return url.split('/').at(-1) ?? '';
}

async function seedListings(db: Db): Promise<void> {
  const long = {
    slug: 'screens-long',
    address: longStreet,
    city: 'Llanfairpwllgwyngyllgogerych',
    state: 'VT',
    zipCode: '05852-1234',
    price: '$123,456,789',
    beds: 12,
    baths: 11.5,
    sqft: '128,450',
    yearBuilt: 1911,
    description: 'A house with a great deal to say about itself. '.repeat(40),
    features: Array.from(
      { length: 30 },
      (_, index) => `Feature ${index + 1}: ${'a long list of words '.repeat(6)}`,
    ),
    agentName: longName,
    agentBrokerage: 'Featherstonehaugh, Cholmondeley, Marjoribanks & Daughters International Realty',
    agentPhone: '(802) 555-0173',
  };
  const short = { slug: 'screens-missing', address: '1 Elm Street', city: '', state: '' };
  await db.insert(listings).values([
    { ...long, status: 'active' },
    { ...short, status: 'active' },
  ]);
}

async function seedUnpaid(db: Db, userId: string): Promise<string> {
  const sessionId = 'demo_screens_failed';
  await db.insert(checkouts).values({
    idempotencyKey: 'screens:failed',
    provider: 'demo',
    sessionId,
    status: 'failed',
    userId,
    customerEmail,
    customerFirstName: longName,
    links: [{ listingUrl: `https://homes.example/${'a-very-long-path-'.repeat(8)}`, facts: null }],
    unitCents: 2999,
    expiresAt: new Date(),
  });
  return sessionId;
}

/** One episode half recorded, and the finished steps of others, which the time estimate is based on. */
async function seedMaking(db: Db, userId: string, fileUrl: string): Promise<string> {
  const [podcast, unread] = await db
    .insert(podcasts)
    .values([
      {
        listingUrl: 'https://homes.example/long',
        userId,
        customerEmail,
        customerFirstName: 'Casey',
        status: 'processing',
      },
      { listingUrl: `https://homes.example/${'path-'.repeat(30)}`, userId, customerEmail, status: 'pending' },
    ])
    .returning();
  if (!podcast || !unread) throw new Error('the orders were not saved');
  await db.update(listings).set({ podcastId: podcast.id }).where(eq(listings.slug, 'screens-long'));
  const unreadListing = { slug: 'screens-unread', address: '', city: '', state: '', podcastId: unread.id };
  await db.insert(listings).values({ ...unreadListing, status: 'pending' });
  const openingKey = fileUrl.replace(/^.*\/files\//, '');
  await db.insert(productionRuns).values({ podcastId: podcast.id, state: 'running', attempt: 1, openingKey });
  const now = Date.now();
  const done = stepNames.slice(0, 4).map((name, index) => ({
    podcastId: podcast.id,
    name,
    attempt: 1,
    startedAt: new Date(now - 60_000 + index * 1000),
    endedAt: new Date(now - 59_000 + index * 1000),
    outcome: 'done' as const,
  }));
  const recording = {
    podcastId: podcast.id,
    name: 'record-episode',
    attempt: 1,
    doneParts: 14,
    totalParts: 52,
  };
  const earlier = Array.from({ length: 4 }, (_, index) => ({
    podcastId: unread.id,
    name: 'record-episode',
    attempt: index + 1,
    startedAt: new Date(now - 3_600_000),
    endedAt: new Date(now - 3_600_000 + 180_000),
    outcome: 'done' as const,
    doneParts: 52,
    totalParts: 52,
  }));
  await db.insert(productionSteps).values([...done, ...earlier]);
  await db.insert(productionSteps).values({ ...recording, startedAt: new Date(now - 50_000) });
  const script = scriptOf(Array.from({ length: 13 }, () => turns).flat());
  await db.insert(productionArtifacts).values({
    podcastId: podcast.id,
    step: 'check-script',
    inputHash: 'screens',
    contentHash: 'screens',
    data: { script, claims: [], changes: [] },
    attempt: 1,
  });
  return podcast.id;
}

function scriptOf(said: readonly (readonly [speaker: string, text: string])[]) {
  return {
    title: longStreet,
    writer: { name: 'screens' },
    turns: said.map(([speaker, text], index) => ({
      id: `t${index}`,
      speaker,
      text,
      spokenText: text,
      factIds: [],
      branded: false,
      chapter: 'welcome',
    })),
  };
}

/** One contradiction to decide, and one recording to listen to. */
async function seedReviews(db: Db, makingId: string, readyId: string): Promise<void> {
  const open = { subjectHash: 'screens', openedAt: new Date(Date.now() - 7_200_000) };
  const conflict = {
    field: 'yearBuilt',
    label: 'Year built',
    used: '1911',
    values: [
      { value: '1911', source: { kind: 'page', excerpt: 'Built in 1911' } },
      { value: '1921', source: { kind: 'description', excerpt: `${'a century old, '.repeat(12)}from 1921` } },
    ],
  };
  await db.insert(reviewItems).values([
    {
      ...open,
      podcastId: makingId,
      step: 'check-facts',
      reason: 'fact_conflict',
      canApprove: true,
      evidence: { conflicts: [conflict] },
    },
    {
      ...open,
      podcastId: readyId,
      step: 'verify-audio',
      reason: 'failed_gate',
      canApprove: true,
      evidence: { words: 512, wordErrors: 31, wrongNumbers: [{ expected: '48', heard: '84' }] },
    },
  ]);
}

/** An update that a person has to hear before it goes out. */
async function seedUpdate(db: Db, podcastId: string, audioUrl: string): Promise<string> {
  const day = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const said = [
    ['miles', 'There’s an open house this weekend, and it’s a short one.'],
    ['nora', `Two hours at ${longStreet}. Bring the whole list of questions.`],
  ] as const;
  const [update] = await db
    .insert(episodeUpdates)
    .values({
      podcastId,
      kind: 'open-house',
      openHouse: { date: day(48).toISOString().slice(0, 10), start: '13:00', end: '15:00' },
      state: 'in_review',
      script: scriptOf(said),
      sheet: {},
      audioUrl,
      episode: { durationSeconds: 31, chapters: [], turns: [], peaks: [0, 1] },
      reason: 'The transcript differs from the script in one number: 15 instead of 50.',
      readyAt: day(-3),
    })
    .returning();
  return update?.id ?? '';
}

async function createTeam(origin: string, session: Session): Promise<string> {
  const answer = await fetch(`${origin}/api/teams`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify({
      name: 'Featherstonehaugh, Cholmondeley & Daughters International Realty of Vermont',
      billingEmail: 'accounts-receivable-and-payable@featherstonehaugh-cholmondeley.example',
    }),
  });
  return ((await answer.json()) as { id: string }).id;
}
