import { and, eq, inArray } from 'drizzle-orm';
import { Unavailable } from '#adapters/unavailable.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionSteps } from '#db/schema/production.ts';
import type { Context } from '../context.ts';
import { podcastsBefore } from '../podcasts/status/rules.ts';
import { listSteps } from './queries.ts';
import type { StepName } from './rules.ts';
import { type Claim, claimRun } from './run/claim-run.ts';
import { mostTries, settleEnd } from './run/end-attempt.ts';
import { fingerprint } from './run/hash-value.ts';
import { holdRun, requireOrder, writeAs } from './run/hold-run.ts';
import { NeedsReview } from './run/run-endings.ts';
import {
  beginStep,
  countFromHere,
  endStep,
  isApproved,
  keepProduct,
  loadProducts,
  settleRun,
} from './run/run-records.ts';
import type { Made, Podcast, Product, Products, Step, Work } from './run/step.ts';
import { hashInput, inputOf } from './run/step-input.ts';
import { withinTime } from './run/within-time.ts';
import { episodeSteps } from './steps/episode-steps.ts';

/**
 * Makes an episode, step by step, and delivers it. May be repeated and interrupted at any moment: what is stored is
 * not made again, and of two workers on one podcast only the last to take it can write. Throws when a later attempt
 * may help; after the last one the podcast waits for staff.
 */
export async function produceEpisode(
  ctx: Context,
  input: { podcastId: string; signal?: AbortSignal },
  steps: readonly Step[] = episodeSteps,
): Promise<void> {
  const claim = await claimRun(ctx, input.podcastId);
  if (!claim) return;
  if (claim.tries > mostTries) {
    const step = (await listSteps(ctx, claim.podcastId)).at(-1)?.name;
    return settleEnd(ctx, claim, { ...(step && { step }), error: interrupted(claim), isStopping: false });
  }
  const hold = holdRun(ctx, claim);
  const stopping = input.signal ?? new AbortController().signal;
  const current: Current = {};
  try {
    await walk(ctx, claim, AbortSignal.any([hold.signal, stopping]), steps, current);
    await writeAs(ctx, claim, (tx) => settleRun(tx, claim.podcastId, 'delivered', 0));
  } catch (error) {
    await settleEnd(ctx, claim, { ...current, error, isStopping: stopping.aborted });
  } finally {
    hold.release();
  }
}

/** A worker that dies every time leaves no error behind; its attempts were counted all the same. */
function interrupted({ tries }: Claim): Unavailable {
  return new Unavailable(
    'production',
    `the worker was interrupted ${tries - 1} times without finishing anything`,
  );
}

type Walk = { podcast: Podcast; products: Products; steps: readonly Step[] };
type Current = { step?: StepName; stepId?: string };

const mostPasses = 3;

/** What changes while an episode is made goes into it before the last step hands it over. */
async function walk(
  ctx: Context,
  claim: Claim,
  signal: AbortSignal,
  steps: readonly Step[],
  current: Current,
): Promise<void> {
  const podcast = await startPodcast(ctx, claim);
  const products = await loadProducts(ctx, claim.podcastId);
  const make = (some: readonly Step[]) =>
    makeStale(ctx, claim, signal, { podcast, products, steps }, some, current);
  for (let pass = 1; pass <= mostPasses; pass += 1) if (!(await make(steps.slice(0, -1)))) break;
  await make(steps.slice(-1));
}

/** Makes what is missing or out of date; says whether anything was. */
async function makeStale(
  ctx: Context,
  claim: Claim,
  signal: AbortSignal,
  { podcast, products, steps }: Walk,
  some: readonly Step[],
  current: Current,
): Promise<boolean> {
  let isAnyMade = false;
  for (const step of some) {
    current.step = step.name;
    delete current.stepId;
    const inputHash = await inputOf({ ctx, podcast }, products, step);
    const known = products[step.name];
    if (known && (known.isPinned || known.inputHash === inputHash)) continue;
    isAnyMade = true;
    const stepId = await writeAs(ctx, claim, async (tx) => {
      await requireOrder(tx, claim.podcastId);
      return beginStep(tx, claim, step.name);
    });
    current.stepId = stepId;
    const work = workOn(ctx, claim, { podcast, products, signal, stepId });
    const made = await withinTime(step, signal, (limited) => step.make({ ...work, signal: limited }));
    await finish(ctx, claim, { podcast, products, steps, step, stepId, inputHash }, made);
  }
  return isAnyMade;
}

async function startPodcast(ctx: Context, claim: Claim): Promise<Podcast> {
  return writeAs(ctx, claim, async (tx) => {
    await requireOrder(tx, claim.podcastId);
    const isIt = eq(podcasts.id, claim.podcastId);
    await tx.db
      .update(podcasts)
      .set({ status: 'processing' })
      .where(and(isIt, inArray(podcasts.status, podcastsBefore.processing)));
    const [podcast] = await tx.db.select().from(podcasts).where(isIt);
    return podcast as Podcast;
  });
}

function workOn(
  ctx: Context,
  claim: Claim,
  given: { podcast: Podcast; products: Products; signal: AbortSignal; stepId: string },
): Work {
  const { stepId, ...rest } = given;
  let first: number | undefined;
  return {
    ctx,
    ...rest,
    isLastTry: claim.tries >= mostTries,
    write: (work) => writeAs(ctx, claim, work),
    report: (doneParts, totalParts) =>
      writeAs(ctx, claim, async (tx) => {
        await tx.db
          .update(productionSteps)
          .set({ doneParts, totalParts })
          .where(eq(productionSteps.id, stepId));
        // What was there before this attempt is not its progress.
        first ??= doneParts;
        if (doneParts > first) await countFromHere(tx, claim);
      }),
    requireApproval: async (doubts) => {
      const open = [];
      for (const doubt of doubts) {
        if (!(doubt.canApprove && (await isApproved(ctx, claim.podcastId, doubt)))) open.push(doubt);
      }
      if (open.length > 0) throw new NeedsReview(open);
    },
  };
}

/** The product, what it changes elsewhere and the end of its step commit together. */
function finish(
  ctx: Context,
  claim: Claim,
  at: Walk & { step: Step; stepId: string; inputHash: string },
  { data, files = {}, input, apply, unstales = [] }: Made,
): Promise<void> {
  const { products, step, stepId } = at;
  return writeAs(ctx, claim, async (tx) => {
    await requireOrder(tx, claim.podcastId);
    await requireFiles(tx, Object.values(files));
    const fresh = await findFresh(tx, claim, at, unstales);
    await apply?.(tx);
    const contentHash = fingerprint([data, files]);
    const inputHash = input === undefined ? at.inputHash : hashInput(products, step, input);
    const product = { inputHash, contentHash, data, files, isPinned: false };
    await keepProduct(tx, claim, step.name, product);
    await tidyReplaced(tx, claim.podcastId, products[step.name], product);
    for (const other of fresh) await unstale(tx, claim, at, other);
    await endStep(tx, stepId, 'done');
    await countFromHere(tx, claim);
    products[step.name] = product;
  });
}

/** What the product before it named and nobody needs any more is taken away. */
async function tidyReplaced(tx: Context, podcastId: string, before: Product | undefined, now: Product) {
  const kept = new Set(Object.values(now.files));
  const replacedKeys = Object.values(before?.files ?? {}).filter((key) => !kept.has(key));
  if (replacedKeys.length > 0) await tx.queue.send('tidy-episode-files', { podcastId, replacedKeys });
}

/** Those of the steps whose products are up to date; nobody changes the listing from here on. */
async function findFresh(
  tx: Context,
  { podcastId }: Claim,
  { podcast, products, steps }: Walk,
  names: StepName[],
): Promise<Step[]> {
  if (names.length === 0) return [];
  await tx.db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.podcastId, podcastId))
    .for('update');
  const fresh: Step[] = [];
  for (const step of steps.filter(({ name }) => names.includes(name)))
    if (products[step.name]?.inputHash === (await inputOf({ ctx: tx, podcast }, products, step)))
      fresh.push(step);
  return fresh;
}

/** A row that a later step improved is no reason to make the earlier one again. */
async function unstale(tx: Context, claim: Claim, { podcast, products }: Walk, step: Step): Promise<void> {
  const known = products[step.name];
  if (!known) return;
  const product = { ...known, inputHash: await inputOf({ ctx: tx, podcast }, products, step) };
  await keepProduct(tx, claim, step.name, product);
  products[step.name] = product;
}

/** A product never names a file that is not there, whoever tidies up meanwhile. */
async function requireFiles(ctx: Pick<Context, 'storage'>, keys: string[]): Promise<void> {
  for (const key of keys)
    if (!(await ctx.storage.stat(key))) throw new Unavailable('storage', `${key} is not there`);
}
