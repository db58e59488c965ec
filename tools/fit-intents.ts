import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import asks from '#domain/ask/intents/data/asks.json' with { type: 'json' };
import intents from '#domain/ask/intents/data/intents.json' with { type: 'json' };
import { intentSigns } from '#domain/ask/intents/intent-signs.ts';
import { packWeight, sharesOf, signValues, weightStep } from '#domain/ask/intents/intent-weights.ts';

/**
 * Builds domain/ask/intents/data/intent-weights.json from the phrasings in asks.json: `node tools/fit-intents.ts`.
 * Prints how often the weights guess the intent of a phrasing they weren't fitted to.
 */
type Row = { signs: string[]; intent: number; weight: number; way: 'plain' | 'indirect' | 'short' | 'said' };

const target = join(import.meta.dirname, '..', 'domain/ask/intents/data/intent-weights.json');
const ids = intents.map(({ id }) => id);
const [rounds, rate, ridge] = [8, 0.25, 1e-5];
const [ofSays, ofCues] = [0.5, 0.7];
const minRows = 2;
const minMiss = 2e-3;
const smoothed = 0.95;
const precision = 0.97;
const folds = 5;
const groups: Readonly<Record<string, number>> = { w: 1, b: 0.6, p: 0.6, c: 0.35, s: 0.4, k: 0.3 };

const ways = ['plain', 'indirect', 'short'] as const;
const rows: Row[] = intents.flatMap(({ id, says }, intent) => {
  const of = asks[id as keyof typeof asks];
  const row = (text: string, way: Row['way'], weight: number) => ({
    signs: intentSigns(text),
    intent,
    weight,
    way,
  });
  return [
    ...ways.flatMap((way) => of[way].map((text) => row(text, way, 1))),
    ...says.map((text) => row(text, 'said', ofSays)),
    ...of.cues.map((text) => row(text, 'said', ofCues)),
  ];
});

type Fitted = { guess: (signs: string[]) => Float64Array; pack: () => string };

/** Logistic regression with a separate step size for each weight. */
function fitWeights(part: readonly Row[]): Fitted {
  const seen = new Map<string, number>();
  for (const { signs } of part) for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const telling = new Map<string, number>();
  const place = new Map<string, number>();
  for (const [sign, count] of seen)
    if (count >= minRows) {
      place.set(sign, place.size);
      telling.set(sign, (groups[sign[0] ?? ''] ?? 0) * Math.log(part.length / count));
    }
  const size = ids.length;
  const own = new Float32Array(place.size * size);
  const slopes = new Float32Array(place.size * size).fill(1);
  const placed = (signs: string[]) =>
    signValues(signs, (sign) => telling.get(sign)).flatMap(([sign, value]) => {
      const at = place.get(sign);
      return at === undefined ? [] : [[at * size, value] as const];
    });
  const guess = (values: readonly (readonly [number, number])[]) => {
    const scores = new Float64Array(size);
    for (const [from, value] of values)
      for (let at = 0; at < size; at += 1) scores[at] = (scores[at] ?? 0) + (own[from + at] ?? 0) * value;
    return sharesOf(scores);
  };
  const ready = part.map((row) => ({ ...row, values: placed(row.signs) }));
  let seed = 7;
  const draw = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed;
  };
  for (let round = 0; round < rounds; round += 1)
    for (const { row } of ready.map((row) => ({ row, key: draw() })).sort((a, b) => a.key - b.key)) {
      const shares = guess(row.values);
      for (let at = 0; at < size; at += 1) {
        const wanted = at === row.intent ? smoothed : (1 - smoothed) / (size - 1);
        const miss = ((shares[at] ?? 0) - wanted) * row.weight;
        if (Math.abs(miss) < minMiss) continue;
        for (const [from, value] of row.values) {
          const slope = miss * value + ridge * (own[from + at] ?? 0);
          const sum = (slopes[from + at] ?? 0) + slope * slope;
          slopes[from + at] = sum;
          own[from + at] = (own[from + at] ?? 0) - (rate * slope) / Math.sqrt(sum);
        }
      }
    }
  const pack = () =>
    [...place]
      .map(([sign, at]) => {
        const weights = Array.from({ length: size }, (_, n) => [n, own[at * size + n] ?? 0] as const);
        const kept = weights.filter(([, weight]) => Math.abs(weight) >= minKept);
        return { sign, kept, packed: packWeight({ telling: telling.get(sign) ?? 0, own: kept }) };
      })
      .filter(({ kept }) => kept.length > 0)
      .sort((a, b) => (a.sign < b.sign ? -1 : 1))
      .map(({ sign, packed }) => `${sign}\t${packed}`)
      .join('\n');
  return { guess: (signs) => guess(placed(signs)), pack };
}

const minKept = weightStep * 1.5;

function report(name: string, fitted: Fitted, held: readonly Row[]) {
  const guesses = held
    .map((row) => {
      const shares = fitted.guess(row.signs);
      const share = shares.reduce((most, one) => Math.max(most, one), 0);
      return { share, isRight: shares.indexOf(share) === row.intent };
    })
    .sort((a, b) => b.share - a.share);
  let right = 0;
  let covered = 0;
  let from = 1;
  guesses.forEach(({ isRight, share }, at) => {
    right += Number(isRight);
    if (right / (at + 1) >= precision) [covered, from] = [at + 1, share];
  });
  const percent = (part: number) => `${((100 * part) / guesses.length).toFixed(1)} %`;
  console.log(
    `${name}: ${guesses.length} held out, first guess right ${percent(right)}, at ${100 * precision} % right ${percent(covered)} of them (share from ${from.toFixed(2)})`,
  );
}

const isIndirect = ({ way }: Row) => way === 'indirect';
const heldOut = new Set(rows.filter(({ way }) => way !== 'said').filter((_row, at) => at % folds === 0));
const most = fitWeights(rows.filter((row) => !heldOut.has(row)));
report('One in five', most, [...heldOut]);
for (const way of ways)
  report(
    `  ${way}`,
    most,
    [...heldOut].filter((row) => row.way === way),
  );
report('All indirect ones', fitWeights(rows.filter((row) => !isIndirect(row))), rows.filter(isIndirect));

const all = fitWeights(rows);
writeFileSync(target, `${JSON.stringify({ ids, signs: all.pack() }, null, 1)}\n`);
console.log(`${rows.length} rows, ${ids.length} intents`);
