import { z } from 'zod';
import { Speaker } from '../script/schema.ts';

/** Where the sound of a turn is stored. */
export const Clip = z.object({ turnId: z.string(), key: z.string() });
export type Clip = z.infer<typeof Clip>;

export const TimedWord = z.object({ word: z.string(), startSeconds: z.number(), endSeconds: z.number() });
export type TimedWord = z.infer<typeof TimedWord>;

export const TimedTurn = z.object({
  id: z.string(),
  speaker: Speaker,
  text: z.string(),
  startSeconds: z.number(),
  endSeconds: z.number(),
  words: z.array(TimedWord),
});
export type TimedTurn = z.infer<typeof TimedTurn>;

export const Chapter = z.object({ title: z.string(), startSeconds: z.number(), endSeconds: z.number() });
export type Chapter = z.infer<typeof Chapter>;

/** Measured on the finished file, not taken from what was meant to be in it. */
export const Measures = z.object({
  durationSeconds: z.number(),
  loudnessLufs: z.number(),
  truePeakDb: z.number(),
  longestSilenceSeconds: z.number(),
  decodeErrors: z.array(z.string()),
});
export type Measures = z.infer<typeof Measures>;

export const Misheard = z.object({ turnId: z.string(), expected: z.string(), heard: z.string() });
export type Misheard = z.infer<typeof Misheard>;

/** A turn to record again because a transcriber misheard it: its script words and the words spoken instead. */
export const Rewording = z.object({ turnId: z.string(), from: z.string(), to: z.string() });
export type Rewording = z.infer<typeof Rewording>;

/** How a transcript differs from the script. */
export const TranscriptCheck = z.object({
  words: z.number(),
  wordErrors: z.number(),
  /** Errors per word of the script; above 1 if more was heard than was said. */
  errorRate: z.number(),
  wrongNumbers: z.array(Misheard),
  wrongStreets: z.array(Misheard),
  /** Turns with an error, worst first. */
  turns: z.array(z.object({ turnId: z.string(), words: z.number(), wordErrors: z.number() })),
});
export type TranscriptCheck = z.infer<typeof TranscriptCheck>;
