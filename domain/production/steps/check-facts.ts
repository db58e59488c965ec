import { findListingDay } from '../../listings/listing-day.ts';
import { buildFactSheet } from '../../script/facts/build-fact-sheet.ts';
import type { FactSources } from '../../script/facts/fact-sources.ts';
import { findConflicts } from '../../script/facts/find-conflicts.ts';
import { leftOutSentences } from '../../script/facts/left-out-sentences.ts';
import { unusedNotes } from '../../script/facts/unused-notes.ts';
import type { FactConflict, FactSheet } from '../../script/schema.ts';
import { artifactOf } from '../run/artifacts.ts';
import { hashValue } from '../run/hash-value.ts';
import type { ReviewIssue } from '../run/needs-review.ts';
import type { Step } from '../run/step.ts';
import type { StepData } from '../run/step-data.ts';

type Snapshot = StepData['read-listing'];

/** Turns what is known into checkable facts. Contradictions and homes that aren't for sale go to staff. */
export const checkFacts: Step<'check-facts'> = {
  name: 'check-facts',
  limitSeconds: 60,
  from: ['read-listing'],
  async run(work) {
    const snapshot = artifactOf(work, 'read-listing');
    const today = await findListingDay(work.ctx, work.podcast.id);
    const sheet = sheetOf(snapshot, today);
    const conflicts = openConflicts(snapshot);
    await work.requireApproval([...conflictIssues(conflicts), ...saleStatusIssues(snapshot)]);
    const sources = sourcesOf(snapshot, today);
    return {
      data: {
        sheet,
        conflicts,
        unusedNotes: unusedNotes(sources, sheet),
        leftOut: leftOutSentences(sources),
      },
    };
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

/** A value that someone changed by hand is no longer in conflict. */
function isByHand(listing: Snapshot['listing'], field: string): boolean {
  const read = listing.filledColumns[field];
  const now = listing[field as keyof typeof listing];
  return read !== null && read !== undefined && now !== null && String(now) !== String(read);
}
