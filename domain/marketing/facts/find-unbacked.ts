import type { HomeFacts } from './home-facts.ts';

/** Something a text says; without `factId` no fact carries it. The ledger of the studio finds them. */
export type FoundClaim = { claim: string; factId?: string | undefined };
export type CheckClaims = (text: string) => FoundClaim[];

const link = /https?:\/\/\S+/g;
const ornament = /(?:^|\s)#[\p{L}\p{N}_]+|\p{Extended_Pictographic}\uFE0F?|[•▪—]/gu;
const number = /\d[\d,]*(?:\.\d+)?/g;

/** Numbers of a text that stand in no fact; what is `given` (a date that the agent named) counts as known. */
export function findUnbackedNumbers(text: string, facts: HomeFacts, given: string): string[] {
  const known = new Set(numbersIn(`${JSON.stringify(facts)} ${given}`));
  const said = text.replace(link, ' ');
  return [...new Set(numbersIn(said).filter((value) => !known.has(value)))];
}

/** A post as plain sentences: without links, tags and ornaments, and with a full stop where a line ends. */
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
