import { chapterTitles } from '../../script/rules.ts';
import type { Chapter } from '../schema.ts';
import { findSpeech } from '../signal/silence.ts';
import type { RecordedTurn } from '../studio.ts';
import { gapBefore } from './gaps.ts';
import { introSeconds, outroSeconds } from './motif.ts';

/** A turn in the mix: which of its samples are used, and when. */
export type PlacedTurn = {
  turn: RecordedTurn;
  /** The samples that are used, with a little air before the first sound and after the last. */
  firstSample: number;
  endSample: number;
  /** When the first of them plays. */
  playSeconds: number;
  /** When the turn is audible, from its first sound to its last. */
  startSeconds: number;
  endSeconds: number;
};
export type Placement = {
  turns: PlacedTurn[];
  chapters: Chapter[];
  speechEndSeconds: number;
  totalSeconds: number;
};

/** Places the turns with natural pauses and short reactions overlapping the turn before; silence around them is cut off. */
export function placeTurns(turns: RecordedTurn[]): Placement {
  const placed: PlacedTurn[] = [];
  const starts: { title: string; startSeconds: number }[] = [];
  let clock = introSeconds;
  for (const turn of turns) {
    const { samples, sampleRate } = turn.sound;
    const heard = findSpeech(samples, sampleRate, { beforeSeconds: 0, afterSeconds: 0 });
    if (heard.end === heard.start) continue;
    const { start, end } = findSpeech(samples, sampleRate);
    const previous = placed.at(-1)?.turn;
    if (previous) clock += gapBefore(previous, turn);
    if (previous?.chapter !== turn.chapter)
      starts.push({ title: chapterTitles[turn.chapter], startSeconds: previous ? clock - 0.2 : 0 });
    const endSeconds = clock + (heard.end - heard.start) / sampleRate;
    const playSeconds = clock - (heard.start - start) / sampleRate;
    placed.push({ turn, firstSample: start, endSample: end, playSeconds, startSeconds: clock, endSeconds });
    clock = endSeconds;
  }
  const totalSeconds = clock + outroSeconds;
  const chapters = starts.map((chapter, index) => ({
    ...chapter,
    endSeconds: starts[index + 1]?.startSeconds ?? totalSeconds,
  }));
  return { turns: placed, chapters, speechEndSeconds: clock, totalSeconds };
}
