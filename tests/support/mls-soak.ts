import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { SampleFault } from '#adapters/mls/sample-mls/sample-mls.ts';
import { serveSampleMls } from '#adapters/mls/sample-mls/serve-sample-mls.ts';
import { listingChanges, listings } from '#db/schema/listings.ts';
import { mlsRecords } from '#db/schema/mls.ts';
import type { Context } from '#domain/context.ts';
import { fillListing } from '#domain/listings/fill-listing.ts';
import { readListingLink } from '#domain/listings/read-listing-link.ts';
import { createSampleFeed } from './sample-mls.ts';

type SoakOptions = {
  ctx: Context;
  databaseUrl: string;
  /** Each round changes every listing once. */
  rounds: number;
  kills: number;
  /** How many of the 200 listings were ordered. */
  ordered: number;
  onRound?: (round: number) => void;
};

export type SoakReport = {
  listings: number;
  changesMade: number;
  changesApplied: number;
  kills: number;
  faults: Record<SampleFault, number>;
  /** What's wrong, in words; empty if nothing was lost, duplicated or out of order. */
  wrong: string[];
};

const faultNames: SampleFault[] = ['429', '500', 'expired token', 'truncated'];
const FAULT_SHARE = 0.2;
const MAX_ROUND_MS = 600_000;

/** Follows 200 listings through many changes while the feed fails at random and the worker is killed in the middle. */
export async function runMlsSoak(options: SoakOptions): Promise<SoakReport> {
  const faults = Object.fromEntries(faultNames.map((name) => [name, 0])) as SoakReport['faults'];
  let isFaulty = false;
  const sample = await serveSampleMls({
    fault: () => {
      if (!isFaulty || Math.random() >= FAULT_SHARE) return undefined;
      const name = faultNames[Math.floor(Math.random() * faultNames.length)] as SampleFault;
      faults[name] += 1;
      return name;
    },
  });
  const keys = sample.rows.Property.map(({ ListingKey }) => String(ListingKey));
  const ctx: Context = { ...options.ctx, mls: [createSampleFeed(sample.baseUrl)] };
  const wrong: string[] = [];
  const startedMs = String(Date.now());
  let worker: ChildProcess | undefined;
  let isOver = false;
  const start = () => {
    const args = ['tests/support/replicate-process.ts', options.databaseUrl, sample.baseUrl, startedMs];
    const child = spawn(process.execPath, args, { stdio: 'ignore' });
    worker = child;
    // One that couldn't open the database in time is started again, as the service does.
    child.once('exit', () => !isOver && worker === child && start());
  };
  const applied = async () => {
    const { rows } = await ctx.db.execute(
      sql`select count(*)::int as copied, coalesce(sum(changes), 0)::int as changes from mls_records where resource = 'Property'`,
    );
    return rows[0] as { copied: number; changes: number };
  };
  const caughtUp = async (changes: number) => {
    const deadline = Date.now() + MAX_ROUND_MS;
    for (;;) {
      const now = await applied();
      if (now.copied === keys.length && now.changes >= changes) return;
      if (Date.now() > deadline) throw new Error(`stuck at ${JSON.stringify(now)} of ${changes} changes`);
      await wait(20);
    }
  };
  let killed = 0;
  try {
    const prices = new Map<string, number[]>(keys.map((key) => [key, []]));
    isFaulty = true;
    start();
    await caughtUp(0);
    isFaulty = false;
    const orders = await orderListings(ctx, keys.slice(0, options.ordered));
    isFaulty = true;
    for (let round = 1; round <= options.rounds; round += 1) {
      for (const key of keys.toSorted(() => Math.random() - 0.5)) {
        const price = 300_000 + round * 1000 + Math.floor(Math.random() * 900);
        prices.get(key)?.push(price);
        sample.change('Property', key, { ListPrice: price });
      }
      if (killed < options.kills && round % Math.floor(options.rounds / options.kills) === 0) {
        await wait(Math.random() * 150);
        worker?.kill('SIGKILL');
        killed += 1;
      }
      await caughtUp(round * keys.length);
      options.onRound?.(round);
    }
    wrong.push(...(await findLosses(ctx, prices, orders)));
  } finally {
    isOver = true;
    worker?.kill('SIGKILL');
    sample.stop();
  }
  return {
    listings: keys.length,
    changesMade: options.rounds * keys.length,
    changesApplied: (await applied()).changes,
    kills: killed,
    faults,
    wrong,
  };
}

type Orders = Map<string, { listingId: string; firstPrice: string | null }>;

/** A listing row for each of these, as an order leaves it. */
async function orderListings(ctx: Context, keys: string[]): Promise<Orders> {
  const orders: Orders = new Map();
  for (const key of keys) {
    const reading = await readListingLink(ctx, key.replace('LKV', ''));
    if (!reading.readable) throw new Error(reading.reason);
    const [row] = await ctx.db.insert(listings).values({ slug: key.toLowerCase() }).returning();
    const fill = { facts: reading.facts, sourceUrl: reading.url, action: 'soak' };
    const { listing } = await fillListing(ctx, row?.id ?? '', {
      ...fill,
      ...(reading.mls && { mls: reading.mls }),
    });
    orders.set(key, { listingId: listing.id, firstPrice: listing.price });
  }
  return orders;
}

async function findLosses(ctx: Context, prices: Map<string, number[]>, orders: Orders): Promise<string[]> {
  const wrong: string[] = [];
  for (const record of await ctx.db.select().from(mlsRecords).where(eq(mlsRecords.resource, 'Property'))) {
    const made = prices.get(record.key) ?? [];
    if (record.changes !== made.length)
      wrong.push(`${record.key}: ${made.length} changes were made and ${record.changes} applied`);
    if (record.fields.ListPrice !== made.at(-1)) wrong.push(`${record.key}: the last price is another`);
  }
  for (const [key, { listingId, firstPrice }] of orders) {
    const rows = await ctx.db
      .select({ before: listingChanges.before, after: listingChanges.after })
      .from(listingChanges)
      .where(and(eq(listingChanges.listingId, listingId), eq(listingChanges.field, 'price')));
    // Every price is new, so the pairs show the order, whatever the worker's clock said.
    const seen = rows.map(({ before, after }) => `${before} → ${after}`).sort();
    const said = (prices.get(key) ?? []).map((price) => `$${price.toLocaleString('en-US')}`);
    const expected = said.map((after, at) => `${said[at - 1] ?? firstPrice} → ${after}`).sort();
    if (JSON.stringify(seen) !== JSON.stringify(expected))
      wrong.push(`${key}: its history is ${seen.join(', ')} and not ${expected.join(', ')}`);
  }
  return wrong;
}
