import { z } from 'zod';
import type { ReviewItem } from './queries.ts';
import { FactConflict } from './schema.ts';

const Misheard = z.object({ expected: z.string(), heard: z.string() });

/** What each kind of doubt brings with it; whatever is missing or odd is left out. */
const Evidence = z.object({
  conflicts: z.array(FactConflict).catch([]),
  unbacked: z.array(z.object({ claim: z.string() })).catch([]),
  flagged: z.array(z.object({ text: z.string() })).catch([]),
  problems: z.array(z.object({ message: z.string() })).catch([]),
  message: z.string().optional().catch(undefined),
  unreadable: z.string().optional().catch(undefined),
  voice: z.string().optional().catch(undefined),
  words: z.number().optional().catch(undefined),
  wordErrors: z.number().optional().catch(undefined),
  wrongNumbers: z.array(Misheard).catch([]),
  wrongStreets: z.array(Misheard).catch([]),
  facts: z.number().optional().catch(undefined),
  seconds: z.number().optional().catch(undefined),
});

/** Why a person should look, in sentences for a terminal. */
export function doubtSentences({ evidence }: Pick<ReviewItem, 'evidence'>): string[] {
  const read = Evidence.parse(evidence);
  const misheard = [...read.wrongNumbers, ...read.wrongStreets];
  return [
    ...read.conflicts.map(conflictSentence),
    ...read.unbacked.map(({ claim }) => `No fact carries “${claim}”.`),
    ...read.flagged.map(({ text }) => `This wording is in doubt: “${text}”`),
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
