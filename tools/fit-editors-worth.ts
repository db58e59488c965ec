import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitSentences } from '#domain/english/sentences/rules.ts';
import { worthSigns } from '#domain/features/editors-worth.ts';

/**
 * Builds domain/features/data/editors-worth.json from editors' judgments:
 * `node tools/fit-editors-worth.ts <listings.jsonl> <judgments.jsonl> <judgments.jsonl> ...`, one file an editor. A judgment is
 * `{ "id", "top": [[sentence, words], ...], "w": "0312" }`: what they'd tell a friend, best first, and how much they want
 * each sentence in a summary. Prints how often the weights rank two sentences of a home as an editor outside the fit does.
 */
type Row = { home: string; editor: number; signs: Map<string, number>; wanted: number; told: number };

const [listings, ...judgments] = process.argv.slice(2);
if (!listings || judgments.length < 2)
  throw new Error(
    'Usage: node tools/fit-editors-worth.ts <listings.jsonl> <judgments.jsonl> <judgments.jsonl> ...',
  );
const target = join(import.meta.dirname, '..', 'domain/features/data/editors-worth.json');
const minHomes = 8;
const worthOfTold = 0.8;
const ridge = 30;
const ridgeOfPlace = 1;
const minWeight = 0.02;
const rounds = 150;

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
const texts = new Map<string, string>(
  linesOf(listings).map(({ id, facts }) => [id, facts.description ?? '']),
);

const rows: Row[] = judgments.flatMap((file, editor) =>
  linesOf(file).flatMap(({ id, top, w }) => {
    const sentences = splitSentences(texts.get(id) ?? '');
    return sentences.map((sentence, at) => ({
      home: id,
      editor,
      signs: worthSigns(sentence, { at, of: sentences.length }),
      told: Number(w[at]),
      wanted:
        Number(w[at]) +
        worthOfTold *
          (top as [number, string][]).reduce((sum, [of], rank) => sum + (of === at ? (5 - rank) / 5 : 0), 0),
    }));
  }),
);

/** Words mostly written as names say where a home is, and nothing about another home. */
const small = new Map<string, number>();
const large = new Map<string, number>();
for (const text of texts.values())
  for (const word of text.match(/(?<=\p{L}[ ,] ?)[\p{L}’']+/gu) ?? []) {
    const counts = /^\p{Lu}/u.test(word) ? large : small;
    const plain = word.toLowerCase().replace('’', "'");
    counts.set(plain, (counts.get(plain) ?? 0) + 1);
  }
const isName = (sign: string) =>
  sign.split(' ').some((word) => (large.get(word) ?? 0) > (small.get(word) ?? 0));

const homesOf = new Map<string, Set<string>>();
for (const { home, signs } of rows)
  for (const sign of signs.keys()) homesOf.set(sign, (homesOf.get(sign) ?? new Set()).add(home));
const known = [...homesOf]
  .filter(([sign, homes]) => homes.size >= minHomes && (/^[@#]/.test(sign) || !isName(sign)))
  .map(([sign]) => sign)
  .sort();

/** Least squares with a penalty on each weight, by conjugate gradients. */
function fitWeights(part: readonly Row[]): Map<string, number> {
  const order = new Map(known.map((sign, at) => [sign, at]));
  const sparse = part.map(({ signs, wanted }) => ({
    wanted,
    values: [...signs].flatMap(([sign, value]): [number, number][] => {
      const at = order.get(sign);
      return at === undefined || value === 0 ? [] : [[at, value]];
    }),
  }));
  const penalty = known.map((sign) => (sign === '@always' ? 0 : sign.startsWith('@') ? ridgeOfPlace : ridge));
  const apply = (weights: Float64Array) => {
    const out = Float64Array.from(penalty, (cost, at) => cost * (weights[at] ?? 0));
    for (const { values } of sparse) {
      const said = values.reduce((sum, [at, value]) => sum + value * (weights[at] ?? 0), 0);
      for (const [at, value] of values) out[at] = (out[at] ?? 0) + value * said;
    }
    return out;
  };
  const dot = (a: Float64Array, b: Float64Array) =>
    a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  const weights = new Float64Array(known.length);
  const rest = new Float64Array(known.length);
  for (const { values, wanted } of sparse)
    for (const [at, value] of values) rest[at] = (rest[at] ?? 0) + value * wanted;
  let step = Float64Array.from(rest);
  let size = dot(rest, rest);
  for (let round = 0; round < rounds; round += 1) {
    const moved = apply(step);
    const far = size / dot(step, moved);
    for (let at = 0; at < known.length; at += 1) {
      weights[at] = (weights[at] ?? 0) + far * (step[at] ?? 0);
      rest[at] = (rest[at] ?? 0) - far * (moved[at] ?? 0);
    }
    const next = dot(rest, rest);
    step = Float64Array.from(rest, (value, at) => value + (next / size) * (step[at] ?? 0));
    size = next;
  }
  return new Map(
    known.flatMap((sign, at): [string, number][] => {
      const weight = weights[at] ?? 0;
      return Math.abs(weight) < minWeight && !sign.startsWith('@')
        ? []
        : [[sign, Math.round(weight * 1000) / 1000]];
    }),
  );
}

const worthOf = ({ signs }: Row, weights: ReadonlyMap<string, number>) =>
  [...signs].reduce((sum, [sign, value]) => sum + (weights.get(sign) ?? 0) * value, 0);

/** How many pairs of sentences that an editor rated differently are ranked as the editor did. */
function rankedRight(
  part: readonly Row[],
  weights: ReadonlyMap<string, number>,
): { right: number; all: number } {
  let right = 0;
  let all = 0;
  for (const own of Map.groupBy(part, ({ home }) => home).values()) {
    const scored = own.map((row) => ({ told: row.told, worth: worthOf(row, weights) }));
    for (const a of scored)
      for (const b of scored)
        if (a.told > b.told) {
          all += 1;
          if (a.worth > b.worth) right += 1;
        }
  }
  return { right, all };
}

const counts = judgments.map((_, editor) => {
  const others = fitWeights(rows.filter((row) => row.editor !== editor));
  return rankedRight(
    rows.filter((row) => row.editor === editor),
    others,
  );
});
for (const { right, all } of counts)
  console.log(`an editor left out: ${((100 * right) / all).toFixed(1)} % of pairs`);
const right = counts.reduce((sum, one) => sum + one.right, 0);
const all = counts.reduce((sum, one) => sum + one.all, 0);
console.log(`together: ${((100 * right) / all).toFixed(1)} % of ${all} pairs`);

const weights = fitWeights(rows);
writeFileSync(
  target,
  `{\n${[...weights].map(([sign, weight]) => `  ${JSON.stringify(sign)}: ${weight}`).join(',\n')}\n}\n`,
);
console.log(`${weights.size} weights`);
