import { numberValues } from '#domain/english/number-words.ts';

/** Names of things that only look like forms of a verb. */
const whole = /^(?:parking|building|listing|living|dining|ceiling|bed|shed|railing|siding|landing|outing)s?$/;

/** By what "4th" stands for. */
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** A word without its ending, so that "starting" and "start" are one; a number word as its figure. */
export function wordStem(word: string): string {
  const lower = word.toLowerCase().replace(/'s$/, '');
  const nth = ordinals[Number(/^(\d)(?:st|nd|rd|th)$/.exec(lower)?.[1])];
  if (nth) return nth;
  const value = numberValues.get(lower);
  if (value !== undefined) return String(value);
  const single = lower.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
  if (whole.test(single)) return single;
  if (single.length < 5) return single.replace(/(?<=\w{2})e$/, '');
  return single
    .replace(/(?<=\w{3})(?:ing|ed)$/, '')
    .replace(/(?<=\w{3})([bdgmnprt])\1$/, '$1')
    .replace(/(?<=\w{3})e$/, '');
}
