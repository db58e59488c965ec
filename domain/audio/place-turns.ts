import { chapterTitles } from '../script/rules.ts';
import { gapBefore } from './gaps.ts';
import { introSeconds, outroSeconds } from './motif.ts';
import type { Chapter } from './schema.ts';
import { findSpeech } from './silence.ts';
import type { RecordedTurn } from './studio.ts';

/** A turn in the mix: which of its samples are used, and when. */
export type PlacedTurn = {
  turn: RecordedTurn;
  firstSample: number;
  endSample: number;
  startSeconds: number;
  endSeconds: number;
};
export type Placement = {
  turns: PlacedTurn[];
  chapters: Chapter[];
  speechEndSeconds: number;
  totalSeconds: number;
};

/** Places the turns one after another with natural pauses; silence around a turn is cut off. */
export function placeTurns(turns: RecordedTurn[]): Placement {
  const placed: PlacedTurn[] = [];
  const starts: { title: string; startSeconds: number }[] = [];
  let clock = introSeconds;
  for (const turn of turns) {
    const { samples, sampleRate } = turn.sound;
    const { start, end } = findSpeech(samples, sampleRate);
    if (end === start) continue;
    const previous = placed.at(-1)?.turn;
    if (previous) clock += gapBefore(previous, turn);
    if (previous?.chapter !== turn.chapter)
      starts.push({ title: chapterTitles[turn.chapter], startSeconds: previous ? clock - 0.2 : 0 });
    const endSeconds = clock + (end - start) / sampleRate;
    placed.push({ turn, firstSample: start, endSample: end, startSeconds: clock, endSeconds });
    clock = endSeconds;
  }
  const totalSeconds = clock + outroSeconds;
  const chapters = starts.map((chapter, index) => ({
    ...chapter,
    endSeconds: starts[index + 1]?.startSeconds ?? totalSeconds,
  }));
  return { turns: placed, chapters, speechEndSeconds: clock, totalSeconds };
}
