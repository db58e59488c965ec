import type { FactConflict } from '../../script/schema.ts';
import type { ReviewItem } from '../queries.ts';
import { readEvidence } from '../run/schema.ts';

/** Why a person should look, in sentences for a terminal. */
export function describeReviewIssues({ evidence }: Pick<ReviewItem, 'evidence'>): string[] {
  const read = readEvidence(evidence);
  const misheard = [...read.wrongNumbers, ...read.wrongStreets];
  return [
    ...read.conflicts.map(conflictSentence),
    ...read.unbacked.map(({ claim }) => `No fact carries “${claim}”.`),
    ...read.flagged.map(({ text }) => `This wording is in issue: “${text}”`),
    ...read.problems.map(({ message }) => message),
    ...(read.unreadable ? [`The listing’s page could not be read: ${read.unreadable}`] : []),
    ...(read.message ? [read.message] : []),
    ...(read.facts !== undefined && read.seconds !== undefined
      ? [`${read.facts} facts are known; they carry about ${Math.round(read.seconds)} seconds of talk.`]
      : []),
    ...(read.wordErrors !== undefined && read.words !== undefined
      ? [`${read.wordErrors} of ${read.words} words were heard differently.`]
      : []),
    ...misheard.map(({ expected, heard }) => `The script says “${expected}”, heard was “${heard}”.`),
    ...(read.voice ? [`It was recorded with the voices “${read.voice}”.`] : []),
  ];
}

function conflictSentence({ label, used, values }: FactConflict): string {
  const said = values.map(({ value, source }) => `“${value}” (${source.kind})`).join(' and ');
  return `${label}: the sources say ${said}${used ? `; “${used}” is used` : ''}.`;
}
