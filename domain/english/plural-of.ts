const irregular: Record<string, string> = {
  foot: 'feet',
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  half: 'halves',
  leaf: 'leaves',
  shelf: 'shelves',
};
const irregularSingular = Object.fromEntries(Object.entries(irregular).map(([one, many]) => [many, one]));
/** "bookshelves", but not "human" or "specimen". */
const endsIn = (words: string[]) =>
  new RegExp(`(?:${words.map((word) => word.replace(/^m/, '\\bm')).join('|')})$`, 'i');
const irregularOne = endsIn(Object.keys(irregular));
const irregularMany = endsIn(Object.values(irregular));
/** Singular nouns that end in s. */
const singularWithS =
  /(?:[su]s|[^a]is|['’]s|^(?:gas|atlas|canvas|pancreas|series|species|news|works|asbestos|kansas|arkansas|texas|james|st\.))$/i;

const lastWord = (phrase: string) => /[\p{L}'’.]+$/u.exec(phrase)?.[0] ?? '';

/** "bath" → "baths", "nineteen ninety" → "nineteen nineties": makes the last word of a phrase plural. */
export function pluralOf(phrase: string): string {
  if (irregularOne.test(phrase)) return phrase.replace(irregularOne, (one) => irregular[one] ?? one);
  if (/[^aeiou]y$/i.test(phrase)) return `${phrase.slice(0, -1)}ies`;
  return /(?:x|s|z|ch|sh)$/i.test(phrase) ? `${phrase}es` : `${phrase}s`;
}

/** "baths" → "bath", "shelves" → "shelf"; a word that isn't plural stays as it is. */
export function singularOf(word: string): string {
  if (!isPluralNoun(word)) return word;
  if (irregularMany.test(word)) return word.replace(irregularMany, (many) => irregularSingular[many] ?? many);
  if (/[^aeiou]ies$/i.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:x|ch|sh|ss|zz|lis|[bpr]us)es$/i.test(word) ? -2 : -1);
}

/** Whether a phrase ends in a plural noun: "bay windows" and "feet", but not "gas", "glass" or "campus". */
export function isPluralNoun(phrase: string): boolean {
  const word = lastWord(phrase);
  return irregularMany.test(word) || (/s$/i.test(word) && word.length > 2 && !singularWithS.test(word));
}

/** "1 bath", "2.5 baths". */
export function countOf(count: number | string, noun: string): string {
  return `${count} ${Number(count) === 1 ? noun : pluralOf(noun)}`;
}
