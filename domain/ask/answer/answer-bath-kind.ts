import { numberValues, numberWords } from '#domain/english/number-words.ts';
import { upperFirst } from '#domain/english/upper-first.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import type { Draft } from './draft.ts';
import { answerBaths } from './home-answers.ts';

const bath = '(?:bath(?:room)?s?|ba)';
const half = `(?:half[- ]?${bath}|1/2 ${bath}|powder rooms?)`;
const ending =
  '(?: (?:are there|are in it|does it have|do i get|do you get|do we get|is there|has it|in it|in total|there))*';
const asksHalf = new RegExp(
  `^(?:and |so )?how many (?:of (?:the |those |its )?${bath} (?:are|is) (?:only |a |an )*)?${half}${ending}$`,
);
const asksFull = new RegExp(`^(?:and |so )?how many (?:full|complete)[- ]${bath}${ending}$`);
const told = /\b(\d|one|two|three|four|five|six)[- ](?:powder rooms?|half[- ]bath\w*)\b/gi;

/** "How many are just a powder room?", "how many full baths?": the count of the kind that was asked for. */
export function answerBathKind(home: AskedHome, question: string): Draft | undefined {
  const text = question.replace(/[?!.,;:]+$/, '').trim();
  const [isHalf, isFull] = [asksHalf.test(text), asksFull.test(text)];
  if (!isHalf && !isFull) return undefined;
  const fact = home.sheet.facts.find(({ field }) => field === 'bathSplit' || field === 'fullBaths');
  const [, full, halves] = /^(\d+) full baths?(?: and (\d+) half baths?)?$/.exec(fact?.value ?? '') ?? [];
  const count = isHalf ? halves : full;
  if (!fact || count === undefined) return undefined;
  const isToldOtherwise = home.statements.some(
    ({ isProse, text: said }) =>
      isProse && [...said.matchAll(told)].some(([, number = '']) => figureOf(number) !== Number(halves ?? 0)),
  );
  const whole = answerBaths(home);
  if (isToldOtherwise || (isFull && whole && !whole.text.startsWith('It'))) return undefined;
  return {
    text: isHalf
      ? `${upperFirst(numberWords(Number(count)))}: the listing gives ${fact.value}.`
      : `It has ${fact.value}.`,
    facts: [fact],
  };
}

const figureOf = (number: string) => numberValues.get(number.toLowerCase()) ?? Number(number);
