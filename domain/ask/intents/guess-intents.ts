import weights from './data/intent-weights.json' with { type: 'json' };
import { intentSigns } from './intent-signs.ts';
import { type SignWeight, sharesOf, signValues, unpackWeight } from './intent-weights.ts';

export type GuessedIntent = { id: string; share: number };

let packed: Map<string, string> | undefined;
const unpacked = new Map<string, SignWeight>();

/** Read on the first question that needs it. */
function weightOf(sign: string): SignWeight | undefined {
  packed ??= new Map(
    weights.signs.split('\n').map((line) => {
      const at = line.indexOf('\t');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
  const known = unpacked.get(sign);
  if (known) return known;
  const row = packed.get(sign);
  if (row === undefined) return undefined;
  const weight = unpackWeight(row);
  unpacked.set(sign, weight);
  return weight;
}

const minShare = 0.01;

/** What a question may want to know, likeliest first, each with its share of all that the classifier knows. */
export function guessIntents(question: string): GuessedIntent[] {
  const scores = new Float64Array(weights.ids.length);
  for (const [sign, value] of signValues(intentSigns(question), (one) => weightOf(one)?.telling))
    for (const [intent, weight] of weightOf(sign)?.own ?? [])
      scores[intent] = (scores[intent] ?? 0) + weight * value;
  return [...sharesOf(scores)]
    .map((share, at) => ({ id: weights.ids[at] ?? '', share }))
    .filter(({ share }) => share >= minShare)
    .sort((a, b) => b.share - a.share);
}
