import { isSpelledOut } from './is-spelled-out.ts';

/** "an" goes by sound: an RV pad, a UV filter, an 8-foot wall, a one-car garage, an hour, an 1,100-square-foot flat. */
export function articleFor(words: string): 'a' | 'an' {
  const text = words.replace(/^[\s"“‘'(]+/, '');
  const number = /^[$#]?(\d[\d,]*)/.exec(text)?.[1];
  if (number) return startsWithVowelNumber(number.replaceAll(',', '')) ? 'an' : 'a';
  const letters = /^(?:(\p{Lu})(?![\p{L}'’])|(\p{Lu}{2,6})(?=(?:['’]?s)?(?!\p{L})))/u.exec(text);
  const first = letters?.[1] ?? (letters?.[2] && isSpelledOut(letters[2]) ? letters[2] : undefined);
  if (first) return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a';
  return vowelSound.test(text) ? 'an' : 'a';
}

/** Eight, eighty, eleven, eighteen; people say "eleven hundred" for 1,100 and "eighteen fifty" for 1,850. */
function startsWithVowelNumber(digits: string): boolean {
  if (digits.startsWith('8')) return true;
  return /^1[18]/.test(digits) && (digits.length % 3 === 2 || digits.length === 4);
}

/** Vowels except those that sound like "you" or "one"; the silent h; letters said one by one even in lowercase. */
const vowelSound =
  /^(?:a|e(?!u|w)|i|o(?!n(?:e|ce)\b|ui)|u(?!ni(?!m[aop]|n|d(?:e|i[ds]))|na?nim|s[aeu]|t(?:il|e|o(?!r)|ah)|biq|ku|ran|rin|v\b|-)|hours?\b|hourly|hourglass|heir|honest|honor|homage|herb(?!ert|ie)|(?:rv|hvac|led|lp|hoa|mls|suv|hd|mri)s?\b)/i;

/** Fixes every "a" and "an" in a text for its next word: "a updated kitchen", once "newly" is gone. */
export function fixArticles(text: string): string {
  return text.replace(articles, (_, article: string, gap: string, at: number) => {
    const next = text.slice(at + article.length + gap.length, at + article.length + gap.length + 24);
    const right = articleFor(next);
    return `${article.charAt(0)}${right.slice(1)}${gap}`;
  });
}

/** A capital A in mid-sentence is a name: "Unit A is". */
const articles = /(?<![\p{L}\p{N}'’.&/])(an?|(?<=^\s*|[.?!:"“(—–]\s*)An?)(\s+)(?=["“‘'(]?[\p{L}\p{N}$])/gu;
