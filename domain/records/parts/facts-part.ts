import { marketSteps, maxChanges } from '../../listings/buyer-facts/market-steps.ts';
import { usualOccasion } from '../../marketing/facts/occasions.ts';
import type { Occasion } from '../../marketing/rules.ts';
import { recordFacts } from '../claims/record-facts.ts';
import type { TracedFact } from '../claims/traced-fact.ts';
import { type RecordSource, stepOf } from '../record-source.ts';
import { originNames } from '../rules.ts';
import type { RecordFact } from '../schema.ts';
import { line, type RecordPart } from './record-part.ts';

/** The facts of the home as they are now, for its page and kit. */
export function currentFacts(source: RecordSource): TracedFact[] {
  return recordFacts(source.sheet, sourcesOf(source));
}

/** The facts that the episode was written from, or today's if we didn't write it. */
function episodeFacts(source: RecordSource): TracedFact[] {
  return recordFacts(stepOf(source, 'check-facts')?.sheet ?? source.sheet, sourcesOf(source));
}

/** The price history as the page shows it: the newest changes first. */
export const historyOf = ({ changes, home }: RecordSource) =>
  marketSteps(changes.toReversed().slice(0, maxChanges), home.listing);

function sourcesOf(source: RecordSource) {
  const { home, siteName, openHouses, parts } = source;
  const kit = parts.flatMap(({ content }) => (content as { occasion?: Occasion }).occasion ?? []);
  // The flyer has the occasion that the facts suggest.
  const occasions = [...kit, usualOccasion(home.facts)];
  return {
    listing: home.listing,
    agent: home.agent,
    siteName,
    openHouses,
    occasions,
    history: historyOf(source),
  };
}

export const factsPart: RecordPart<'facts'> = {
  name: 'facts',
  title: 'Facts',
  about: 'What we know about the home, and where and when we found it.',
  collect: (source) => {
    const timed = (facts: readonly TracedFact[]) => ({ facts: facts.map((fact) => withTime(fact, source)) });
    const now = timed(currentFacts(source));
    const then = timed(episodeFacts(source));
    const isSame = JSON.stringify(now) === JSON.stringify(then);
    return [{ subject: 'current', content: now }, ...(isSame ? [] : [{ subject: 'episode', content: then }])];
  },
  describe: ({ facts }, subject) => ({
    title: subject === 'episode' ? 'Facts when the episode was written' : 'Current facts',
    lines: facts.map(({ id, label, value, source, at }) =>
      line(
        label,
        value,
        `${originNames[source.kind]}: “${source.excerpt}” · ${at ?? 'time not recorded'} · ${id}`,
      ),
    ),
  }),
  check: (items) => {
    const facts = items.find(({ subject }) => subject === 'current')?.content.facts ?? [];
    return { done: facts.length, total: facts.length, words: 'facts have a source' };
  },
};

function withTime({ id, label, value, source }: TracedFact, from: RecordSource): RecordFact {
  return { id, label, value, source, at: timeOf(id, source.kind, value, from)?.toISOString() ?? null };
}

function timeOf(
  id: string,
  kind: RecordFact['source']['kind'],
  value: string,
  { home, questions, audits, artifacts }: RecordSource,
): Date | undefined {
  const { listing, podcast } = home;
  if (kind === 'mls' && listing.mls) return new Date(listing.mls.changedAt);
  if (kind === 'answer')
    return questions.find(({ answer }) => answer?.includes(value.slice(0, 20)))?.answeredAt ?? undefined;
  if (kind === 'order') {
    const corrected = listing.corrections[id]?.at;
    return corrected ? new Date(corrected) : podcast.createdAt;
  }
  if (kind === 'staff') return lastOf(audits, /^listing\.(?:edited|chat_data|corrected)$/);
  if (kind === 'service' || kind === 'brand' || kind === 'general') return podcast.createdAt;
  const read = lastOf(audits, /^listing\.(?:populated|refreshed|created|ordered_with_draft|followed_mls)$/);
  return read ?? artifacts.find(({ step }) => step === 'read-listing')?.createdAt ?? listing.createdAt;
}

function lastOf(audits: RecordSource['audits'], action: RegExp): Date | undefined {
  return audits.findLast((entry) => action.test(entry.action))?.createdAt;
}
