import { parseBuffer } from 'music-metadata';
import { beforeAll, expect, test } from 'vitest';
import { createMp3Codec } from '#adapters/audio-codec/mp3.ts';
import type { ChapterName, Speaker } from '../script/schema.ts';
import { createStudio } from './create-studio.ts';
import { introSeconds, outroSeconds } from './mixing/motif.ts';
import { measureSound } from './signal/measure-sound.ts';
import { resample } from './signal/resample.ts';
import type { MasteredCut, RecordedTurn, Recording } from './studio.ts';

const rate = 24_000;
const { signal } = new AbortController();
const codec = createMp3Codec();
const studio = createStudio({ codec });

/** A buzz that swells with every syllable, a little like speech; half a second of silence on both sides. */
function voice(seconds: number, pitch: number, gain: number): Float32Array {
  const samples = new Float32Array(rate * (seconds + 1));
  for (let index = 0; index < rate * seconds; index++) {
    const swell = Math.sin((Math.PI * 4 * index) / rate) ** 2;
    let value = 0;
    for (let harmonic = 1; harmonic < 12; harmonic++)
      value += Math.sin((2 * Math.PI * pitch * harmonic * index) / rate) / harmonic;
    samples[rate / 2 + index] = value * swell * gain;
  }
  return samples;
}

function turn(
  id: string,
  speaker: Speaker,
  chapter: ChapterName,
  text: string,
  branded = false,
): RecordedTurn {
  const seconds = text.split(' ').length / 3;
  const samples = speaker === 'nora' ? voice(seconds, 190, 0.3) : voice(seconds, 110, 0.06);
  return { id, speaker, chapter, text, spokenText: text, branded, sound: { samples, sampleRate: rate } };
}

const recording: Recording = {
  turns: [
    turn('1', 'nora', 'welcome', 'Welcome to the home on the hill, above the creek.'),
    turn('2', 'miles', 'welcome', 'Brought to you by Ada of Keller Homes, who knows it well.', true),
    turn('3', 'nora', 'home', 'Three bedrooms, and a porch that looks west over the town.'),
    turn('4', 'miles', 'home', 'That is where I would have my coffee each morning, for sure.'),
  ],
  tags: {
    title: '14 Heron Point Road',
    artist: 'Hearthcast',
    album: 'Homes',
    comment: 'https://hearthcast.example',
    disclosure: 'The voices in this episode are AI-generated.',
    year: 2026,
  },
};
let branded: MasteredCut;
let unbranded: MasteredCut;

beforeAll(async () => {
  ({ branded, unbranded } = await studio.masterCuts(recording, { signal }));
});

test('both cuts have the right loudness and stay below the peak, measured on the file', () => {
  for (const { measures } of [branded, unbranded]) {
    expect(Math.abs(measures.loudnessLufs + 16)).toBeLessThanOrEqual(0.3);
    expect(measures.truePeakDb).toBeLessThanOrEqual(-1);
    expect(measures.longestSilenceSeconds).toBeLessThan(1);
    expect(measures.decodeErrors).toEqual([]);
  }
});

test('turns follow each other with short pauses, between the opening and the closing', () => {
  const { turns, measures, chapters } = branded;
  expect(turns.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  expect(turns[0]?.startSeconds).toBe(introSeconds);
  for (const [index, { startSeconds, endSeconds }] of turns.entries()) {
    const next = turns[index + 1];
    expect(endSeconds).toBeGreaterThan(startSeconds);
    if (next) expect(next.startSeconds - endSeconds).toBeGreaterThan(0.1);
    if (next) expect(next.startSeconds - endSeconds).toBeLessThan(0.9);
  }
  expect(measures.durationSeconds).toBeCloseTo((turns.at(-1)?.endSeconds as number) + outroSeconds, 1);
  expect(chapters.map(({ title }) => title)).toEqual(['Welcome', 'The home']);
  expect(chapters[0]?.endSeconds).toBe(chapters[1]?.startSeconds);
});

test('the unbranded cut leaves the branded turn out of the sound, the captions and the transcript', () => {
  expect(unbranded.turns.map(({ id }) => id)).toEqual(['1', '3', '4']);
  expect(unbranded.measures.durationSeconds).toBeLessThan(branded.measures.durationSeconds - 3);
  for (const text of [unbranded.vtt, unbranded.srt, unbranded.transcript]) expect(text).not.toContain('Ada');
  for (const text of [branded.vtt, branded.srt, branded.transcript]) expect(text).toContain('Ada');
});

test('the sound is exactly where the times say, and both hosts are about equally loud', async () => {
  const { sound } = await createMp3Codec().decodeMp3(branded.mp3);
  const level = (from: number, to: number) => {
    const part = sound.left.subarray(from * sound.sampleRate, to * sound.sampleRate);
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
  };
  const levels = branded.turns.map((each) => level(each.startSeconds, each.endSeconds));
  expect(Math.max(...levels) / Math.min(...levels)).toBeLessThan(2);
  for (const { startSeconds, endSeconds } of branded.turns.slice(1)) {
    expect(level(startSeconds + 0.05, startSeconds + 0.25)).toBeGreaterThan(
      3 * level(startSeconds - 0.1, startSeconds),
    );
    expect(level(endSeconds - 0.4, endSeconds - 0.1)).toBeGreaterThan(0.02);
  }
});

test('tags and chapters can be read back', async () => {
  const { common, native, format } = await parseBuffer(branded.mp3, { mimeType: 'audio/mpeg' });
  expect(common).toMatchObject({
    title: '14 Heron Point Road',
    artist: 'Hearthcast',
    album: 'Homes',
    year: 2026,
  });
  expect(format).toMatchObject({ bitrate: 128_000, numberOfChannels: 2, sampleRate: 44_100 });
  const ids = Object.values(native).flatMap((tags) => tags.map(({ id }) => id));
  expect(ids.filter((id) => id === 'CHAP')).toHaveLength(2);
  expect(ids).toContain('CTOC');
  const said = 'The voices in this episode are AI-generated.';
  expect(common.comment?.[0]?.text).toBe(`${said} https://hearthcast.example`);
  const frames = Object.values(native).flat();
  expect(frames).toContainEqual(expect.objectContaining({ id: 'TXXX:AI_DISCLOSURE', value: said }));
});

test('a finished file has its original measurements, 400 peaks, and sound for the transcriber', async () => {
  const { sound, errors } = await codec.decodeMp3(branded.mp3);
  expect(measureSound(sound, errors)).toEqual(branded.measures);
  expect(branded.peaks).toHaveLength(400);
  expect(Math.max(...branded.peaks)).toBe(1);
  const heard = await studio.hear(branded.mp3, { signal });
  const middle = sound.left.map((left, at) => (left + (sound.right[at] as number)) / 2);
  expect(heard).toEqual(resample(middle, sound.sampleRate, 16_000));
});

test('the same recording gives the same file', async () => {
  const again = await studio.master(recording, 'branded', { signal });
  expect(Buffer.from(again.mp3).equals(Buffer.from(branded.mp3))).toBe(true);
});

test('a file that isn’t an MP3 is reported with its errors; a recording without sound cannot be mastered', async () => {
  const { errors } = await codec.decodeMp3(Buffer.from('<html>'.repeat(500)));
  expect(errors).not.toEqual([]);
  const silent = {
    ...recording,
    turns: [{ ...recording.turns[0], sound: { samples: new Float32Array(rate), sampleRate: rate } }],
  };
  await expect(studio.master(silent as Recording, 'branded', { signal })).rejects.toThrow('without a sound');
});
