import { numberValues } from '#domain/english/number-words.ts';
import type { Fact } from '#domain/script/schema.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import { ofOtherHome } from '../evidence/described-otherwise.ts';
import { checkDraft } from './check-draft.ts';
import type { Draft } from './draft.ts';
import { answerAge, answerArea, answerBaths, answerBeds } from './home-answers.ts';

type Figure = {
  field: 'beds' | 'baths' | 'sqft' | 'yearBuilt';
  /** What names the figure in a question; a year names itself. */
  named: RegExp;
  /** Words that may stand beside it; any other makes it a question about something else. */
  words: string;
  /** A figure of a question that can be this one. */
  fits: (value: number) => boolean;
  /** The words of a sentence that give the home this figure. */
  told: (text: string, value: number) => string | undefined;
  answer: (home: AskedHome, today: string) => Draft | undefined;
};

const digits = 'one two three four five six seven eight nine ten'.split(' ');
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
/** "4", "four", "two and a half": how a listing writes a number of rooms. */
const written = (value: number) => {
  const whole = digits[Math.floor(value) - 1] ?? '';
  const half = `(?:${whole} and (?:a|one)[- ]half|${Math.floor(value)} ?(?:½|1/2)|${value})`;
  return value % 1 === 0 ? `(?:${value}(?:\\.0)?|${whole})` : half;
};
const rooms = (name: string) => (text: string, value: number) =>
  new RegExp(
    `(?<![\\p{L}\\d.]|and a )${written(value)}[- ](?:(?:full|true|large|spacious|generous|en-?suite|proper) )?${name}(?:rooms?|s)?\\b|\\b(?:an? )?${ordinals[value - 1] ?? '-'} ${name}(?:room)?\\b`,
    'iu',
  ).exec(text)?.[0];

/** "Commissioned in 1856": a year in which a house came to be, and not one in which it was renewed or sold. */
const ofBeginning =
  /\b(?:built|construct\w*|erected|completed|designed|commissioned|developed|dates?|dating|circa|c\.|from|established|born)\b/i;
const ofRenewal = /\b(?:renov\w+|remodel\w*|restor\w+|rebuilt|convert\w*|updat\w+|sold|bought|purchased)\b/i;
const calledByYear = /\b(?:home|house|townho(?:use|me)|brownstone|building|mansion|residence|cottage)\b/i;

function yearTold(text: string, value: number): string | undefined {
  const clause = new RegExp(`[^,.;:()–—]*\\b${value}\\b[^,.;:()–—]*`).exec(text)?.[0]?.trim();
  return clause && (ofBeginning.test(clause) || calledByYear.test(clause)) && !ofRenewal.test(clause)
    ? clause
    : undefined;
}

const areaTold = (text: string, value: number) =>
  new RegExp(
    `\\b${String(value).replace(/(\d)(\d{3})$/, '$1,?$2')}\\+?[- ](?:interior )?(?:square[- ]f(?:ee|oo)t|sq\\.? ?ft|sf)\\b`,
    'i',
  ).exec(text)?.[0];

const figures: readonly Figure[] = [
  {
    field: 'yearBuilt',
    named: /\b(?:built|constructed|construction|(?:year|home|house|building|place|it)(?: is)? from)\b/,
    words: 'built constructed construction from year date dated when what',
    fits: (value) => value >= 1700 && value < 2100,
    told: yearTold,
    answer: (home, today) => answerAge(home, 'built', today),
  },
  {
    field: 'beds',
    named: /\b(?:bed ?rooms?|beds?|brs?|bdrms?)\b/,
    words: 'bedroom bedrooms bed beds br brs room rooms bdrm bdrms how many',
    fits: (value) => value < 20 && value % 1 === 0,
    told: rooms('bed'),
    answer: answerBeds,
  },
  {
    field: 'baths',
    named: /\b(?:bath ?rooms?|baths?)\b/,
    words: 'bathroom bathrooms bath baths full half how many',
    fits: (value) => value < 20,
    told: rooms('bath'),
    answer: answerBaths,
  },
  {
    field: 'sqft',
    named: /\bsquare f(?:ee|oo)t\b/,
    words: 'square feet foot footage living area how many big large',
    fits: (value) => value > 200,
    told: areaTold,
    answer: answerArea,
  },
];

const idle =
  /^(?:so|and|ok|then|but|it|it's|its|is|are|was|were|does|do|did|has|have|got|this|that|they|we|the|an?|of|at|for|to|in|be|been|really|actual(?:l?y)?|true|truly|real|correct|right|one|ones|which|number|home|house|place|condo|co-op|unit|apartment|townhouse|building|property|listing|ad|description|page|sheet|there|or|total|says?|said|shows?|listed|sees?|seen|saw|seeing|read|reading|both|wrong|conflict\w*|contradict\w*|different|exactly|i|i'm|me|you|guys?|know|confirm|about|just)$/;
/** The asker has read something that doesn't fit together. */
const doubts =
  /\b(?:actual(?:l?y)?|really|both|wrong|correct|conflict\w*|contradict\w*|says?|shows?|listed|which)\b/;

/**
 * "Is it 3 bedrooms or 4?", "1854 or 1856?", "when was it actually built?": where the column and the description differ,
 * a buyer who doubts the figure is told both, with where each stands.
 */
export function answerDoubtedFigure(home: AskedHome, question: string, today: string): Draft | undefined {
  const text = question
    .toLowerCase()
    .replace(/(\p{L}+|\d+) and (?:a|one) half/gu, (_, whole: string) => String(numberOf(whole) + 0.5))
    .replace(/\bsq\.? ?(?:ft|feet)\b\.?|\bsqft\b|\bsf\b/g, 'square feet')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '');
  const tokens = text.split(/[^\p{L}\d.']+/u).filter(Boolean);
  const values = tokens.map((token) => numberOf(token.replace(/\.$/, ''))).filter((value) => value > 0);
  const isOfTwo = / or\b/.test(text) && new Set(values).size >= 2;
  const figure = figures.find(
    ({ named, fits, field }) =>
      (named.test(text) || (field === 'yearBuilt' && isOfTwo)) && values.every(fits),
  );
  if (!figure || !(isOfTwo || (doubts.test(text) && !/^(?:how old|what age)/.test(text)))) return undefined;
  // A "real" third bedroom is one that deserves the name.
  if (!isOfTwo && values.length > 0 && figure.field !== 'yearBuilt') return undefined;
  const own = new Set(figure.words.split(' '));
  const isOnlyThat = tokens.every(
    (token) => own.has(token) || idle.test(token) || numberOf(token.replace(/\.$/, '')) > 0,
  );
  if (!isOnlyThat) return undefined;
  const listed = home.sheet.facts.find(({ field }) => field === figure.field);
  const plain = figure.answer(home, today);
  if (!listed || !plain) return undefined;
  const other = isOfTwo && !plain.text.includes('“') ? otherTold(home, figure, listed, values) : undefined;
  const draft = other ? tellBoth(figure, listed, plain, other) : plain;
  return checkDraft(home.sheet, draft) ? draft : undefined;
}

/** The other figure that the asker names, where the description has it. */
function otherTold(
  { statements }: AskedHome,
  { told, field }: Figure,
  listed: Fact,
  values: readonly number[],
): { quote: string; fact: Fact } | undefined {
  const own = Number.parseFloat(listed.value.replaceAll(',', ''));
  for (const value of values.filter((one) => one !== own))
    for (const { fact } of statements.filter((one) => one.fact.field === 'remark')) {
      const quote =
        field !== 'yearBuilt' && ofOtherHome.test(fact.value) ? undefined : told(fact.value, value);
      if (quote) return { quote, fact };
    }
  return undefined;
}

function tellBoth(
  { field }: Figure,
  listed: Fact,
  plain: Draft,
  { quote, fact }: { quote: string; fact: Fact },
): Draft {
  const given = field === 'yearBuilt' ? `${listed.value} as the year built` : listed.value;
  return {
    text: `The listing gives ${given}, but its description says “${quote}.” Please check with the agent which is right.`,
    facts: [...plain.facts, fact],
  };
}

const numberOf = (token: string) =>
  numberValues.get(token) ?? (/^\d+(?:\.\d+)?$/.test(token) ? Number(token) : 0);
