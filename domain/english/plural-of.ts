const irregular = new Map([
  ['foot', 'feet'],
  ['person', 'people'],
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['half', 'halves'],
  ['leaf', 'leaves'],
  ['shelf', 'shelves'],
]);
const irregularPlurals = new Map([...irregular].map(([one, many]) => [many, one]));
/** One thing whose name ends in s. */
const singularWithS =
  /(?:[sui]s|['’]s|^(?:gas|atlas|canvas|pancreas|series|species|news|works|asbestos|kansas|arkansas|texas|james|st\.))$/i;

const lastWord = (phrase: string) => /[\p{L}'’.]+$/u.exec(phrase)?.[0] ?? '';

/** "bath" → "baths", "nineteen ninety" → "nineteen nineties": the last word of a phrase in the plural. */
export function pluralOf(phrase: string): string {
  const word = lastWord(phrase);
  const lead = phrase.slice(0, phrase.length - word.length);
  for (const [one, many] of irregular) {
    if (word.endsWith(one)) return `${lead}${word.slice(0, -one.length)}${many}`;
  }
  if (/[^aeiou]y$/i.test(word)) return `${phrase.slice(0, -1)}ies`;
  return /(?:x|s|z|ch|sh)$/i.test(word) ? `${phrase}es` : `${phrase}s`;
}

/** "baths" → "bath", "shelves" → "shelf"; a word that is no plural stays as it is. */
export function singularOf(word: string): string {
  for (const [many, one] of irregularPlurals) {
    if (word.endsWith(many)) return `${word.slice(0, -many.length)}${one}`;
  }
  if (!isPluralNoun(word)) return word;
  if (/[^aeiou]ies$/i.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:x|ch|sh|ss|zz|[bpr]us)es$/i.test(word) ? -2 : -1);
}

/** Whether a phrase ends in the name of several things: "bay windows" and "feet", but not "gas", "glass" or "campus". */
export function isPluralNoun(phrase: string): boolean {
  const word = lastWord(phrase);
  if ([...irregularPlurals.keys()].some((many) => word.toLowerCase().endsWith(many))) return true;
  return /s$/i.test(word) && word.length > 2 && !singularWithS.test(word);
}

/** "1 bath", "2.5 baths". */
export function countOf(count: number | string, noun: string): string {
  return `${count} ${Number(count) === 1 ? noun : pluralOf(noun)}`;
}
