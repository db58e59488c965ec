import { findPhrases, type Match } from './find-phrases.ts';

export type Rewrite = { text: string; changes: { from: string; to: string; rule: string }[] };

const isSerious = (match: Match) => match.tier !== 'style';
const sentenceEnd = /[.!?…](?=["”’)]*(?:\s|$))|\n/g;

/** The sentence around a span, with the white space after it. */
function sentenceSpan(text: string, start: number, end: number): [number, number] {
  let from = 0;
  sentenceEnd.lastIndex = 0;
  for (let mark = sentenceEnd.exec(text); mark; mark = sentenceEnd.exec(text)) {
    const after = mark.index + 1;
    if (after <= start) from = after;
    else if (after >= end) {
      const rest = /^["”’)]*[^\S\n]*/.exec(text.slice(after, after + 20))?.[0].length ?? 0;
      return [skipSpace(text, from), after + rest];
    }
  }
  return [skipSpace(text, from), text.length];
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at] as string)) at += 1;
  return at;
}

function tidy(text: string): string {
  return text
    .replaceAll(/[^\S\n]{2,}/g, ' ')
    .replaceAll(/ (?=[,.;!?])/g, '')
    .replaceAll(/(?:local places of )+(?=local places of)/g, '')
    .replaceAll(/(local places of worship)(?:,? (?:and|or) local places of worship)+/g, '$1')
    .replaceAll(/\ba (?=[aeiou])/g, 'an ')
    .replaceAll(/\ban (?=[bcdfgjklmnpqrstvwxyz])/g, 'a ')
    .trim();
}

function replaceSpan(text: string, [start, end]: [number, number], by: string): string {
  const opens = start === 0 || /[.!?\n]\s*$/.test(text.slice(Math.max(0, start - 4), start));
  const word = by.trim();
  const after = text.slice(end);
  if (!opens) return `${text.slice(0, start)}${word}${after}`;
  const joined = word ? `${word}${after}` : after.trimStart().replace(/^[,;]\s*/, '');
  return `${text.slice(0, start)}${joined.charAt(0).toUpperCase()}${joined.slice(1)}`;
}

function applyOne(text: string, match: Match, canReplace: boolean): Rewrite {
  const by = match.replaceWith;
  const replaces = canReplace && match.tier === 'warn' && by !== undefined;
  const span: [number, number] = replaces
    ? [match.cutStart, match.cutEnd]
    : sentenceSpan(text, match.start, match.end);
  const next = replaceSpan(text, span, replaces ? by : '');
  const change = { from: text.slice(...span).trim(), to: replaces ? by.trim() : '', rule: match.rule };
  return { text: next, changes: [change] };
}

/** Where a phrase with a neutral wording overlaps one without, the wording is tried first. */
function preferReplaceable(matches: Match[]): Match[] {
  const soft = matches.filter((match) => match.tier === 'warn' && match.replaceWith !== undefined);
  const isCovered = (match: Match) =>
    match.tier === 'warn' && soft.some((other) => other.start < match.end && match.start < other.end);
  return matches.filter((match) => soft.includes(match) || !isCovered(match));
}

function applyAll(text: string, canReplace: boolean): Rewrite {
  const changes: Rewrite['changes'] = [];
  let edited = text;
  let untouched = Number.POSITIVE_INFINITY;
  for (const match of preferReplaceable(findPhrases(text).filter(isSerious)).reverse()) {
    if (match.end > untouched) continue;
    const step = applyOne(edited, match, canReplace);
    const removesSentence = !canReplace || match.tier === 'block' || match.replaceWith === undefined;
    untouched = removesSentence ? sentenceSpan(text, match.start, match.end)[0] : match.cutStart;
    edited = step.text;
    changes.unshift(...step.changes);
  }
  return { text: changes.length > 0 ? tidy(edited) : text, changes };
}

/** Replaces phrases that have a neutral wording and leaves out the sentences that have none; the result passes the check. */
export function rewriteText(text: string): Rewrite {
  let current: Rewrite = { text, changes: [] };
  for (let round = 0; round < 6; round += 1) {
    const next = applyAll(current.text, round < 3);
    if (next.changes.length === 0) return current;
    current = { text: next.text, changes: [...current.changes, ...next.changes] };
  }
  const isClean = !findPhrases(current.text).some(isSerious);
  return isClean ? current : { ...current, text: '' };
}
