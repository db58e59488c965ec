import { wordStem } from '../evidence/word-stem.ts';

/** Words of a question that name nothing: what is asked, of whom, when. */
export const emptyWords: ReadonlySet<string> = new Set(
  "a an the is are was were do does did has have had can could may might will would should i you we they it its it's there here this that these those of in on at to for from by and or if be been any some what what's whats which who when where why how many much long big old far often my your me us our their them so as about than then too also just still ever later now currently else more most other own get got use used using see make made come comes go goes want need one ones thing things place places unit units home house property apartment condo listing please tell know like really actually exactly already originally each all both either even out up down into over under off altogether total top front".split(
    ' ',
  ),
);
const ordinals: Record<string, string> = { '1st': 'first', '2nd': 'second', '3rd': 'third', '4th': 'fourth' };
const word = /[\p{L}\d][\p{L}\d'’-]*/gu;
const minWords = 2;
/** So far apart may two words be that stand side by side in the question: "original doors", "original wood doors". */
const maxApart = 2;
/** What another word says that nobody can foresee, rooms whose floor sentences name in passing, and one unit of several. */
const asksOther =
  /\b(?:what|which) (?:kind|type|sort|style|brand|month|day|street|colou?r)\b|\b(?:what|which) (?:floor|level)\b.*\b(?:bed|bath)rooms?\b|\b(?:included?|without|with)\b|\d/;
const otherHome =
  /\b(?:guest|coach|carriage|pool|tree) ?house\b|\b(?:cottage|casita|ADU|in-law|duplex|upper|lower unit|rear unit|\d{2,} side)\b/i;
const rule = /\b(?:allowed|permitted|welcome|unlimited|prohibited)\b/i;
const mayOne = /^(?:can|may|could) (?:i|we|you|owners?)\b/;
const level = /\b(?:level|floor|story|upstairs|downstairs|basement)\b/i;

const wordsOf = (text: string) => (text.toLowerCase().match(word) ?? []).map((one) => ordinals[one] ?? one);

/**
 * Whether a sentence has every word of a question that names something, in whatever form, and what stands side by side in the
 * question close together. Quoted whole, without a yes or a no, it then says what the listing has to say about it.
 */
export function saysEveryWord(question: string, sentence: string): boolean {
  const asked = question.toLowerCase();
  if (asksOther.test(asked) || isOfOtherHouse(asked, sentence)) return false;
  const tokens = wordsOf(asked);
  const wanted = tokens.filter((one) => !emptyWords.has(one));
  const isRule = mayOne.test(asked) && rule.test(sentence);
  if (new Set(wanted).size < (isRule ? 1 : minWords)) return false;
  const said = wordsOf(sentence);
  const placesOf = (one: string) =>
    said.flatMap((other, at) => (isSame(one, other) || isLevel(one, other) ? [at] : []));
  return (
    wanted.every((one) => placesOf(one).length > 0) &&
    tokens.every((one, at) => {
      const next = tokens[at + 1];
      if (next === undefined || emptyWords.has(one) || emptyWords.has(next)) return true;
      return placesOf(one).some((first) =>
        placesOf(next).some((second) => Math.abs(first - second) <= maxApart),
      );
    })
  );
}

/** What a sentence says of the guest house or the lower duplex isn't said of the home. */
export function isOfOtherHouse(question: string, sentence: string): boolean {
  const [other = ''] = otherHome.exec(sentence) ?? [];
  return other !== '' && !question.includes(other.toLowerCase());
}

const isLevel = (one: string, other: string) => /^(?:floor|level)s?$/.test(one) && level.test(other);

const minStem = 4;

/** One word in two forms: "rent" and "rentals". A park is no parking. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [wordStem(one), wordStem(other)];
  if (first === second || other.split('-').some((part) => wordStem(part) === first)) return true;
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  return (
    short.length >= minStem && long.startsWith(short) && long.length - short.length <= 3 && short !== 'park'
  );
}
