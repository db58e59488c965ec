import { join } from 'node:path';
import { openProcess } from '../processes/open-process.ts';
import { collectLines } from './collect-lines.ts';
import { type Line, type Speech, type Voices, withoutPronunciation } from './contract.ts';
import type { FliteEvent, FliteTask } from './flite/process.ts';
import { voiceOf } from './voice-of.ts';

const voices = ['slt', 'rms'] as const;
/** A little slower than flite by itself, so that most lines are within the pace at once. */
const stretch = 1.05;
const speedRange = [0.65, 1.4] as const;
const silenceMs = 60_000;

/** A small robot voice that needs nothing and is quick: for tests, and for drafts when no other voice can be had. */
export function createFlite({ root, niceness }: { root: string; niceness?: number }): Speech {
  const process = openProcess({
    name: 'flite',
    script: join(root, 'adapters/speech/flite/process.ts'),
    niceness,
  });
  const task = (lines: Line[]): FliteTask => ({
    lines: lines.map(({ speaker, text, speed = 1 }) => ({
      text: toAscii(text),
      voice: voiceOf(voices, speaker),
      stretch: stretch / speed,
    })),
  });
  const ready: Voices = {
    name: 'flite',
    isDraft: true,
    speedRange,
    voiceKey: (speaker) => `flite/1:${voiceOf(voices, speaker)}:${stretch}`,
    async speak(lines, { signal, onLine }) {
      const kept = collectLines(lines, onLine);
      await process.call('speak', task(lines), {
        signal,
        silenceMs,
        onEvent: (event) => kept.add(event as FliteEvent),
      });
      return kept.all();
    },
  };
  return { name: 'flite', wordsPerMinute: 160, prepare: async () => ready };
}

/** It knows no other letters; dashes become the pause that they stand for. */
function toAscii(text: string): string {
  return withoutPronunciation(text)
    .normalize('NFKD')
    .replace(/[‘’]/g, "'")
    .replace(/\s*[–—]\s*/g, ', ')
    .replace(/[^ -~\n]/g, '');
}
