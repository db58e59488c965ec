import { checkText } from '#domain/compliance/check-text.ts';
import { checkClaimsInText } from '../claims/check-claims.ts';
import type { FactSheet } from '../schema.ts';
import { checkSentence } from './check-sentence.ts';

const examples: Record<string, string> = { street: 'Linden Street', city: 'Hudson', kind: 'home' };

/** "Two AI voices" doesn't count anything in the home. */
const aboutHosts = /^(?:one|two|both) (?:AI|voices?|hosts?|listings?)\b/i;

/** A home with only a street and a city: nothing else may be claimed. */
const sheet: FactSheet = {
  listingId: 'example',
  facts: ['street', 'city'].map((field) => ({
    id: field,
    field,
    label: field,
    value: examples[field] ?? '',
    aliases: [],
    source: { kind: 'page', excerpt: examples[field] ?? '' },
  })),
};

/** Why a wording with [ways|choices] and {slots} wouldn't work in every episode; undefined if it would. */
export function findWordingFault(wording: string): string | undefined {
  const choices = Math.max(
    1,
    ...[...wording.matchAll(/\[([^\]]*)\]/g)].map(([, inside = '']) => inside.split('|').length),
  );
  for (let choice = 0; choice < choices; choice += 1) {
    const text = fill(wording, choice);
    const fault = checkSentence(text);
    if (fault) return fault;
    if (checkText(text).verdict !== 'allow') return 'fair-housing law';
    const bare = checkClaimsInText(text, sheet).find(
      ({ factId, claim }) => factId === undefined && !aboutHosts.test(claim),
    );
    if (bare) return `it claims “${bare.claim}”, which isn’t true of every home`;
  }
  return undefined;
}

function fill(wording: string, choice: number): string {
  return wording
    .replace(/\[([^\]]*)\]/g, (_, inside: string) => {
      const options = inside.split('|');
      return options[choice % options.length] ?? '';
    })
    .replace(/\{(\w+)\}/g, (_, slot: string) => examples[slot] ?? '');
}
