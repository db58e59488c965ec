import { numberValues, ordinalValues, scaleValues } from '../../english/number-words.ts';
import { readWords, type Word } from './lexicon/stem-words.ts';

export type Quantity = {
  text: string;
  value: number;
  /** What is counted: a known unit, the next word, or nothing where the phrase ends. */
  unit: string | undefined;
  looseness: 'exact' | 'about' | 'under' | 'over';
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
  [/^(?:dollars?)\b/, 'money'],
  [/^(?:a m|p m|am|pm|o'?clock)\b/, 'time'],
];

/** Words that count the talk, not the home: "two things", "one more question". */
const talkNouns =
  /^(?:things?|questions?|words?|more|quick|last|other|others|moments?|seconds?|thoughts?|reasons?|of|at|by|and|or|way|another|day|time|person|guess|notes?|points?|items?|details?|numbers?|facts?|ways?|sentences?|breaths?|that|who|is|to|for|we|you|i|it|in|on|from|with|place|go|stop|look|big|small|good|line|part|which|out|kind|half|side|half|if|not|but|side|sentence|phrase|thing|final|short|list|as)$/;
const ordinalNouns =
  /^(?:floor|level|story|bedroom|bath|bathroom|suite|garage|parcel|lot|unit|home|house|kitchen)$/;

/** Every number of a text, in digits or in words, with what it counts. */
export function readNumbers(text: string): Quantity[] {
  const words = readWords(text);
  const found: Quantity[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(text, words, at);
    if (number && isStatement(number, words)) found.push(toQuantity(text, words, number));
    at = number ? number.to : at + 1;
  }
  return found;
}

const cardinalOf = (word: string) => (word === 'dozen' ? 12 : numberValues.get(word));

type Run = { from: number; to: number; value: number; isMoney: boolean; isWord: boolean; isOrdinal: boolean };

const isJoined = (text: string, left: Word, right: Word) =>
  /^[\s-]*$/.test(text.slice(left.end, right.start));

function numberAt(text: string, words: readonly Word[], from: number): Run | undefined {
  const first = words[from] as Word;
  const before = text.slice(Math.max(0, first.start - 1), first.start);
  const isMoney = before === '$';
  const digits = /^(\d[\d,]*(?:\.\d+)?)(k|m|s|st|nd|rd|th)?$/i.exec(first.text);
  if (digits) return digitRun(text, words, from, isMoney, digits[1] as string, digits[2]?.toLowerCase());
  return wordRun(text, words, from);
}

function digitRun(
  text: string,
  words: readonly Word[],
  from: number,
  isMoney: boolean,
  digits: string,
  suffix: string | undefined,
): Run {
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

function wordRun(text: string, words: readonly Word[], from: number): Run | undefined {
  const start = words[from] as Word;
  const ordinal = ordinalValues.get(start.stem);
  if (ordinal !== undefined) {
    return { from, to: from + 1, value: ordinal, isMoney: false, isWord: true, isOrdinal: true };
  }
  if (start.stem === 'half' || start.stem === 'quarter') return fractionRun(text, words, from);
  let total = 0;
  let group = 0;
  let to = from;
  let seen = false;
  for (let word = words[to]; word; word = words[to]) {
    if (to > from && !isJoined(text, words[to - 1] as Word, word)) break;
    const value = cardinalOf(word.stem);
    const scale = scaleValues.get(word.stem);
    if (value !== undefined) {
      if (seen && !canFollow(group, value)) break;
      group += value;
      seen = true;
    } else if (scale && seen) {
      if (scale === 100) group *= 100;
      else {
        total += group * scale;
        group = 0;
      }
    } else if (
      !(
        word.stem === 'and' &&
        seen &&
        group % 100 === 0 &&
        group > 0 &&
        cardinalOf(words[to + 1]?.stem ?? '') !== undefined
      )
    ) {
      break;
    }
    to += 1;
  }
  if (!seen) return undefined;
  let value = total + group;
  const tail = words
    .slice(to, to + 3)
    .map(({ stem }) => stem)
    .join(' ');
  if (/^and a half\b/.test(tail)) {
    value += 0.5;
    to += 3;
  }
  return { from, to, value, isMoney: false, isWord: true, isOrdinal: false };
}

/** "Twenty" takes "three", "nineteen" takes "ten" (a year in words) no more than "three" takes "four". */
function canFollow(group: number, value: number): boolean {
  if (group % 100 === 0) return true;
  return group % 10 === 0 && group % 100 >= 20 && value < 10;
}

/** "Half a mile", "a half mile", "quarter-acre"; "half bath" and "the second half" are no numbers. */
function fractionRun(text: string, words: readonly Word[], from: number): Run | undefined {
  const value = words[from]?.stem === 'half' ? 0.5 : 0.25;
  const skip = /^(?:a|an)$/.test(words[from + 1]?.stem ?? '') ? 2 : 1;
  const next = words[from + skip];
  const isMeasure = next && /^(?:mile|acre|hour)$/.test(next.stem);
  if (!isMeasure || !isJoined(text, words[from + skip - 1] as Word, next)) return undefined;
  return { from, to: from + skip, value, isMoney: false, isWord: true, isOrdinal: false };
}

function isStatement(run: Run, words: readonly Word[]): boolean {
  const next = words[run.to]?.stem ?? '';
  const before = words[run.from - 1]?.stem ?? '';
  if (run.isMoney) return true;
  if (run.isOrdinal) return !run.isWord || ordinalNouns.test(next);
  if (!run.isWord) return true;
  if (run.value === 1) return knownUnits.some(([unit]) => unit.test(next)) || ordinalNouns.test(next);
  // "Zero" and "the two of us" count nothing about a home.
  return !talkNouns.test(next) || (!/^(?:the|these|those|us|you)$/.test(before) && next === 'and');
}

const unders =
  /\b(?:just under|a little under|nearly|almost|not quite|close to|a hair under|just shy of)\s*(?:an?\s+)?\$?$/i;
const overs =
  /\b(?:just over|a little over|more than|over|a bit over|a touch over|upwards of)\s*(?:an?\s+)?\$?$/i;
const abouts = /\b(?:about|around|roughly|approximately|some|or so)\s*(?:an?\s+)?\$?$/i;

function toQuantity(text: string, words: readonly Word[], run: Run): Quantity {
  const [first, last] = [words[run.from] as Word, words[run.to - 1] as Word];
  const lead = text.slice(Math.max(0, first.start - 24), first.start);
  const looseness = unders.test(lead)
    ? 'under'
    : overs.test(lead)
      ? 'over'
      : abouts.test(lead)
        ? 'about'
        : 'exact';
  return {
    text: text.slice(run.isMoney ? first.start - 1 : first.start, last.end),
    value: run.value,
    unit: run.isMoney ? 'money' : unitBehind(text, words, run),
    looseness,
    start: run.isMoney ? first.start - 1 : first.start,
    end: last.end,
  };
}

function unitBehind(text: string, words: readonly Word[], run: Run): string | undefined {
  const [last, next] = [words[run.to - 1] as Word, words[run.to]];
  if (/\ds$/.test(last.text)) return 'decade';
  if (text.charAt(last.end) === '%') return 'percent';
  const isClose = next !== undefined && isJoined(text, last, next);
  const follows = words.slice(run.to, run.to + 3).map(({ text: word }) => word.toLowerCase());
  const known = isClose ? knownUnits.find(([unit]) => unit.test(follows.join(' '))) : undefined;
  if (known) return known[1];
  if (!run.isWord && !run.isOrdinal && run.value >= 1600 && run.value <= 2200 && !/,/.test(last.text))
    return 'year';
  if (
    !isClose ||
    /^(?:and|or|by|with|in|on|of|from|to|the|a|an|at|is|was|as|that|which|under|over|if|besides|too)$/.test(
      next.stem,
    )
  )
    return undefined;
  return next.stem;
}
