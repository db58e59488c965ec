/** Weights of signs, as they are kept: each sign with how telling it is and what it says for which intents. */
export type IntentWeights = {
  ids: readonly string[];
  /** "sign", a tab, how telling it is, then three letters for each intent: two for which one, one for the weight. */
  signs: string;
};

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const zero = 24;
export const weightStep = 0.12;
const tellingStep = 0.15;
/** A sign never seen may be as telling as any. */
export const tellingOfUnseen: Readonly<Record<string, number>> = { w: 8, b: 0, p: 0, c: 0, s: 0, k: 0 };

export type SignWeight = { telling: number; own: readonly (readonly [intent: number, weight: number])[] };

export const packWeight = ({ telling, own }: SignWeight): string =>
  [
    digits[Math.max(1, Math.min(63, Math.round(telling / tellingStep)))],
    ...own.map(([intent, weight]) => {
      const level = Math.max(0, Math.min(63, Math.round(weight / weightStep) + zero));
      return `${digits[Math.floor(intent / 64)]}${digits[intent % 64]}${digits[level]}`;
    }),
  ].join('');

export function unpackWeight(packed: string): SignWeight {
  const at = (index: number) => digits.indexOf(packed[index] ?? 'A');
  const own = Array.from({ length: (packed.length - 1) / 3 }, (_, n) => {
    const from = 1 + n * 3;
    return [at(from) * 64 + at(from + 1), (at(from + 2) - zero) * weightStep] as const;
  });
  return { telling: at(0) * tellingStep, own };
}

/** The values of a question's signs, the longer the question the smaller each; what was never seen counts as well. */
export function signValues(
  signs: readonly string[],
  tellingOf: (sign: string) => number | undefined,
): (readonly [sign: string, value: number])[] {
  const values = signs.map((sign) => [sign, tellingOf(sign) ?? tellingOfUnseen[sign[0] ?? ''] ?? 0] as const);
  const length = Math.sqrt(values.reduce((sum, [, value]) => sum + value * value, 0)) || 1;
  return values.map(([sign, value]) => [sign, (3 * value) / length] as const);
}

/** Shares of all intents, from their scores. */
export function sharesOf(scores: Float64Array): Float64Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const odds = scores.map((score) => Math.exp(score - highest));
  const sum = odds.reduce((a, b) => a + b, 0);
  return odds.map((one) => one / sum);
}
