import { stateName } from '../../listings/address/states.ts';
import { homeKind } from '../../listings/content/describe-home.ts';
import { kindTags } from '../../marketing/writing/hashtags.ts';
import type { TracedClaim } from '../schema.ts';
import type { TracedFact } from './traced-fact.ts';

/** Words of tags that say nothing about a home. */
const general = [
  ...['real', 'estate', 'realestate', 'realtor', 'property', 'podcast', 'tour', 'hunting'],
  ...['home', 'homes', 'house', 'houses', 'dream', 'life', 'living', 'listing', 'listings', 'local'],
];
/** Longer values are sentences, which nobody turns into a tag. */
const maxWord = 40;

type Piece = { text: string; fact?: TracedFact };
export type HashtagTracer = (line: string) => TracedClaim[];

/**
 * Traces tags: each is split into words from facts and general ones. A tag of general words claims nothing.
 */
export function createHashtagTracer(facts: readonly TracedFact[]): HashtagTracer {
  const words = new Map<string, Piece>(general.map((text) => [text, { text }]));
  for (const fact of facts)
    for (const text of tagWords(fact)) if (isWord(text)) words.set(text, { text, fact });
  const pieces = [...words.values()];
  return (line) =>
    [...line.matchAll(/(?:^|\s)#([\p{L}\p{N}_]*\p{L}{2}[\p{L}\p{N}_]*)/gu)].flatMap(([, tag = '']) => {
      const parts = split(joined(tag), pieces);
      if (parts && !parts.some(({ fact }) => fact)) return [];
      const [longest] = (parts ?? []).toSorted((a, b) => weight(b) - weight(a));
      // A unit number isn't a tag, but is part of the address.
      const fact =
        longest?.fact ?? facts.find(({ value }) => value.includes(`#${tag}`)) ?? findNamed(tag, facts);
      return [
        {
          claim: `#${tag}`,
          kind: 'name' as const,
          fact: fact ? { id: fact.id, label: fact.label, value: fact.value, source: fact.source } : null,
        },
      ];
    });
}

/**
 * "#MillPond" from "a loft near Mill Pond", "#NoMo" from "a loft at NoMo": a name in a sentence of the
 * listing. A thing in lower case doesn't count.
 */
function findNamed(tag: string, facts: readonly TracedFact[]): TracedFact | undefined {
  const words = tag.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  if (words.length === 0 || words.join('') !== tag) return undefined;
  const name = new RegExp(`(?<=\\p{L},? (?:the )?)(?:${words.join('[ -]')}|${tag})(?![\\p{L}-])`, 'u');
  return facts.find(({ field, value }) => field === 'remark' && name.test(value));
}

const isWord = (text: string) => text.length >= 2 && text.length <= maxWord;
const weight = ({ text, fact }: Piece) => (fact ? text.length : 0);
const joined = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** How tags write a fact. */
function tagWords({ field, value, aliases }: TracedFact): string[] {
  const others = [
    ...(field === 'state' ? [stateName(value.toUpperCase()) ?? ''] : []),
    ...(field === 'propertyType' ? [kindTags[homeKind(value)] ?? ''] : []),
  ];
  return [value, ...aliases, ...others].map(joined);
}

/** The fewest pieces that make up a tag; undefined if there are none. */
function split(tag: string, pieces: readonly Piece[]): Piece[] | undefined {
  const best: (Piece[] | undefined)[] = [[]];
  for (let end = 1; end <= tag.length; end += 1) {
    for (const piece of pieces) {
      const before = best[end - piece.text.length];
      if (!before || !tag.endsWith(piece.text, end)) continue;
      const known = best[end];
      if (!known || before.length + 1 < known.length) best[end] = [...before, piece];
    }
  }
  return best[tag.length];
}
