import { lowerFirst, upperFirst } from '../../english/upper-first.ts';

/** Puts values into a phrase of the stock: {np} as it is, {Np} with a capital. */
export function fill(phrase: string, values: Record<string, string>): string {
  const filled = phrase.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? values[lowerFirst(name)];
    if (value === undefined) return whole;
    return name in values ? value : upperFirst(value);
  });
  // A value at the beginning takes the capital of the sentence, whatever the phrase says; no stop comes twice.
  return upperFirst(filled)
    .replace(/([.?!])\.(?=\s|$)/g, '$1')
    .replace(/([.?!]"?) (\p{Ll})/gu, (_, stop: string, letter: string) => `${stop} ${letter.toUpperCase()}`);
}

export function isFilled(phrase: string, values: Record<string, string | undefined>): boolean {
  const names = [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  return names.every((name) => (values[name] ?? values[lowerFirst(name)]) !== undefined);
}

const smallWords = new Set(
  "the a an there there's it it's its this these those that two three four five six seven eight nine ten eleven twelve both all one each every upstairs downstairs outside inside on in at off behind past about most owners ceilings brick steps wide-plank original covered owned heat rentals fields".split(
    ' ',
  ),
);

/** A sentence that can follow "And …": its first word is no name. */
export function startsSmall(sentence: string): boolean {
  return smallWords.has((sentence.split(' ')[0] ?? '').toLowerCase().replace(/,$/, ''));
}
