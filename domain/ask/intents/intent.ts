import table from './data/intents.json' with { type: 'json' };

/** What buyers want to know, and what a sentence has to say to tell it. */
export type Intent = {
  id: string;
  /** Other than "answer": what nobody answers from a listing. */
  kind: 'answer' | 'declined' | 'handoff' | 'chatter';
  needs?: 'number' | 'year' | 'measure' | 'money' | 'distance' | 'date';
  says?: RegExp;
  /** What only looks like it. */
  no?: RegExp;
};

const ending = '(?:s|es|ed|ing)?';
const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A phrase as words, in any of their forms, spelled with or without a hyphen. */
function inAnyForm(phrase: string): string {
  const parts = phrase
    .split(/[ -]+/)
    .map((word) =>
      /[^aeiou]y$/.test(word) ? `${escaped(word.slice(0, -1))}(?:y|ies|ied)` : `${escaped(word)}${ending}`,
    );
  return parts.join('[- ]?');
}

const anyOf = (phrases: readonly string[]) =>
  phrases.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\d])(?:${phrases.map(inAnyForm).join('|')})(?![\\p{L}\\d])`, 'giu');

const read = new Map<string, Intent>();

export function findIntent(id: string): Intent | undefined {
  const known = read.get(id);
  if (known) return known;
  const row = table.find((one) => one.id === id);
  if (!row) return undefined;
  const [says, no] = [anyOf([...row.says].sort((a, b) => b.length - a.length)), anyOf(row.no)];
  const intent = {
    id,
    kind: (row.kind ?? 'answer') as Intent['kind'],
    ...(row.needs && { needs: row.needs as Intent['needs'] }),
    ...(says && { says }),
    ...(no && { no }),
  };
  read.set(id, intent);
  return intent;
}
