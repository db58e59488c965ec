import type { HomeFacts } from './home-facts.ts';

/** A claim in a text; without `factId` no fact supports it. */
export type FoundClaim = { claim: string; factId?: string | undefined };
export type CheckClaims = (text: string) => FoundClaim[];

const link = /https?:\/\/\S+/g;
const ornament = /(?:^|\s)#[\p{L}\p{N}_]+|\p{Extended_Pictographic}\uFE0F?|[•▪—]/gu;
const number = /\d[\d,]*(?:\.\d+)?/g;

/** Numbers in a text that no fact contains; anything `given` (a date the agent entered) counts as known. */
export function findUnbackedNumbers(text: string, facts: HomeFacts, given: string): string[] {
  // "On the 17th" doesn't claim 17 bedrooms.
  const { listedOn: _, backOn: __, ...told } = facts;
  const known = new Set(numbersIn(`${JSON.stringify(told)} ${given}`));
  const said = text.replace(link, ' ');
  return [...new Set(numbersIn(said).filter((value) => !known.has(value)))];
}

/** A post as plain sentences: no links, tags or ornaments, and a period at the end of each line. */
export function plainSentences(text: string): string {
  return text
    .replace(link, ' ')
    .replace(ornament, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => (/[.?!:]$/.test(line) ? line.replace(/:$/, '.') : `${line}.`))
    .join(' ');
}

function numbersIn(text: string): string[] {
  return (text.match(number) ?? []).map((value) => String(Number(value.replaceAll(',', ''))));
}
