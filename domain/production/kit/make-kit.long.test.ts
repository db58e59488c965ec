import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findSamplePage } from '#adapters/listing-source/sample-pages/sample-pages.ts';
import type { Speech } from '#adapters/speech/contract.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { keepClips } from '../../audio/recording/keep-clips.ts';
import type { Context } from '../../context.ts';
import type { Script } from '../../script/schema.ts';
import { type KitProgress, makeKit } from './make-kit.ts';

const first = await createTestContext();
const second = await createTestContext();
const third = await createTestContext();
const html = findSamplePage('/samples/thistledown-lane') ?? '';

/** Fast voices on a machine so busy that every call ends after a few lines; no line may be said twice. */
function createBusySpeech(linesPerCall: number) {
  const said: string[] = [];
  const speech: Speech = {
    ...quickStudio.speech,
    prepare: async () => {
      const voices = await quickStudio.speech.prepare();
      return {
        ...voices,
        async speak(lines, options) {
          const done = lines.slice(0, linesPerCall);
          said.push(...done.map(({ speaker, text }) => `${speaker}: ${text}`));
          const spoken = await voices.speak(done, options);
          if (done.length < lines.length)
            throw new Unavailable('record-episode', 'no progress for 600 seconds');
          return spoken;
        },
      };
    },
  };
  return { speech, said };
}

let orders = 0;

function make(
  ctx: Context,
  speech: Speech,
  onProgress: (progress: KitProgress) => void,
  signal?: AbortSignal,
) {
  orders += 1;
  return makeKit(
    { ...ctx, ...quickStudio, speech },
    {
      listingUrl: 'https://saved.example/',
      saved: { file: gzipSync(html), url: null },
      pageUrl: `https://page.example/${orders}`,
      onProgress,
      signal,
    },
  );
}

test('under load it continues from the last clip as long as there is progress', async () => {
  const busy = createBusySpeech(9);
  const again: KitProgress[] = [];
  const { files } = await make(first.ctx, busy.speech, (progress) => {
    if (progress.kind === 'again') again.push(progress);
  });
  expect(files.map(({ name }) => name)).toContain('episode.mp3');
  expect(again.length).toBeGreaterThan(2);
  expect(new Set(busy.said).size).toBe(busy.said.length);
});

test('a second run speaks only what the first didn’t get to', async () => {
  const stopping = new AbortController();
  const ended = createBusySpeech(12);
  const stop = (progress: KitProgress) => {
    if (progress.kind === 'again') stopping.abort(new Error('stopped'));
  };
  await expect(make(second.ctx, ended.speech, stop, stopping.signal)).rejects.toThrow('stopped');
  expect(ended.said).toHaveLength(12);
  const other = createBusySpeech(1000);
  const kept = { ...third.ctx, storage: keepClips(third.ctx.storage, second.ctx.storage) };
  const { files } = await make(kept, other.speech, () => {});
  const { turns } = JSON.parse(String(files.find(({ name }) => name === 'script.json')?.body)) as Script;
  const script = new Set(turns.map(({ speaker, spokenText }) => `${speaker}: ${spokenText}`));
  expect(new Set([...ended.said, ...other.said])).toEqual(script);
  expect(ended.said.length + other.said.length).toBe(script.size);
});

test('voices that make no progress end it, instead of being asked forever', async () => {
  const none = createBusySpeech(0);
  const empty = (await createTestContext()).ctx.storage;
  const kept = { ...first.ctx, storage: keepClips(first.ctx.storage, empty) };
  await expect(make(kept, none.speech, () => {})).rejects.toThrow('no progress');
});
