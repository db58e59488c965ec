import { scaleValues } from '../../english/number-words.ts';
import { readWords, type Word } from './lexicon/stem-words.ts';
import { isJoined, type NumberRun, readNumberWords } from './read-number-words.ts';

export type Quantity = {
  text: string;
  value: number;
  /** What is counted: a known unit, the next word, or nothing at the end of a phrase. */
  unit: string | undefined;
  looseness: 'exact' | 'about' | 'under' | 'over';
  /** Possible meanings when it's spoken as a price or house number: "four ninety-five" is 495 or 495,000. */
  spoken?: readonly number[];
  start: number;
  end: number;
};

const knownUnits: [RegExp, string][] = [
  [/^(?:square (?:foot|feet)|sq ft|sqft|sf)\b/, 'square foot'],
  [/^(?:full )?(?:bedrooms?|beds?|br|bds?|bdrms?)\b/, 'bedroom'],
  [/^(?:full )?(?:bathrooms?|baths?|ba)\b/, 'bathroom'],
  [/^acres?\b/, 'acre'],
  [/^(?:feet|foot|ft)\b/, 'foot'],
  [/^(?:inch|inches)\b/, 'inch'],
  [/^(?:minutes?|mins?)\b/, 'minute'],
  [/^hours?\b/, 'hour'],
  [/^(?:miles?|mi)\b/, 'mile'],
  [/^blocks?\b/, 'block'],
  [/^cars?\b/, 'car'],
  [/^(?:story|stories|storey|storeys)\b/, 'story'],
  [/^(?:floors?|levels?)\b/, 'floor'],
  [/^(?:percent)\b/, 'percent'],
  [/^(?:years?)\b/, 'year span'],
  [/^(?:months?)\b/, 'month'],
  [/^(?:dollars?|bucks|(?:a|per) (?:month|year|quarter)|monthly|yearly)\b/, 'money'],
  [/^(?:a m|p m|am|pm|o'?clock)\b/, 'time'],
];

/** Words that count parts of the talk, not the home: "two things", "one more question". */
const talkNouns =
  /^(?:things?|questions?|words?|more|quick|last|other|others|moments?|seconds?|thoughts?|reasons?|of|at|by|and|or|way|another|day|time|person|guess|notes?|points?|items?|details?|numbers?|facts?|ways?|sentences?|breaths?|that|who|is|to|for|we|you|i|it|in|on|from|with|place|go|stop|look|big|small|good|line|part|which|out|kind|half|side|half|if|not|but|side|sentence|phrase|thing|final|short|list|as|syllables?|letters?|exclamation|pounds?|pans?|hands?|cooks?|trips?|friends?|cups?|coats?|nights?|mornings?|weekends?|directions?|do|does|did|yet|again|then|now|here|there|are|were|have|has)$/;
const ordinalNouns =
  /^(?:floor|level|story|bedroom|bath|bathroom|suite|garage|parcel|lot|unit|home|house|kitchen|through)$/;

/** Every number of a text, in digits or in words, with what it counts; of a talk, only those that count something of the home. */
export function readNumbers(text: string, isTalk = true): Quantity[] {
  const words = readWords(text);
  const found: Quantity[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(text, words, at);
    if (number && (!isTalk || isStatement(number, words))) found.push(toQuantity(text, words, number));
    at = number ? number.to : at + 1;
  }
  return found;
}

function numberAt(text: string, words: readonly Word[], from: number): NumberRun | undefined {
  const first = words[from] as Word;
  const before = text.slice(Math.max(0, first.start - 1), first.start);
  const isMoney = before === '$';
  const digits = /^(\d[\d,]*(?:\.\d+)?)(k|m|s|st|nd|rd|th)?$/i.exec(first.text);
  if (digits) return digitRun(text, words, from, isMoney, digits[1] as string, digits[2]?.toLowerCase());
  return readNumberWords(text, words, from);
}

function digitRun(
  text: string,
  words: readonly Word[],
  from: number,
  isMoney: boolean,
  digits: string,
  suffix: string | undefined,
): NumberRun {
  let value = Number(digits.replaceAll(',', ''));
  let to = from + 1;
  const next = words[to];
  const fraction =
    next && /^\d$/.test(next.text) && text.slice((words[from] as Word).end, next.start) === '/';
  if (fraction) {
    value /= Number(next.text) || 1;
    to += 1;
  }
  if (suffix === 'k') value *= 1000;
  if (suffix === 'm') value *= 1_000_000;
  const scale =
    words[to] && isJoined(text, words[to - 1] as Word, words[to] as Word)
      ? scaleValues.get((words[to] as Word).stem)
      : undefined;
  if (scale) {
    value *= scale;
    to += 1;
  }
  return { from, to, value, isMoney, isWord: false, isOrdinal: /^(?:st|nd|rd|th)$/.test(suffix ?? '') };
}

function isStatement(run: NumberRun, words: readonly Word[]): boolean {
  const next = words[run.to]?.stem ?? '';
  const before = words[run.from - 1]?.stem ?? '';
  if (run.isMoney) return true;
  if (run.isOrdinal) return !run.isWord || ordinalNouns.test(next);
  if (!run.isWord) return true;
  // "All four burn real wood" counts what was just mentioned.
  if (before === 'all' && !knownUnits.some(([unit]) => unit.test(next))) return false;
  const after = words.slice(run.to + 1, run.to + 4).map(({ stem }) => stem);
  if (run.value === 1 && /^(?:and|to|after) (?:the next|another)/.test(after.join(' '))) return false;
  if (run.value === 1) return knownUnits.some(([unit]) => unit.test(next)) || ordinalNouns.test(next);
  // "Zero" and "the two of us" don't count anything in a home.
  return !talkNouns.test(next) || (!/^(?:the|these|those|us|you)$/.test(before) && next === 'and');
}

const unders =
  /\b(?:just under|a little under|nearly|almost|not quite|close to|a hair under|just shy of)\s*(?:an?\s+)?\$?$/i;
const overs =
  /\b(?:just over|a little over|more than|over|a bit over|a touch over|upwards of)\s*(?:an?\s+)?\$?$/i;
const abouts = /\b(?:about|around|roughly|approximately|some|or so)\s*(?:an?\s+)?\$?$/i;

const orSo = /^[^.;?!]{0,30}\b(?:or so|give or take)\b/i;

function toQuantity(text: string, words: readonly Word[], run: NumberRun): Quantity {
  const [first, last] = [words[run.from] as Word, words[run.to - 1] as Word];
  const lead = text.slice(Math.max(0, first.start - 24), first.start);
  const looseness = unders.test(lead)
    ? 'under'
    : overs.test(lead)
      ? 'over'
      : abouts.test(lead) || orSo.test(text.slice(last.end))
        ? 'about'
        : 'exact';
  return {
    text: text.slice(run.isMoney ? first.start - 1 : first.start, last.end),
    value: run.value,
    unit: run.isMoney ? 'money' : unitBehind(text, words, run),
    looseness,
    ...(run.spoken && { spoken: run.spoken }),
    start: run.isMoney ? first.start - 1 : first.start,
    end: last.end,
  };
}

function unitBehind(text: string, words: readonly Word[], run: NumberRun): string | undefined {
  const [last, next] = [words[run.to - 1] as Word, words[run.to]];
  if (/\ds$/.test(last.text)) return 'decade';
  if (text.charAt(last.end) === '%') return 'percent';
  const isClose = next !== undefined && isJoined(text, last, next);
  const follows = words.slice(run.to, run.to + 3).map(({ text: word }) => word.toLowerCase());
  const known = isClose ? knownUnits.find(([unit]) => unit.test(follows.join(' '))) : undefined;
  if (known) return known[1];
  if (!run.isWord && !run.isOrdinal && run.value >= 1600 && run.value <= 2200 && !/,/.test(last.text))
    return 'year';
  // After a price in words comes the rest of the sentence.
  if (run.isWord && (run.spoken || run.value >= 10_000)) return undefined;
  if (
    !isClose ||
    /^(?:and|or|by|with|in|on|of|from|to|through|the|a|an|at|is|was|as|that|which|under|over|if|besides|too)$/.test(
      next.stem,
    )
  )
    return undefined;
  return next.stem;
}
