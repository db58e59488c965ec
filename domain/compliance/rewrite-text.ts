import { sentenceSpans } from '../english/sentences/rules.ts';
import { findPhrases, type Match } from './find-phrases.ts';
import { insertWording } from './insert-wording.ts';

export type Change = { from: string; to: string; rule: string };
export type Rewrite = { text: string; changes: Change[] };
type Sentence = { start: number; end: number; matches: Match[]; isWhole: boolean };

const isSerious = (match: Match) => match.tier !== 'style';
const hasWording = (match: Match) => match.replaceWith !== undefined;

/** Sentences with their trailing white space and their matches; together they make up the whole text. */
function readSentences(text: string, matches: Match[]): Sentence[] {
  let next = 0;
  let reach = 0;
  return sentenceSpans(text).map(({ start, end }) => {
    const inside: Match[] = [];
    let isWhole = reach <= start;
    for (let match = matches[next]; match && match.start < end; match = matches[next]) {
      inside.push(match);
      reach = Math.max(reach, match.end, match.cutEnd);
      next += 1;
    }
    isWhole &&= reach <= end;
    return { start, end, matches: inside, isWhole };
  });
}

/** Where a phrase with a neutral wording overlaps one without, try the one with the wording first. */
function preferWording(matches: Match[]): Match[] {
  const worded = matches.filter(hasWording);
  const isCovered = (match: Match) =>
    worded.some((other) => other.start < match.end && match.start < other.end);
  return matches.filter((match) => hasWording(match) || !isCovered(match));
}

function reword(text: string, offset: number, matches: Match[]): Rewrite {
  const changes: Change[] = [];
  let reworded = text;
  let untouched = Number.POSITIVE_INFINITY;
  for (const { cutStart, cutEnd, replaceWith = '', rule } of [...matches].reverse()) {
    if (cutEnd > untouched) continue;
    untouched = cutStart;
    const [from, to] = [cutStart - offset, cutEnd - offset];
    changes.unshift({ from: text.slice(from, to), to: replaceWith, rule });
    reworded = insertWording(reworded.slice(0, from), replaceWith, reworded.slice(to));
  }
  const repeats = /(local places of worship)(?:,? (?:and|or) local places of worship)+/g;
  const stutter = /(?:local places of )+(?=local places of)/g;
  return { text: reworded.replaceAll(stutter, '').replaceAll(repeats, '$1'), changes };
}

function rewriteSentence(text: string, sentence: Sentence, mayReword: boolean): Rewrite {
  const source = text.slice(sentence.start, sentence.end);
  if (sentence.matches.length === 0 && sentence.isWhole) return { text: source, changes: [] };
  const matches = preferWording(sentence.matches);
  if (mayReword && sentence.isWhole && matches.every(hasWording))
    return reword(source, sentence.start, matches);
  const rule = matches[0]?.rule ?? 'continued';
  return { text: /\n+$/.exec(source)?.[0] ?? '', changes: [{ from: source.trim(), to: '', rule }] };
}

function rewriteOnce(text: string, mayReword: boolean): Rewrite {
  const matches = findPhrases(text).filter(isSerious);
  if (matches.length === 0) return { text, changes: [] };
  const parts = readSentences(text, matches).map((sentence) => rewriteSentence(text, sentence, mayReword));
  return {
    text: parts
      .map((part) => part.text)
      .join('')
      .trim(),
    changes: parts.flatMap((part) => part.changes),
  };
}

/** Rewords flagged phrases neutrally where possible and drops the other sentences; the result passes the check. */
export function rewriteText(text: string): Rewrite {
  let current: Rewrite = { text, changes: [] };
  for (let round = 0; round < 6; round += 1) {
    const next = rewriteOnce(current.text, round < 3);
    if (next.changes.length === 0) return current;
    current = { text: next.text, changes: [...current.changes, ...next.changes] };
  }
  return findPhrases(current.text).some(isSerious) ? { ...current, text: '' } : current;
}
