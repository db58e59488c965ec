import { ordinals } from '../data/ordinals.ts';

const nth = `(?:${ordinals.join('|')}|\\d{1,2}(?:st|nd|rd|th))`;
/** "Second, third and fourth floor": all of them are named. */
const named = new RegExp(
  `\\b${nth}(?:(?:,|,? (?:and|&|through|to)) ${nth})*[- ](?:floors?|levels?|stor(?:y|ies|eys?))\\b`,
  'gi',
);
/** "The terrace on 5", "the kitchen on the 3rd" */
const bare = /\bon (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?= *[?.!]*$)/;

const numberOf = (word: string) => ordinals.indexOf(word.toLowerCase()) + 1 || Number.parseInt(word, 10);

const levelsIn = (text: string) =>
  [...text.matchAll(named)].flatMap(([levels]) =>
    (levels.match(new RegExp(nth, 'gi')) ?? []).map((word) => numberOf(word)),
  );

/** Asked for the fifth floor, what is said of the fourth alone is another floor's. */
export function isOfAskedLevel(question: string, said: string): boolean {
  const onBare = bare.exec(question)?.[1];
  const asked = [...levelsIn(question), ...(onBare ? [Number(onBare)] : [])];
  const told = levelsIn(said);
  return asked.length === 0 || told.length === 0 || told.some((level) => asked.includes(level));
}
