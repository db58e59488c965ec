import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createMp3Codec } from '#adapters/audio-codec/mp3.ts';
import { findFfmpeg } from '#adapters/ffmpeg/find-ffmpeg.ts';
import { type CutTask, masterCut } from '#domain/audio/create-studio.ts';
import { placeTurns } from '#domain/audio/mixing/place-turns.ts';
import { prepareVoices } from '#domain/audio/mixing/prepare-voice.ts';
import { renderStudioSounds } from '#domain/audio/mixing/studio-sounds.ts';
import type { RecordedTurn, Recording } from '#domain/audio/studio.ts';
import { masterAside } from './master-aside.ts';

const rate = 24_000;
const ffmpeg = await findFfmpeg(undefined, ['libmp3lame']);
const text = 'A porch that looks over the creek.';
const swell = (index: number) => 0.2 * Math.sin(index / 20) * Math.sin((Math.PI * index) / rate) ** 2;
const porch: RecordedTurn = {
  id: 'porch',
  speaker: 'nora',
  chapter: 'home',
  text,
  spokenText: text,
  branded: false,
  sound: { samples: Float32Array.from({ length: rate * 2 }, (_, index) => swell(index)), sampleRate: rate },
};

function taskOf(turns: RecordedTurn[]): CutTask {
  const tags = { title: 'A porch', artist: 'Hearthcast', album: 'Homes', comment: '', year: 2026 };
  const recording: Recording = { turns, tags };
  return { recording, cut: 'unbranded', voices: prepareVoices(placeTurns(turns).turns) };
}

const unknown = { sounds: undefined, ffmpeg };

test('another thread makes the same file, and the same captions', async () => {
  const { signal } = new AbortController();
  const task = taskOf([porch]);
  const aside = masterAside(Promise.resolve(task), { ...unknown, signal });
  const sounds = await aside.sounds;
  const here = await masterCut(createMp3Codec({ ffmpeg }), task, { sounds, signal });
  const again = masterAside(Promise.resolve(task), { signal, ffmpeg, sounds });
  for (const there of [await aside.made, await again.made]) {
    expect(Buffer.from(there.mp3).equals(here.mp3)).toBe(true);
    expect({ ...there, mp3: null }).toEqual({ ...here, mp3: null });
  }
});

test('another thread returns the sounds it has rendered, and reuses known ones', async () => {
  const { signal } = new AbortController();
  const aside = masterAside(Promise.resolve(taskOf([porch])), { ...unknown, signal });
  const sounds = await aside.sounds;
  expect(sounds.room.left.subarray(0, 1000)).toEqual(renderStudioSounds().room.left.subarray(0, 1000));
  await aside.made;
  const again = masterAside(Promise.resolve(taskOf([porch])), { signal, ffmpeg, sounds });
  expect(await again.sounds).toBe(sounds);
  await again.made;
});

test('an error on the other thread is thrown here, and so is one during preparation', async () => {
  const { signal } = new AbortController();
  const nothing = masterAside(Promise.resolve(taskOf([])), { ...unknown, signal });
  await expect(nothing.made).rejects.toThrow('without a sound');
  const unprepared = masterAside(Promise.reject(new Error('no voices')), { ...unknown, signal });
  await expect(unprepared.made).rejects.toThrow('no voices');
});

test('a thread that is canceled while encoding leaves no file behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-aside-'));
  vi.stubEnv('TMPDIR', folder);
  try {
    const stopping = new AbortController();
    const long = Array.from({ length: 120 }, (_, at) => ({ ...porch, id: `porch-${at}` }));
    const made = masterAside(Promise.resolve(taskOf(long)), { ...unknown, signal: stopping.signal });
    const refused = expect(made.made).rejects.toThrow('aborted');
    await vi.waitUntil(() => readdirSync(folder).length > 0, { timeout: 50_000, interval: 5 });
    stopping.abort();
    await refused;
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a canceled thread is not waited for', async () => {
  for (const sounds of [undefined, renderStudioSounds()]) {
    const stopping = new AbortController();
    const endless = masterAside(new Promise(() => {}), { signal: stopping.signal, ffmpeg, sounds });
    stopping.abort();
    await expect(endless.made).rejects.toThrow('aborted');
  }
});
