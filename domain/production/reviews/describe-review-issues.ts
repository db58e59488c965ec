import type { FactConflict } from '../../script/schema.ts';
import type { ReviewItem } from '../queries.ts';
import { readEvidence } from '../run/schema.ts';
import { misheardSentence } from './rules.ts';

/** Why a person should look, in sentences for a terminal. */
export function describeReviewIssues({ evidence }: Pick<ReviewItem, 'evidence'>): string[] {
  const read = readEvidence(evidence);
  const misheard = [...read.wrongNumbers, ...read.wrongStreets];
  return [
    ...read.conflicts.map(conflictSentence),
    ...read.unbacked.map(({ claim }) => `No fact supports “${claim}”.`),
    ...read.flagged.map(({ text }) => `Check this wording: “${text}”`),
    ...read.problems.map(({ message }) => message),
    ...(read.unreadable ? [`We couldn’t read the listing page: ${read.unreadable}`] : []),
    ...(read.message ? [read.message] : []),
    ...(read.facts !== undefined && read.seconds !== undefined
      ? [`${read.facts} facts: enough for about ${Math.round(read.seconds)} seconds.`]
      : []),
    ...(read.wordErrors !== undefined && read.words !== undefined
      ? [`${read.wordErrors} of ${read.words} words didn’t match the script.`]
      : []),
    ...misheard.map(misheardSentence),
    ...(read.voice ? [`The voices are “${read.voice}”.`] : []),
  ];
}

function conflictSentence({ label, used, values }: FactConflict): string {
  const said = values.map(({ value, source }) => `“${value}” (${source.kind})`).join(' and ');
  return `${label}: the sources say ${said}${used ? `; we use “${used}”` : ''}.`;
}
