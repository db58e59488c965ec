import thesaurus from './data/thesaurus.json' with { type: 'json' };

type Senses = {
  common: ReadonlySet<string>;
  every: ReadonlySet<string>;
  derived: ReadonlySet<string>;
  /** What it is a kind of. */
  above: ReadonlySet<string>;
};

/** How two words are alike: they can mean the same, or the one names a kind of the other. */
export type Likeness = 'same' | 'kind';

let read: Map<string, string> | undefined;
const parsed = new Map<string, Senses | undefined>();

function sensesOf(word: string): Senses | undefined {
  if (parsed.has(word)) return parsed.get(word);
  const rows = baseForms(word).flatMap((form) => {
    const row = rowsByWord().get(form);
    return row === undefined ? [] : [row.split(';').map(idsOf)];
  });
  const column = (at: number) => rows.flatMap((columns) => columns[at] ?? []);
  const senses =
    rows.length === 0
      ? undefined
      : {
          common: new Set(column(0)),
          every: new Set([...column(0), ...column(1)]),
          derived: new Set(column(2)),
          above: new Set(column(3)),
        };
  if (parsed.size > maxParsed) parsed.clear();
  parsed.set(word, senses);
  return senses;
}

/** Read once, on the first question that needs it; "motor home" is found as "motorhome" too. */
function rowsByWord(): ReadonlyMap<string, string> {
  if (read) return read;
  read = new Map();
  for (const row of thesaurus.rows.split('\n')) {
    const at = row.indexOf(';');
    const [word, ids] = [row.slice(0, at), row.slice(at + 1)];
    read.set(word, ids);
    const joined = word.replace(/[ -]/g, '');
    if (!read.has(joined)) read.set(joined, ids);
  }
  return read;
}

const maxParsed = 5000;
const idsOf = (column: string) => column.split(' ').filter((id) => id !== '');

/** The forms under which a thesaurus may list a word: "dogs" as "dog", "fenced" as "fence". */
function baseForms(word: string): string[] {
  const doubled = word.replace(/([bdgklmnprt])\1(?:ing|ed)$/, '$1');
  const forms = [
    word,
    word.replace(/ies$/, 'y'),
    word.replace(/s$/, ''),
    word.replace(/(?:es|ed|ing)$/, ''),
    word.replace(/(?:ed|ing)$/, 'e'),
    doubled,
  ];
  return [...new Set(forms)];
}

const none: ReadonlySet<string> = new Set();

/** What a word can mean, what is derived from it, and what it is a kind of; nothing where the thesaurus doesn't know it. */
export const sensesOfWord = (word: string): Pick<Senses, 'common' | 'derived' | 'above'> =>
  sensesOf(word) ?? { common: none, derived: none, above: none };

const meets = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].some((one) => others.has(one));

/** Whether a word of a question and one of a listing can mean the same thing. */
export function likenessOf(asked: string, stated: string): Likeness | undefined {
  const [one, other] = [sensesOf(asked), sensesOf(stated)];
  if (!one || !other) return undefined;
  if (meets(one.common, other.every) || meets(one.every, other.common)) return 'same';
  if (meets(one.derived, other.common) || meets(one.common, other.derived)) return 'same';
  if (meets(one.above, other.common) || meets(other.above, one.common)) return 'kind';
  return undefined;
}

/** Whether a word is an English one, as it stands or in one of its forms. */
export const isInThesaurus = (word: string) => baseForms(word).some((form) => rowsByWord().has(form));
