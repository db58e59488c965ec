import { sentenceSpans } from '../english/sentences/rules.ts';
import { hostNames } from '../script/rules.ts';
import type { TimedTurn, TimedWord } from './schema.ts';

export type Cue = { speaker: string; lines: string[]; startSeconds: number; endSeconds: number };

const maxLineLength = 42;
const maxCueLength = maxLineLength * 2 - 6;
const maxCueSeconds = 6.5;
const minCueSeconds = 1;

/** Cues of at most two lines, timed to the speech and split at the ends of sentences where possible. */
export function makeCaptionCues(turns: TimedTurn[]): Cue[] {
  const cues = turns.flatMap((turn) =>
    groupWords(turn.words).map((words) => ({
      speaker: hostNames[turn.speaker],
      lines: wrap(words.map(({ word }) => word).join(' ')),
      startSeconds: (words[0] as TimedWord).startSeconds,
      endSeconds: (words.at(-1) as TimedWord).endSeconds,
    })),
  );
  // A short cue stays long enough to read, but never beyond the start of the next one.
  return cues.map((cue, index) => ({
    ...cue,
    endSeconds: Math.min(
      Math.max(cue.endSeconds, cue.startSeconds + minCueSeconds),
      cues[index + 1]?.startSeconds ?? Number.POSITIVE_INFINITY,
    ),
  }));
}

const lengthOf = (words: TimedWord[]) => words.reduce((sum, { word }) => sum + word.length + 1, -1);
const secondsOf = (words: TimedWord[]) =>
  words.length ? (words.at(-1) as TimedWord).endSeconds - (words[0] as TimedWord).startSeconds : 0;

function groupWords(words: TimedWord[]): TimedWord[][] {
  return splitBySentence(words)
    .flatMap(splitLong)
    .reduce<TimedWord[][]>((groups, group) => {
      const last = groups.at(-1);
      // Two very short sentences spoken together share a cue.
      const joined = last && [...last, ...group];
      if (joined && lengthOf(joined) <= maxLineLength && secondsOf(joined) <= 3)
        groups[groups.length - 1] = joined;
      else groups.push(group);
      return groups;
    }, []);
}

function splitBySentence(words: TimedWord[]): TimedWord[][] {
  const groups: TimedWord[][] = [];
  let next = 0;
  let at = 0;
  for (const { end } of sentenceSpans(words.map(({ word }) => word).join(' '))) {
    const start = next;
    while (next < words.length && at < end) {
      at += (words[next] as TimedWord).word.length + 1;
      next += 1;
    }
    if (next > start) groups.push(words.slice(start, next));
  }
  return groups;
}

/** Splits a text that's too long, at the comma or word nearest to the middle. */
function splitLong(words: TimedWord[]): TimedWord[][] {
  if (words.length < 2 || (lengthOf(words) <= maxCueLength && secondsOf(words) <= maxCueSeconds))
    return [words];
  const middle = lengthOf(words) / 2;
  let best = { at: 1, cost: Number.POSITIVE_INFINITY };
  for (let at = 1; at < words.length; at++) {
    const isClause = /[,;:—–]$/.test((words[at - 1] as TimedWord).word);
    const cost = Math.abs(lengthOf(words.slice(0, at)) - middle) - (isClause ? middle * 0.5 : 0);
    if (cost < best.cost) best = { at, cost };
  }
  return [...splitLong(words.slice(0, best.at)), ...splitLong(words.slice(best.at))];
}

function wrap(text: string): string[] {
  if (text.length <= maxLineLength) return [text];
  const words = text.split(' ');
  let best = { lines: [text], cost: Number.POSITIVE_INFINITY };
  for (let at = 1; at < words.length; at++) {
    const lines = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const cost = Math.max(...lines.map((line) => line.length)) - (/[,.;:]$/.test(lines[0] as string) ? 4 : 0);
    if (cost < best.cost) best = { lines, cost };
  }
  return best.lines;
}

export function writeVtt(cues: Cue[]): string {
  const blocks = cues.map(
    (cue, index) =>
      `${index + 1}\n${stamp(cue.startSeconds, '.')} --> ${stamp(cue.endSeconds, '.')}\n<v ${cue.speaker}>${escapeVtt(cue.lines.join('\n'))}</v>`,
  );
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

export function writeSrt(cues: Cue[]): string {
  let speaker = '';
  const blocks = cues.map((cue, index) => {
    // SRT has no field for a speaker, so the name goes into the text whenever the speaker changes.
    const name = cue.speaker === speaker ? '' : `${cue.speaker}: `;
    speaker = cue.speaker;
    return `${index + 1}\n${stamp(cue.startSeconds, ',')} --> ${stamp(cue.endSeconds, ',')}\n${name}${cue.lines.join('\n')}`;
  });
  return `${blocks.join('\n\n')}\n`;
}

function escapeVtt(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function stamp(seconds: number, point: string): string {
  const total = Math.round(seconds * 1000);
  const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');
  const clock = [
    Math.floor(total / 3_600_000),
    Math.floor(total / 60_000) % 60,
    Math.floor(total / 1000) % 60,
  ];
  return `${clock.map((value) => pad(value)).join(':')}${point}${pad(total % 1000, 3)}`;
}
