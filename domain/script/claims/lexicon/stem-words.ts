const keepS = new Set([
  'glass',
  'brass',
  'gas',
  'across',
  'grass',
  'address',
  'access',
  'plus',
  'bus',
  'campus',
  'dress',
  'business',
  'fitness',
  'chess',
  'less',
  'this',
  'is',
  'was',
  'has',
  'its',
  'us',
  'as',
  'yes',
  'atlas',
  'canvas',
  'cypress',
  'his',
  'does',
  'kansas',
  'texas',
  'arkansas',
  'illinois',
  'miles',
  'stainless',
  'hardness',
  'process',
  'asbestos',
  'osmosis',
  'gaggenau',
  'corvallis',
  'st.',
  'james',
]);

/** One word as the lists have it: lower case, singular, without an apostrophe's s. */
export function stemWord(word: string): string {
  const lower = word
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/'s$/, '')
    .replace(/[.']+$/, '');
  if (lower.length < 4 || keepS.has(lower) || /ss$/.test(lower)) return lower;
  if (/(?:ch|sh|x|ss|zz)es$/.test(lower)) return lower.slice(0, -2);
  if (/[^aeiou]ies$/.test(lower) && lower.length > 4) return `${lower.slice(0, -3)}y`;
  if (/shelves$/.test(lower)) return lower.replace(/ves$/, 'f');
  return /[^su]s$/.test(lower) ? lower.slice(0, -1) : lower;
}

export type Word = { text: string; stem: string; start: number; end: number };

const wordPattern = /[\p{L}\p{N}]+(?:[.,'’][\p{L}\p{N}]+)*/gu;

/** The words of a text with their places; a hyphen parts words, so "six-burner" and "six burner" are alike. */
export function readWords(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    text: word,
    stem: stemWord(word),
    start: index,
    end: index + word.length,
  }));
}
