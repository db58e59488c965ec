import { eq } from 'drizzle-orm';
import { agentQuestions } from '#db/schema/production.ts';
import { buildFactSheet } from '../../script/facts/build-fact-sheet.ts';
import type { FactSources } from '../../script/facts/fact-sources.ts';
import { findConflicts } from '../../script/facts/find-conflicts.ts';
import { isSettledField } from '../../script/facts/resolved-answer.ts';
import { unusedNotes } from '../../script/facts/unused-notes.ts';
import type { EpisodePlan, FactConflict, FactSheet } from '../../script/schema.ts';
import { planEpisode } from '../../script/writer/plan-episode.ts';
import { fingerprint } from '../run/hash-value.ts';
import { type Doubt, NeedsAnswers } from '../run/run-endings.ts';
import { isApproved } from '../run/run-records.ts';
import { productOf, type Step, type Work } from '../run/step.ts';
import type { ListingSnapshot } from './read-listing.ts';

export type CheckedFacts = {
  sheet: FactSheet;
  conflicts: FactConflict[];
  /** What the customer noted and no fact carries. */
  unusedNotes: string[];
  plan: EpisodePlan;
  /** Staff agreed to an episode shorter than promised. */
  isShort: boolean;
};

/**
 * Turns what is known into checkable facts. Contradictions and homes that are not for sale go to staff, too few facts
 * to the agent first.
 */
export const checkFacts: Step = {
  name: 'check-facts',
  limitSeconds: 60,
  from: ['read-listing'],
  async make(work) {
    const snapshot = productOf<ListingSnapshot>(work, 'read-listing');
    const today = dayOf(work.ctx.now());
    const sheet = sheetOf(snapshot, today);
    const conflicts = openConflicts(snapshot);
    await work.requireApproval([...doubtsAboutConflicts(conflicts), ...doubtsAboutSale(snapshot)]);
    const plan = planEpisode(sheet, { wordsPerMinute: work.ctx.speech.wordsPerMinute });
    const notes = unusedNotes(sourcesOf(snapshot, today), sheet);
    const data: CheckedFacts = {
      sheet,
      conflicts,
      unusedNotes: notes,
      plan,
      isShort: plan.verdict === 'thin',
    };
    if (data.isShort) await requireMore(work, data);
    return { data };
  },
};

function doubtsAboutConflicts(conflicts: FactConflict[]): Doubt[] {
  if (conflicts.length === 0) return [];
  const subjectHash = fingerprint(conflicts);
  return [{ reason: 'fact_conflict', subjectHash, canApprove: true, evidence: { conflicts } }];
}

/** An episode about a home that is gone is hardly what was meant; a person may still want it. */
function doubtsAboutSale({ listing }: ListingSnapshot): Doubt[] {
  const { saleStatus } = listing;
  if (saleStatus !== 'sold' && saleStatus !== 'off market') return [];
  const message = `The listing is marked as ${saleStatus}. The episode says so and invites nobody to a showing. Approve it only if that is wanted.`;
  return [
    {
      reason: 'fact_conflict',
      subjectHash: fingerprint(['sale status', saleStatus]),
      canApprove: true,
      evidence: { saleStatus, message },
    },
  ];
}

/** The day where the server stands; an open house of today is still ahead. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** What may be said about the home on a day, from what is known of it. */
export function sheetOf(snapshot: ListingSnapshot, today: string): FactSheet {
  return buildFactSheet(sourcesOf(snapshot, today));
}

function sourcesOf({ listing, podcast, answers }: ListingSnapshot, today?: string): FactSources {
  return { listing, podcast, answers, staffData: podcast.chatgptData, today };
}

/** Where what is known contradicts itself and nobody has settled it by hand. */
export function openConflicts(snapshot: ListingSnapshot): FactConflict[] {
  return findConflicts(sourcesOf(snapshot)).filter(({ field }) => !isByHand(snapshot.listing, field));
}

/** Whoever changed a value by hand has settled what it is. */
function isByHand(listing: ListingSnapshot['listing'], field: string): boolean {
  const read = listing.filledColumns[field];
  const now = listing[field as keyof typeof listing];
  return read !== null && read !== undefined && now !== null && String(now) !== String(read);
}

export function thinDoubt({ facts }: FactSheet, { words, seconds }: EpisodePlan): Doubt {
  return {
    reason: 'thin_listing',
    subjectHash: fingerprint(facts),
    canApprove: true,
    evidence: { facts: facts.length, words, seconds },
  };
}

/** Asks the agent what has not been asked yet; staff may let a shorter episode pass at any time. */
async function requireMore(work: Work, { sheet, plan }: CheckedFacts): Promise<void> {
  const { ctx, podcast } = work;
  const doubt = thinDoubt(sheet, plan);
  if (await isApproved(ctx, podcast.id, doubt)) return;
  const asked = await ctx.db
    .select({ field: agentQuestions.field, answeredAt: agentQuestions.answeredAt })
    .from(agentQuestions)
    .where(eq(agentQuestions.podcastId, podcast.id));
  const settled = new Set(
    asked.flatMap(({ field, answeredAt }) => (answeredAt && !isSettledField(field) ? [field] : [])),
  );
  // Nobody is asked twice: what is missing after the first answers is for staff.
  if (settled.size === 0 && plan.questions.length > 0)
    throw new NeedsAnswers(
      plan.questions.map(({ id, question }) => ({ field: id, question })),
      doubt,
    );
  await work.requireApproval([doubt]);
}
