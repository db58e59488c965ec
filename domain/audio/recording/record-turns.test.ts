import { expect, test } from 'vitest';
import type { Speech, SpokenLine, Voices } from '#adapters/speech/contract.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { paceLimits } from '../rules.ts';
import { readClipFile, writeClipFile } from './clip-file.ts';
import { measurePace } from './pace.ts';
import { readClip, recordTurns } from './record-turns.ts';

type Tried = { failAt?: number; times?: number; voices?: Partial<Voices> };

const { ctx } = await createTestContext();
const { signal } = new AbortController();

/** 168 words a minute. */
const wordSamples = Math.round((24_000 * 60) / 168);

/** Takes equally long for each word, and remembers what it was asked to say. */
function createCountingSpeech({ failAt = Number.POSITIVE_INFINITY, times = 1, voices = {} }: Tried = {}) {
  const said: string[] = [];
  const speeds: number[] = [];
  const speech: Speech = {
    name: 'counting',
    wordsPerMinute: 165,
    prepare: async () => ({
      name: 'counting',
      isDraft: false,
      voiceKey: (speaker) => `counting:${speaker}`,
      ...voices,
      async speak(lines, { onLine }) {
        const spoken: SpokenLine[] = [];
        for (const [index, line] of lines.entries()) {
          if (said.length === failAt) throw new Error('the power went out');
          said.push(line.text);
          speeds.push(line.speed ?? 1);
          const sound = {
            samples: new Float32Array(
              Math.round((wordSamples * line.text.split(' ').length) / times / (line.speed ?? 1)),
            ).fill(0.5),
            sampleRate: 24_000,
          };
          await onLine?.(index, sound);
          spoken.push(sound);
        }
        return spoken;
      },
    }),
  };
  return { speech, said, speeds };
}

const turn = (id: string, speaker: 'nora' | 'miles', spokenText: string) => ({ id, speaker, spokenText });
const turns = [
  turn('a', 'nora', 'The price is four.'),
  turn('b', 'miles', 'Nice.'),
  turn('c', 'nora', 'It has a porch.'),
];

test('every turn is spoken once; only a changed one is spoken again', async () => {
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
  expect(second.clips.slice(1)).toEqual(first.clips.slice(1));
  const clip = await readClip(ctx, second.clips[0]?.key as string);
  expect(clip.samples.length).toBe(4 * wordSamples);
  await expect(readClip(ctx, 'takes/none.wav')).rejects.toThrow('is not there');
});

test('the same words by two hosts are two clips, but repeated by one host they are one', async () => {
  const { speech, said } = createCountingSpeech();
  const same = [turn('d', 'nora', 'Right.'), turn('e', 'miles', 'Right.'), turn('f', 'nora', 'Right.')];
  const { clips } = await recordTurns({ ...ctx, speech }, same, { signal });
  expect(said).toHaveLength(2);
  expect(clips[0]?.key).toBe(clips[2]?.key);
  expect(clips[0]?.key).not.toBe(clips[1]?.key);
});

test('clips spoken before a failure are kept', async () => {
  const lines = ['one', 'two', 'three'].map((word) => turn(word, 'miles', `Part ${word}.`));
  const failing = createCountingSpeech({ failAt: 2 });
  await expect(recordTurns({ ...ctx, speech: failing.speech }, lines, { signal })).rejects.toThrow('power');
  const { speech, said } = createCountingSpeech();
  await recordTurns({ ...ctx, speech }, lines, { signal });
  expect(said).toEqual(['Part three.']);
});

const sentence = turn('s', 'nora', 'We should let people get on with their day.');
const paceOfClip = async (key = '') => measurePace(sentence.spokenText, await readClip(ctx, key)) ?? 0;

test('a turn that is spoken too fast is spoken again at another speed, once', async () => {
  const { speech, said, speeds } = createCountingSpeech({
    times: 1.6,
    voices: { voiceKey: () => 'hasty', speedRange: [0.5, 1.5] },
  });
  const { clips } = await recordTurns({ ...ctx, speech }, [sentence], { signal });
  expect(speeds).toEqual([1, 0.67]);
  expect(await paceOfClip(clips[0]?.key)).toBeCloseTo(180, 0);
  expect(await recordTurns({ ...ctx, speech }, [sentence], { signal })).toMatchObject({ clips });
  expect(said).toHaveLength(2);
});

test('a voice with a known pace is asked for the right speed right away', async () => {
  const { speech, speeds } = createCountingSpeech({
    times: 1.6,
    voices: {
      voiceKey: () => 'knowing',
      speedRange: [0.5, 1.5],
      estimateSeconds: ({ text }) => (text.split(' ').length * 60) / (168 * 1.6),
    },
  });
  await recordTurns({ ...ctx, speech }, [sentence], { signal });
  expect(speeds).toEqual([0.67]);
});

test.each([
  ['fast', 1.15],
  ['slow', 0.88],
])(
  'a turn that is a little too %s is bent, and so is one whose voice has one speed only',
  async (name, times) => {
    const ranged = createCountingSpeech({
      times,
      voices: { voiceKey: () => `bent ${name}`, speedRange: [0.5, 1.5] },
    });
    const single = createCountingSpeech({ times, voices: { voiceKey: () => `single ${name}` } });
    for (const { speech, said } of [ranged, single]) {
      const { clips } = await recordTurns({ ...ctx, speech }, [sentence], { signal });
      const pace = await paceOfClip(clips[0]?.key);
      expect(pace).toBeGreaterThanOrEqual(paceLimits.min);
      expect(pace).toBeLessThanOrEqual(paceLimits.max);
      expect(said).toHaveLength(1);
      expect(await recordTurns({ ...ctx, speech }, [sentence], { signal })).toMatchObject({ clips });
      expect(said).toHaveLength(1);
    }
  },
);

test('a second take that fails loses only itself', async () => {
  const voices = { voiceKey: () => 'failing again', speedRange: [0.5, 1.5] as const };
  const failing = createCountingSpeech({ times: 1.6, voices, failAt: 1 });
  await expect(recordTurns({ ...ctx, speech: failing.speech }, [sentence], { signal })).rejects.toThrow(
    'power',
  );
  const { speech, speeds } = createCountingSpeech({ times: 1.6, voices });
  await recordTurns({ ...ctx, speech }, [sentence], { signal });
  expect(speeds).toEqual([0.67]);
});

test('a clip is a WAV file that keeps its word times', () => {
  const line = {
    samples: Float32Array.of(0, 0.5, -1, 1, 2),
    sampleRate: 24_000,
    words: [{ word: 'é', startSeconds: 0.1, endSeconds: 0.2 }],
  };
  const bytes = writeClipFile(line);
  expect(Buffer.from(bytes.subarray(0, 12)).toString('latin1')).toMatch(/^RIFF....WAVE$/s);
  const read = readClipFile(bytes);
  expect(read.words).toEqual(line.words);
  expect([...read.samples].map((value) => Math.round(value * 100) / 100)).toEqual([0, 0.5, -1, 1, 1]);
  expect(readClipFile(writeClipFile({ samples: line.samples, sampleRate: 8000 }))).not.toHaveProperty(
    'words',
  );
  expect(() => readClipFile(bytes.subarray(0, 50))).toThrow('ends too early');
  expect(() => readClipFile(Buffer.alloc(100))).toThrow('not a clip');
});
