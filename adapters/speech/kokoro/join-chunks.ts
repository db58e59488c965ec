import type { WordTiming } from '../contract.ts';
import { kokoroRate, samplesPerFrame } from './time-words.ts';

export type SpokenChunk = { samples: Float32Array; words: WordTiming[]; frames: number[] };

/** What stays of the silence that the voice leaves before and after each chunk, where two chunks meet. */
const framesBefore = 2;
const framesAfter = 6;

/** The chunks of one line as one sound, with the pause of a full stop between them. */
export function joinChunks(chunks: SpokenChunk[]): { samples: Float32Array; words: WordTiming[] } {
  const parts: Float32Array[] = [];
  const words: WordTiming[] = [];
  let length = 0;
  chunks.forEach((chunk, index) => {
    const cutBefore = index === 0 ? 0 : Math.max(0, (chunk.frames[0] ?? 0) - framesBefore);
    const cutAfter = index === chunks.length - 1 ? 0 : Math.max(0, (chunk.frames.at(-1) ?? 0) - framesAfter);
    const part = chunk.samples.subarray(
      cutBefore * samplesPerFrame,
      Math.max(0, chunk.samples.length - cutAfter * samplesPerFrame),
    );
    const shift = (length - cutBefore * samplesPerFrame) / kokoroRate;
    for (const { word, startSeconds, endSeconds } of chunk.words)
      words.push({ word, startSeconds: startSeconds + shift, endSeconds: endSeconds + shift });
    parts.push(part);
    length += part.length;
  });
  const samples = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return { samples, words };
}
