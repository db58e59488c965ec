import { eq } from 'drizzle-orm';
import { agentQuestions } from '#db/schema/production.ts';
import { buildFactSheet } from '../../script/facts/build-fact-sheet.ts';
import type { FactSources } from '../../script/facts/fact-sources.ts';
import { findConflicts } from '../../script/facts/find-conflicts.ts';
import { leftOutSentences } from '../../script/facts/left-out-sentences.ts';
import { isResolvedField } from '../../script/facts/resolved-answer.ts';
import { unusedNotes } from '../../script/facts/unused-notes.ts';
import type { EpisodePlan, FactConflict, FactSheet } from '../../script/schema.ts';
import { planEpisode } from '../../script/writer/plan-episode.ts';
import { artifactOf } from '../run/artifacts.ts';
import { hashValue } from '../run/hash-value.ts';
import { NeedsAnswers, type ReviewIssue } from '../run/run-endings.ts';
import { isApproved } from '../run/run-records.ts';
import type { Step, Work } from '../run/step.ts';
import type { StepData } from '../run/step-data.ts';

type Snapshot = StepData['read-listing'];
type CheckedFacts = StepData['check-facts'];

/**
 * Turns what is known into checkable facts. Contradictions and homes that are not for sale go to staff, too few facts
 * to the agent first.
 */
export const checkFacts: Step<'check-facts'> = {
  name: 'check-facts',
  limitSeconds: 60,
  from: ['read-listing'],
  async run(work) {
    const snapshot = artifactOf(work, 'read-listing');
    const today = dayOf(work.ctx.now());
    const sheet = sheetOf(snapshot, today);
    const conflicts = openConflicts(snapshot);
    await work.requireApproval([...conflictIssues(conflicts), ...saleStatusIssues(snapshot)]);
    const plan = planEpisode(sheet, { wordsPerMinute: work.ctx.speech.wordsPerMinute });
    const sources = sourcesOf(snapshot, today);
    const data: CheckedFacts = {
      sheet,
      conflicts,
      unusedNotes: unusedNotes(sources, sheet),
      leftOut: leftOutSentences(sources),
      plan,
      isShort: plan.verdict === 'thin',
    };
    if (data.isShort) await requireMore(work, data);
    return { data };
  },
};

function conflictIssues(conflicts: FactConflict[]): ReviewIssue[] {
  if (conflicts.length === 0) return [];
  const subjectHash = hashValue(conflicts);
  return [{ reason: 'fact_conflict', subjectHash, canApprove: true, evidence: { conflicts } }];
}

/** Few people want an episode about a home that is off the market, so a person decides. */
function saleStatusIssues({ listing }: Snapshot): ReviewIssue[] {
  const { saleStatus } = listing;
  if (saleStatus !== 'sold' && saleStatus !== 'off market') return [];
  const message = `The listing is marked as ${saleStatus}. The episode says so and invites nobody to a showing. Approve it only if that is wanted.`;
  return [
    {
      reason: 'fact_conflict',
      subjectHash: hashValue(['sale status', saleStatus]),
      canApprove: true,
      evidence: { saleStatus, message },
    },
  ];
}

/** The day where the server stands; an open house of today is still ahead. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The facts of the home as of a day. */
export function sheetOf(snapshot: Snapshot, today: string): FactSheet {
  return buildFactSheet(sourcesOf(snapshot, today));
}

function sourcesOf({ listing, podcast, answers }: Snapshot, today?: string): FactSources {
  return { listing, podcast, answers, staffData: podcast.chatgptData, today };
}

/** Contradictions that nobody has resolved by hand. */
export function openConflicts(snapshot: Snapshot): FactConflict[] {
  return findConflicts(sourcesOf(snapshot)).filter(({ field }) => !isByHand(snapshot.listing, field));
}

/** A value that somebody changed by hand is no longer in conflict. */
function isByHand(listing: Snapshot['listing'], field: string): boolean {
  const read = listing.filledColumns[field];
  const now = listing[field as keyof typeof listing];
  return read !== null && read !== undefined && now !== null && String(now) !== String(read);
}

export function thinListingIssue({ facts }: FactSheet, { words, seconds }: EpisodePlan): ReviewIssue {
  return {
    reason: 'thin_listing',
    subjectHash: hashValue(facts),
    canApprove: true,
    evidence: { facts: facts.length, words, seconds },
  };
}

/** Asks the agent first; staff may approve a shorter episode at any time. */
async function requireMore(work: Work, { sheet, plan }: CheckedFacts): Promise<void> {
  const { ctx, podcast } = work;
  const issue = thinListingIssue(sheet, plan);
  if (await isApproved(ctx, podcast.id, issue)) return;
  const asked = await ctx.db
    .select({ field: agentQuestions.field, answeredAt: agentQuestions.answeredAt })
    .from(agentQuestions)
    .where(eq(agentQuestions.podcastId, podcast.id));
  const answered = new Set(
    asked.flatMap(({ field, answeredAt }) => (answeredAt && !isResolvedField(field) ? [field] : [])),
  );
  // The agent is asked once; what is still missing afterwards goes to staff.
  if (answered.size === 0 && plan.questions.length > 0)
    throw new NeedsAnswers(
      plan.questions.map(({ id, question }) => ({ field: id, question })),
      issue,
    );
  await work.requireApproval([issue]);
}
