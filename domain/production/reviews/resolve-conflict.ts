import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { agentQuestions, reviewItems } from '#db/schema/production.ts';
import { recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { editListing } from '../../listings/edit-listing.ts';
import type { Actor } from '../../listings/fill-listing.ts';
import { formatPrice, formatSqft } from '../../listings/rules.ts';
import { readNumbers } from '../../script/claims/read-numbers.ts';
import { toNumber } from '../../script/facts/contradicts.ts';
import { type ResolvedAnswer, resolvedAnswer } from '../../script/facts/resolved-answer.ts';
import type { FactConflict } from '../../script/schema.ts';
import { hashValue } from '../run/hash-value.ts';
import { lockRun, queueWhenDecided } from '../run/queue-run.ts';
import { openConflicts } from '../steps/check-facts.ts';
import { takeSnapshot } from '../steps/read-listing.ts';
import { REVIEW_DECIDED, REVIEW_GONE } from './rules.ts';
import type { ResolveConflict } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site'>;
type Choice = ResolveConflict['choices'][number];

/**
 * If a listing contradicts itself, writes a person's choice into the listing; the run continues when nothing else is
 * open. A contradiction is resolved once; a second try is refused.
 */
export function resolveConflict(
  ctx: Ctx,
  { reviewItemId, choices, actor }: ResolveConflict & { actor: Actor },
): Promise<{ podcastId: string; openItems: number }> {
  return inTransaction(ctx, async (tx) => {
    const isThisReview = eq(reviewItems.id, reviewItemId);
    const [found] = await tx.db.select().from(reviewItems).where(isThisReview);
    if (!found) throw new AppError('not_found', REVIEW_GONE);
    const { podcastId } = found;
    await lockRun(tx, podcastId);
    const conflicts = (found.evidence.conflicts ?? []) as FactConflict[];
    if (conflicts.length === 0) throw new AppError('conflict', 'There’s no conflict to resolve here.');
    for (const { field, label } of conflicts)
      if (!choices.some((choice) => choice.field === field))
        throw new AppError('invalid', `Please choose the correct value: ${label}`);
    await writeChoices(tx, podcastId, choices, conflicts, actor);
    const [podcast] = await tx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
    if (!podcast) throw new AppError('not_found', 'Podcast not found');
    // If the listing was already right, the contradiction remains; exactly what remains is approved.
    const rest = openConflicts(await takeSnapshot(tx, podcast));
    const [closed] = await tx.db
      .update(reviewItems)
      .set({
        closedAt: ctx.now(),
        closedBy: actor.actorId,
        decision: 'approve',
        subjectHash: hashValue(rest),
        note: choices.map(({ field, value }) => `${field}: ${value}`).join('; '),
      })
      .where(and(isThisReview, isNull(reviewItems.closedAt)))
      .returning();
    if (!closed) throw new AppError('conflict', REVIEW_DECIDED);
    await recordAudit(tx, {
      ...actor,
      action: 'review.fact_chosen',
      subject: podcastId,
      details: { choices, before: conflicts.map(({ field, used }) => ({ field, used: used ?? null })) },
    });
    return { podcastId, openItems: await queueWhenDecided(tx, podcastId) };
  });
}

async function writeChoices(
  tx: Ctx,
  podcastId: string,
  choices: Choice[],
  conflicts: FactConflict[],
  actor: Actor,
): Promise<void> {
  const [listing] = await tx.db
    .select()
    .from(listings)
    .where(eq(listings.podcastId, podcastId))
    .for('update');
  if (!listing) throw new AppError('not_found', 'Listing not found');
  const known = choices.map((choice) => ({ choice, conflict: conflictOf(choice, conflicts) }));
  const numberWords = known.filter(({ conflict }) => !columnFields.has(conflict.field));
  for (const { choice, conflict } of numberWords)
    await saveAnswer(tx, podcastId, answerOf(choice, conflict), actor);
  if (numberWords.length === known.length) return;
  const columns = Object.assign(
    {},
    ...known.flatMap(({ choice, conflict }) =>
      columnFields.has(conflict.field) ? [columnOf(choice, conflict)] : [],
    ),
  );
  const updatedAt = listing.updatedAt.toISOString();
  await editListing(tx, { listingId: listing.id, updatedAt, actor, ...columns });
}

type Columns = { beds?: number; baths?: number; sqft?: string; yearBuilt?: number; price?: string };

const columnFields = new Set(['beds', 'baths', 'sqft', 'yearBuilt', 'price']);

function conflictOf({ field }: Choice, conflicts: FactConflict[]): FactConflict {
  const conflict = conflicts.find((known) => known.field === field);
  if (!conflict) throw new AppError('invalid', 'This fact has no conflict to resolve.');
  return conflict;
}

const notANumber = (value: string, label: string) =>
  new AppError('invalid', `“${value}” won’t work here. Please enter a number for ${label}`);

function answerOf({ field, value }: Choice, { label }: FactConflict): ResolvedAnswer {
  const answer = resolvedAnswer(field, label, value);
  if (!answer) throw notANumber(value, label);
  return answer;
}

/** Saved like an answer from the agent, so that every later fact sheet uses it. */
async function saveAnswer(tx: Ctx, podcastId: string, resolved: ResolvedAnswer, actor: Actor): Promise<void> {
  const moment = tx.now();
  const row = { answer: resolved.answer, answeredAt: moment, answeredBy: actor.actorId };
  await tx.db
    .insert(agentQuestions)
    .values({ podcastId, ...resolved, askedAt: moment, ...row })
    .onConflictDoUpdate({ target: [agentQuestions.podcastId, agentQuestions.field], set: row });
}

function columnOf({ field, value }: Choice, conflict: FactConflict): Columns {
  const read = toNumber(value);
  const number = Number.isNaN(read) ? readNumbers(`${value.replaceAll('-', ' ')} `)[0]?.value : read;
  const isWhole = Number.isInteger(number);
  if (field === 'beds' && isWhole && isWithin(number, 0, 99)) return { beds: number };
  if (field === 'baths' && Number.isInteger((number ?? 0.1) * 4) && isWithin(number, 0, 99))
    return { baths: number };
  if (field === 'yearBuilt' && isWhole && isWithin(number, 1600, 2200)) return { yearBuilt: number };
  const sqft = field === 'sqft' && isWithin(number, 1, 999_999) && formatSqft(String(number));
  if (sqft) return { sqft };
  const price = field === 'price' && isWithin(number, 1, 9_999_999_999) && formatPrice(String(number));
  if (price) return { price };
  throw notANumber(value, conflict.label);
}

function isWithin(number: number | undefined, min: number, max: number): number is number {
  return number !== undefined && number >= min && number <= max;
}
