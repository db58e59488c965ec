import { expect, test } from 'vitest';
import type { Speech, SpokenLine } from '#adapters/speech/contract.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { readTakeFile, writeTakeFile } from './clip-file.ts';
import { readTake, recordTurns } from './record-turns.ts';

const { ctx } = await createTestContext();
const { signal } = new AbortController();

/** Says each word as 100 samples, and remembers what it was asked. */
function createCountingSpeech(failAt = Number.POSITIVE_INFINITY) {
  const said: string[] = [];
  const speech: Speech = {
    name: 'counting',
    wordsPerMinute: 165,
    prepare: async () => ({
      name: 'counting',
      isDraft: false,
      voiceKey: (speaker) => `counting:${speaker}`,
      async speak(lines, { onLine }) {
        const spoken: SpokenLine[] = [];
        for (const [index, line] of lines.entries()) {
          if (said.length === failAt) throw new Error('the power went out');
          said.push(line.text);
          const sound = {
            samples: new Float32Array(100 * line.text.split(' ').length).fill(0.5),
            sampleRate: 24_000,
          };
          await onLine?.(index, sound);
          spoken.push(sound);
        }
        return spoken;
      },
    }),
  };
  return { speech, said };
}

const turn = (id: string, speaker: 'nora' | 'miles', spokenText: string) => ({ id, speaker, spokenText });
const turns = [
  turn('a', 'nora', 'The price is four.'),
  turn('b', 'miles', 'Nice.'),
  turn('c', 'nora', 'It has a porch.'),
];

test('every turn is spoken once; a changed one alone is spoken again', async () => {
  const { speech, said } = createCountingSpeech();
  const seen: [number, number][] = [];
  const first = await recordTurns({ ...ctx, speech }, turns, { signal, onTurn: (...at) => seen.push(at) });
  expect(said).toEqual(turns.map(({ spokenText }) => spokenText));
  expect(seen).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  expect(first).toMatchObject({ voiceName: 'counting', isDraft: false });
  const changed = [turn('a', 'nora', 'The price is five.'), ...turns.slice(1)];
  const second = await recordTurns({ ...ctx, speech }, changed, { signal });
  expect(said.slice(3)).toEqual(['The price is five.']);
  expect(second.takes.slice(1)).toEqual(first.takes.slice(1));
  const take = await readTake(ctx, second.takes[0]?.key as string);
  expect(take.samples.length).toBe(400);
  await expect(readTake(ctx, 'takes/none.wav')).rejects.toThrow('is not there');
});

test('the same words of two hosts are two takes, said twice by one host are one', async () => {
  const { speech, said } = createCountingSpeech();
  const same = [turn('d', 'nora', 'Right.'), turn('e', 'miles', 'Right.'), turn('f', 'nora', 'Right.')];
  const { takes } = await recordTurns({ ...ctx, speech }, same, { signal });
  expect(said).toHaveLength(2);
  expect(takes[0]?.key).toBe(takes[2]?.key);
  expect(takes[0]?.key).not.toBe(takes[1]?.key);
});

test('what was spoken before a failure is kept', async () => {
  const lines = ['one', 'two', 'three'].map((word) => turn(word, 'miles', `Part ${word}.`));
  const failing = createCountingSpeech(2);
  await expect(recordTurns({ ...ctx, speech: failing.speech }, lines, { signal })).rejects.toThrow('power');
  const { speech, said } = createCountingSpeech();
  await recordTurns({ ...ctx, speech }, lines, { signal });
  expect(said).toEqual(['Part three.']);
});

test('a take is a WAV file that keeps its word times', () => {
  const line = {
    samples: Float32Array.of(0, 0.5, -1, 1, 2),
    sampleRate: 24_000,
    words: [{ word: 'é', startSeconds: 0.1, endSeconds: 0.2 }],
  };
  const bytes = writeTakeFile(line);
  expect(Buffer.from(bytes.subarray(0, 12)).toString('latin1')).toMatch(/^RIFF....WAVE$/s);
  const read = readTakeFile(bytes);
  expect(read.words).toEqual(line.words);
  expect([...read.samples].map((value) => Math.round(value * 100) / 100)).toEqual([0, 0.5, -1, 1, 1]);
  expect(readTakeFile(writeTakeFile({ samples: line.samples, sampleRate: 8000 }))).not.toHaveProperty(
    'words',
  );
  expect(() => readTakeFile(bytes.subarray(0, 50))).toThrow('ends too early');
  expect(() => readTakeFile(Buffer.alloc(100))).toThrow('not a take');
});
