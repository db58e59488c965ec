import { numberValues } from '#domain/english/number-words.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import { amountOf } from './dollar-amount.ts';
import type { Draft } from './draft.ts';
import { answerAge, answerArea } from './home-answers.ts';
import { answerHoa, answerPrice, answerTaxes } from './money-answers.ts';

type Asked = { question: string; today: string };
type Confirmed = {
  /** What the asker takes for granted: the figure stands in the first group. */
  sign: RegExp;
  /** Words that may stand beside it; any other makes it a question about something else. */
  words: string;
  /** The figure of the listing. */
  listed: (home: AskedHome, asked: Asked) => number | undefined;
  answer: (home: AskedHome, asked: Asked) => Draft | undefined;
  /** A fee may be by the month or by the quarter: the figure is told without a yes or no. */
  isOfPeriod?: boolean;
  /** A year is near another by years, not by its share. */
  isYear?: boolean;
};

const idle =
  /^(?:so|and|ok|okay|then|but|it|it's|its|is|are|was|were|isn't|isnt|aren't|wasn't|does|do|did|has|have|got|this|that|that's|they|they're|we|the|an?|of|at|for|to|in|on|be|been|being|home|house|place|condo|co-op|unit|apartment|townhouse|building|property|about|around|roughly|approximately|approx|almost|nearly|like|maybe|over|under|above|below|more|less|than|just|only|right|correct|true|yes|still|really|right now|or|so|there|something|give|take|thereabouts|ish|would|say|says|listing|total|i|i'm|guess|assume|read|seeing)$/;
const about = /\b(?:about|around|roughly|approximately|approx|almost|nearly|like|or so|ish|thereabouts)\b/;

const field = (name: string) => (home: AskedHome) => {
  const fact = home.sheet.facts.find((one) => one.field === name);
  return fact && amountOf(fact.value);
};

const amount = '\\$?(\\d[\\d,]*(?:\\.\\d+)? ?(?:k|m|mil|million|thousand)?)';
const confirmed: readonly Confirmed[] = [
  {
    sign: /\b(\d{1,3})[- ]?(?:years?|yrs?)[- ](?:old|ago)\b/,
    words: 'built constructed construction years year old ago',
    listed: (home, { today }) => {
      const year = field('yearBuilt')(home);
      return year && Number(today.slice(0, 4)) - year;
    },
    answer: (home, { today }) => answerAge(home, 'how old', today),
  },
  {
    sign: /\b(?:built|constructed|dates?|from|construction|year)\b.*?\b(1[789]\d\d|20[0-2]\d)\b/,
    words: 'built constructed construction from dates date back year',
    listed: field('yearBuilt'),
    answer: (home, { today }) => answerAge(home, 'built', today),
    isYear: true,
  },
  {
    sign: new RegExp(`${amount} ?(?:square (?:feet|foot|footage)|ft2)\\b`),
    words: 'square feet foot footage living area size big large interior inside',
    listed: field('sqft'),
    answer: (home) => answerArea(home),
  },
  {
    sign: new RegExp(
      `\\b(?:price[ds]?|asking|asks?|lists?|listed|costs?|selling|for sale)\\b.*?${amount}(?![\\d%]| ?(?:down|percent|below|under|a month|per|square))`,
    ),
    words:
      'price priced asking ask asks list lists listed cost costs selling sale sell k m mil million thousand dollars',
    listed: (home) => (home.isForRent ? undefined : field('price')(home)),
    answer: (home) => answerPrice(home),
  },
  {
    sign: new RegExp(
      `\\b(?:hoas?|dues|maintenance|(?:association|condo|monthly) (?:fees?|charges?)|common charges?|assess?ments?)\\b.*?${amount}|${amount}.*?\\b(?:hoas?|dues|maintenance|association fees?|common charges?)\\b`,
    ),
    words:
      'hoa hoas dues maintenance association condo fee fees charge charges common assessment assessments monthly month per each every dollars k',
    listed: field('hoa'),
    answer: (home, { question }) => answerHoa(home, `how much ${question}`),
    isOfPeriod: true,
  },
  {
    sign: new RegExp(`\\btax(?:es)?\\b.*?${amount}|${amount}.*?\\btax(?:es)?\\b`),
    words: 'tax taxes property real estate year yearly annual annually per each every dollars k',
    listed: field('taxes'),
    answer: (home, { question }) => answerTaxes(home, `how much ${question}`),
    isOfPeriod: true,
  },
];

/** "So it's about 60 years old?", "they're asking 500k, right?": the listing's figure, with yes or no where it leaves no doubt. */
export function confirmFigure(home: AskedHome, question: string, today: string): Draft | undefined {
  if (/^(?:and |so )?(?:how|what|which|when|where|who|why|if|can|could)\b/.test(question)) return undefined;
  for (const { sign, words, listed, answer, isOfPeriod, isYear } of confirmed) {
    const found = sign.exec(question);
    const taken = found?.slice(1).find((group) => group !== undefined);
    if (taken === undefined || !isOnlyThat(question, words)) continue;
    const [value, draft] = [listed(home, { question, today }), answer(home, { question, today })];
    if (value === undefined || Number.isNaN(value) || !draft) return undefined;
    const isPlain = !isOfPeriod && !draft.text.includes('“');
    return {
      ...draft,
      text: `${isPlain ? verdict(question, dollars(taken), value, isYear === true) : ''}${draft.text}`,
    };
  }
  return undefined;
}

function isOnlyThat(question: string, words: string): boolean {
  const own = new Set(words.split(' '));
  return question
    .split(/[\s,;.?!/-]+/)
    .every(
      (word) =>
        word === '' ||
        idle.test(word) ||
        own.has(word) ||
        /^\$?\d[\d,.]*(?:k|m|mil)?$/.test(word) ||
        numberValues.has(word),
    );
}

function dollars(text: string): number {
  const unit = /[a-z]+/.exec(text)?.[0] ?? '';
  const times = /^(?:k|thousand)/.test(unit) ? 1_000 : unit.startsWith('m') ? 1_000_000 : 1;
  return amountOf(text) * times;
}

/** Between near and far there is neither yes nor no: the figure speaks for itself. */
function verdict(question: string, taken: number, value: number, isYear: boolean): string {
  const isMore = /\b(?:over|above|more than)\b/.test(question);
  const isLess = /\b(?:under|below|less than|almost|nearly)\b/.test(question);
  if (/\b(?:isn't|isnt|not|no|never)\b/.test(question.replace(/\b(?:isn't|isnt) it$/, ''))) return '';
  if (isMore) return value > taken ? 'Yes. ' : 'No. ';
  if (isLess && !/\b(?:almost|nearly)\b/.test(question)) return value < taken ? 'Yes. ' : 'No. ';
  const isAbout = about.test(question);
  const off = Math.abs(value - taken);
  const [near, far] = isYear
    ? isAbout
      ? [5, 20]
      : [0, 1]
    : isAbout
      ? [Math.max(1, value * 0.06), value * 0.25]
      : [value * 0.005, value * 0.06];
  return off <= near ? 'Yes. ' : off >= far ? 'No. ' : '';
}
