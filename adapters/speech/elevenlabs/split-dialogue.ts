import type { SpokenLine, WordTiming } from '../contract.ts';
import type { DialogueAnswer } from './dialogue-answer.ts';

const minSeconds = 0.15;

/** Cuts the sound of a dialogue into its lines; undefined for a line that has no stretch of its own. */
export function splitDialogue(
  answer: DialogueAnswer,
  samples: Float32Array,
  sampleRate: number,
  lineCount: number,
): (SpokenLine | undefined)[] {
  return Array.from({ length: lineCount }, (_, index) => {
    const own = answer.voice_segments.filter((segment) => segment.dialogue_input_index === index);
    const start = Math.min(...own.map((segment) => segment.start_time_seconds));
    const end = Math.max(...own.map((segment) => segment.end_time_seconds));
    // Interrupted lines come back with no length.
    if (own.length === 0 || end - start < minSeconds) return undefined;
    const sound = samples.slice(Math.round(start * sampleRate), Math.round(end * sampleRate));
    const words = own.flatMap((segment) =>
      readWords(answer.alignment, segment.character_start_index, segment.character_end_index, start),
    );
    return { samples: sound, sampleRate, ...(words.length > 0 ? { words } : {}) };
  });
}

function readWords(
  alignment: DialogueAnswer['alignment'],
  from: number,
  to: number,
  shiftSeconds: number,
): WordTiming[] {
  const words: WordTiming[] = [];
  let isOpen = false;
  for (let index = from; index < Math.min(to, alignment?.characters.length ?? 0); index++) {
    const letter = alignment?.characters[index] ?? '';
    if (letter.trim() === '') {
      isOpen = false;
      continue;
    }
    const startSeconds = (alignment?.character_start_times_seconds[index] ?? 0) - shiftSeconds;
    const endSeconds = (alignment?.character_end_times_seconds[index] ?? 0) - shiftSeconds;
    const last = words.at(-1);
    if (isOpen && last) {
      last.word += letter;
      last.endSeconds = endSeconds;
    } else words.push({ word: letter, startSeconds, endSeconds });
    isOpen = true;
  }
  return words;
}
