import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ListingLine, lineSources } from '#domain/script/episode/line-sources.ts';
import { buildFactSheet } from '#domain/script/facts/build-fact-sheet.ts';
import { readHome } from '#domain/script/home.ts';
import { questionNames, questionSigns } from '#domain/script/line-question.ts';

/**
 * Builds domain/script/data/line-questions.json from editors' judgments:
 * `node tools/fit-line-questions.ts <listings.jsonl> <judgments.jsonl>`. A judgment is `{ "home", "text", "ask": ["light", "view"] }`:
 * a statement that `spokenLines` makes about that home, and the one or two questions that it answers, better one first. Prints
 * how often the question chosen for a statement is one of these, for homes that the weights weren't fitted to.
 */
type Row = {
  home: string;
  signs: (readonly [string, number])[];
  wanted: Float64Array;
  asks: readonly string[];
};

const [listings, judgments] = process.argv.slice(2);
if (!listings || !judgments)
  throw new Error('Usage: node tools/fit-line-questions.ts <listings.jsonl> <judgments.jsonl>');
const target = join(import.meta.dirname, '..', 'domain/script/data/line-questions.json');
const minHomes = 4;
const shareOfFirst = 0.65;
const [rounds, rate, lasso, ridge] = [15, 0.3, 0.006, 1e-4];
const minWeight = 0.08;
const folds = 5;
const size = questionNames.length;

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
const asked = new Map<string, string[]>(
  linesOf(judgments).map(({ home, text, ask }) => [`${home} ${text}`, ask]),
);

const all: Row[] = linesOf(listings).flatMap((line) => {
  const listing = ListingLine.parse(line);
  return readHome(buildFactSheet(lineSources(listing))).lines.flatMap((one) => {
    const asks = (asked.get(`${listing.id} ${one.text}`) ?? []).filter((name) =>
      questionNames.includes(name),
    );
    return asks.length === 0
      ? []
      : [{ home: listing.id, signs: [...questionSigns(one.statement)], wanted: wantedOf(asks), asks }];
  });
});

function wantedOf(asks: readonly string[]): Float64Array {
  const wanted = new Float64Array(size);
  const shares = asks.length > 1 ? [shareOfFirst, 1 - shareOfFirst] : [1];
  shares.forEach((share, at) => {
    wanted[questionNames.indexOf(asks[at] ?? '')] = share;
  });
  return wanted;
}

const homesOf = new Map<string, Set<string>>();
for (const { home, signs } of all)
  for (const [sign] of signs) homesOf.set(sign, (homesOf.get(sign) ?? new Set()).add(home));
const rows = all.map((row) => ({
  ...row,
  signs: row.signs.filter(([sign]) => (homesOf.get(sign)?.size ?? 0) >= minHomes),
}));

/** The probabilities of all questions for a row, in order. */
function sharesOf(weights: ReadonlyMap<string, Float64Array>, { signs }: Pick<Row, 'signs'>): Float64Array {
  const scores = new Float64Array(size);
  for (const [sign, value] of signs)
    weights.get(sign)?.forEach((weight, at) => {
      scores[at] = (scores[at] ?? 0) + weight * value;
    });
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const sum = odds.reduce((a, b) => a + b, 0);
  return odds.map((one) => one / sum);
}

/** Logistic regression with a separate step size for each weight; weights that matter little go to zero. */
function fitWeights(part: readonly Row[]): Map<string, Float64Array> {
  const weights = new Map<string, Float64Array>();
  const slopes = new Map<string, Float64Array>();
  const of = (map: Map<string, Float64Array>, sign: string) => {
    const found = map.get(sign) ?? new Float64Array(size);
    map.set(sign, found);
    return found;
  };
  let seed = 3;
  const draw = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed;
  };
  for (let round = 0; round < rounds; round += 1)
    for (const { row } of part.map((row) => ({ row, key: draw() })).sort((a, b) => a.key - b.key)) {
      const shares = sharesOf(weights, row);
      for (const [sign, value] of row.signs) {
        const own = of(weights, sign);
        const slope = of(slopes, sign);
        for (let at = 0; at < size; at += 1) {
          const miss = ((shares[at] ?? 0) - (row.wanted[at] ?? 0)) * value + ridge * (own[at] ?? 0);
          slope[at] = (slope[at] ?? 0) + miss * miss;
          const step = rate / (1e-3 + Math.sqrt(slope[at] ?? 0));
          const moved = (own[at] ?? 0) - step * miss;
          own[at] = Math.sign(moved) * Math.max(0, Math.abs(moved) - lasso * step);
        }
      }
    }
  for (const own of weights.values())
    for (let at = 0; at < size; at += 1)
      own[at] = Math.abs(own[at] ?? 0) < minWeight ? 0 : Math.round((own[at] ?? 0) * 20) / 20;
  return weights;
}

const homes = [...new Set(rows.map(({ home }) => home))];
const guesses = Array.from({ length: folds }, (_, fold) => {
  const held = new Set(homes.filter((_home, at) => at % folds === fold));
  const weights = fitWeights(rows.filter(({ home }) => !held.has(home)));
  return rows
    .filter(({ home }) => held.has(home))
    .map((row) => {
      const shares = sharesOf(weights, row);
      const share = Math.max(...shares);
      return { share, isRight: row.asks.includes(questionNames[shares.indexOf(share)] ?? '') };
    });
}).flat();
guesses.sort((a, b) => b.share - a.share);
for (const part of [0.5, 0.8, 0.9, 1]) {
  const sure = guesses.slice(0, Math.round(guesses.length * part));
  const right = sure.filter(({ isRight }) => isRight).length;
  console.log(
    `the surest ${part * 100} % (share from ${sure.at(-1)?.share.toFixed(2)}): ${((100 * right) / sure.length).toFixed(1)} % right`,
  );
}

const weights = [...fitWeights(rows)]
  .map(([sign, own]) => [sign, [...own].flatMap((weight, at) => (weight === 0 ? [] : [at, weight]))] as const)
  .filter(([, own]) => own.length > 0)
  .sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  target,
  `{\n${weights.map(([sign, own]) => `  ${JSON.stringify(sign)}: [${own.join(', ')}]`).join(',\n')}\n}\n`,
);
console.log(`${rows.length} statements, ${weights.length} signs`);
