import type { AskedHome } from '../evidence/asked-home.ts';
import { leadWith, tellsOfHome } from './answer-outright.ts';
import type { Draft } from './draft.ts';

const rooms = '(?:bed ?rooms?|bedrms?|bdrms?|brs?)';
const baths = '(?:bath(?:room)?s?|en-?suites?|en suites?)';
const asked = new RegExp(
  `^(?:so )?(?:do|does|is|are|will)? ?(?:(?:all|every|each)(?: of)?(?: the)?|both)(?: (?:one|two|three|four|five|six|\\d))? ?${rooms} (?:all |each )?(?:have |has |come with |get )?(?:(?:their|there|its|an?) )?(?:own |private |separate |attached |en[- ]?suite )*(?:${baths}|en[- ]suite)$`,
);
const ownBath = '(?:en[- ]?suite|own bath\\w*|private bath\\w*|attached bath\\w*)';
const each = new RegExp(
  `\\b(?:all|each|every|both)(?: of)?(?: the| its)?(?: (?:one|two|three|four|five|six|\\d))?(?: (?:spacious|generous|large|upstairs|well-sized))? ?${rooms}\\b(?! (?:up|down)stairs\\b)[^.;,]{0,40}\\b${ownBath}|\\b(?:all|each|every) (?:en[- ]?suite|with (?:an? |its |their )?${ownBath})\\b`,
  'i',
);
/** "Both additional bedrooms" and "all the bedrooms on this floor" aren't all of them. */
const ofSome =
  /\b(?:additional|secondary|other|guest|remaining|these|on this|on the (?:second|third|fourth|upper|lower|top)|(?:second|third|fourth|upper|lower|top)[- ](?:floor|level)|upstairs|downstairs|two of|one of)\b/i;
const number = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** "Does every bedroom have its own bath?": only a sentence about all of them says yes; "two of the three" says no. */
export function answerEachBath(home: AskedHome, question: string): Draft | undefined {
  if (!asked.test(question.replace(/[?!.,;:]+$/, '').trim())) return undefined;
  const told = home.statements.filter(tellsOfHome);
  const beds = Number.parseInt(home.sheet.facts.find(({ field }) => field === 'beds')?.value ?? '', 10);
  const all = told.find(({ text }) => each.test(text) && !ofSome.test(text));
  const counted = `(?:${number[beds - 1] ?? beds}|${beds})`;
  const together = new RegExp(
    `\\b${counted} (?:[\\w-]+ )?(?:en[- ]?suite ${rooms}|${rooms} (?:with|,)? ?en[- ]?suite)`,
    'i',
  );
  const yes = all ?? (beds > 1 ? told.find(({ text }) => together.test(text)) : undefined);
  const some = told.find(({ text }) =>
    /\b(?:one|two|three) of the (?:\w+ )?bed ?rooms (?:have|has|with|are|is)\b[^.;]{0,30}(?:en[- ]?suite|own bath)|\bbed ?rooms?\b[^.;]{0,30}\bshar(?:e|ing) (?:an? |the )?(?:[\w-]+ ){0,3}bath/i.test(
      text,
    ),
  );
  if (yes && some) return undefined;
  return yes
    ? leadWith(home, question, 'Yes', [yes])
    : some
      ? leadWith(home, question, 'No', [some])
      : undefined;
}
