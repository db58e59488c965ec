import { expect, it } from 'vitest';
import type { Transcriber } from '#adapters/transcriber/contract.ts';
import { transcribeEpisode } from './transcribe-episode.ts';

const turns = [
  { id: 't1', text: 'Welcome to 9 Heron Landing Road.', spokenText: 'Welcome to nine Heron Landing Road.' },
  {
    id: 't2',
    text: 'The price is $614,000.',
    spokenText: 'The price is six hundred fourteen thousand dollars.',
  },
];
const times = turns.map(({ id, text }, at) => ({
  id,
  speaker: 'nora' as const,
  text,
  startSeconds: at * 4 + 1,
  endSeconds: at * 4 + 4,
  words: [],
}));
const sound = new Float32Array(16_000 * 10);
const { signal } = new AbortController();

/** Returns the given texts, one per call, and records how many seconds it was given. */
function transcriberOf(...texts: string[]): { transcriber: Transcriber; seconds: number[] } {
  const seconds: number[] = [];
  const transcribe: Transcriber['transcribe'] = async (samples) => {
    seconds.push(samples.length / 16_000);
    return [{ text: texts.shift() ?? '', startSeconds: 0, endSeconds: 1 }];
  };
  return { transcriber: { name: 'scripted', isReady: () => true, transcribe }, seconds };
}

it('listens only to the talk, without the music around it', async () => {
  const { transcriber, seconds } = transcriberOf(
    'Welcome to nine heron landing road. The price is six hundred fourteen thousand dollars.',
  );
  const { check } = await transcribeEpisode(transcriber, { turns, times, sound, signal });
  expect(check).toMatchObject({ wordErrors: 0, wrongNumbers: [], wrongStreets: [] });
  expect(seconds).toEqual([7.5]);
});

it('clears a street that is right when its turn is transcribed by itself', async () => {
  const { transcriber, seconds } = transcriberOf(
    'Welcome to nine barren landing road. The price is six hundred fourteen thousand dollars.',
    'Welcome to nine heron landing road.',
  );
  const { check } = await transcribeEpisode(transcriber, { turns, times, sound, signal });
  expect(check.wrongStreets).toEqual([]);
  expect(check.wordErrors).toBe(1);
  expect(seconds).toEqual([7.5, 3.5]);
});

it('clears a price that is right when its turn is transcribed at another speed', async () => {
  const wrong = 'The price is six hundred forty thousand dollars.';
  const { transcriber, seconds } = transcriberOf(
    `Welcome to nine heron landing road. ${wrong}`,
    wrong,
    wrong,
    'The price is six hundred fourteen thousand dollars.',
  );
  const { check } = await transcribeEpisode(transcriber, { turns, times, sound, signal });
  expect(check.wrongNumbers).toEqual([]);
  const [, alone = 0, slower = 0, faster = 0] = seconds;
  expect(slower / alone).toBeCloseTo(1.18, 2);
  expect(faster / alone).toBeCloseTo(0.88, 2);
});

it('transcribes a turn without its neighbors’ words', async () => {
  const close = [times[0], { ...times[1], startSeconds: 3.9, endSeconds: 6.9 }] as typeof times;
  const { transcriber, seconds } = transcriberOf(
    'Welcome to nine barren landing road. The price is six hundred fourteen thousand dollars.',
    'Welcome to nine heron landing road.',
  );
  await transcribeEpisode(transcriber, { turns, times: close, sound, signal });
  expect(seconds[1]).toBeCloseTo(3.25, 2);
});

it('keeps a price that is wrong every time', async () => {
  const wrong = 'The price is six hundred forty thousand dollars.';
  const { transcriber, seconds } = transcriberOf(
    `Welcome to nine heron landing road. ${wrong}`,
    wrong,
    wrong,
    wrong,
  );
  const { check } = await transcribeEpisode(transcriber, { turns, times, sound, signal });
  expect(check.wrongNumbers).toMatchObject([{ turnId: 't2' }]);
  expect(seconds).toHaveLength(4);
});

it('transcribes a turn by itself if it was skipped in context', async () => {
  const skipped = 'Welcome to nine heron landing road.';
  const { transcriber, seconds } = transcriberOf(
    skipped,
    'The price is six hundred fourteen thousand dollars.',
  );
  const { check } = await transcribeEpisode(transcriber, { turns, times, sound, signal });
  expect(check).toMatchObject({ wordErrors: 0, errorRate: 0, wrongNumbers: [], turns: [] });
  expect(seconds).toEqual([7.5, 3.5]);
});

it('still counts a turn that cannot be heard by itself either', async () => {
  const { transcriber } = transcriberOf('Welcome to nine heron landing road.');
  const { check } = await transcribeEpisode(transcriber, { turns, times, sound, signal });
  expect(check.turns).toMatchObject([{ turnId: 't2' }]);
  expect(check.errorRate).toBeGreaterThan(0.3);
});
