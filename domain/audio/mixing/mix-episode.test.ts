import { beforeAll, expect, test } from 'vitest';
import { createMp3Codec } from '#adapters/audio-codec/mp3.ts';
import type { ChapterName, Speaker } from '../../script/schema.ts';
import { createStudio } from '../create-studio.ts';
import { measureLoudness } from '../signal/loudness.ts';
import { sampleRate } from '../signal/sample-rate.ts';
import { measureLongestSilence } from '../signal/silence.ts';
import type { MasteredCut, RecordedTurn } from '../studio.ts';
import { addBed, renderBed } from './bed.ts';
import { introSeconds, outroSeconds } from './motif.ts';
import { addRoomTone, renderRoomTone } from './room-tone.ts';

const rate = 24_000;
const { signal } = new AbortController();

/** A buzz with digital silence around it, as the voices leave it. */
function turn(id: string, speaker: Speaker, chapter: ChapterName, text: string): RecordedTurn {
  const seconds = text.split(' ').length / 2.8;
  const samples = new Float32Array(Math.round(rate * (seconds + 1)));
  for (let index = 0; index < rate * seconds; index++) {
    const swell = 0.4 + 0.6 * Math.sin((Math.PI * 4 * index) / rate) ** 2;
    samples[rate / 2 + index] =
      0.2 * swell * Math.sin((2 * Math.PI * (speaker === 'nora' ? 210 : 120) * index) / rate);
  }
  return {
    id,
    speaker,
    chapter,
    text,
    spokenText: text,
    branded: false,
    sound: { samples, sampleRate: rate },
  };
}

const long = 'Here is a kitchen that opens to a porch over the whole garden.';
const turns = [
  turn('1', 'nora', 'welcome', long),
  turn('2', 'miles', 'welcome', 'Oh, that is good.'),
  turn('3', 'nora', 'welcome', long),
  turn('4', 'miles', 'home', long),
  turn('5', 'nora', 'home', long),
  turn('5a', 'miles', 'home', long),
  turn('5b', 'nora', 'home', long),
  turn('5c', 'miles', 'home', long),
  turn('6', 'miles', 'visit', long),
  turn('7', 'nora', 'visit', 'Right you are.'),
  turn('8', 'miles', 'visit', long),
];
let made: MasteredCut;
let left: Float32Array;

beforeAll(async () => {
  const codec = createMp3Codec();
  const tags = { title: 'Home', artist: 'Hearthcast', album: 'Homes', comment: '', year: 2026 };
  made = await createStudio({ codec }).master({ turns, tags }, 'branded', { signal });
  left = (await codec.decodeMp3(made.mp3)).sound.left;
});

function level(from: number, to: number): number {
  const part = left.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate));
  return 10 * Math.log10(part.reduce((sum, value) => sum + value * value, 0) / part.length);
}
const silent = (seconds: number) => ({
  left: new Float32Array(seconds * sampleRate),
  right: new Float32Array(seconds * sampleRate),
});
const placed = (id: string) => made.turns.find((each) => each.id === id) as MasteredCut['turns'][number];

test('a short reaction overlaps the turn before by 80 to 150 ms, and both can be heard', () => {
  for (const [before, reaction] of [
    [placed('1'), placed('2')],
    [placed('6'), placed('7')],
  ] as const) {
    const overlap = before.endSeconds - reaction.startSeconds;
    expect(overlap).toBeGreaterThanOrEqual(0.08);
    expect(overlap).toBeLessThanOrEqual(0.15);
    expect(level(reaction.startSeconds, reaction.endSeconds)).toBeGreaterThan(-30);
  }
});

test('captions and chapters stay in order when turns overlap', () => {
  const stamps = [...made.vtt.matchAll(/(\S+) --> (\S+)\n<v (\w+)>/g)].map(([, start = '', end = '']) => ({
    start,
    end,
  }));
  expect(stamps.length).toBeGreaterThanOrEqual(turns.length);
  for (const [index, { start, end }] of stamps.entries()) {
    expect(end > start).toBe(true);
    expect((stamps[index + 1]?.start ?? '99') >= end).toBe(true);
  }
  expect(made.chapters).toHaveLength(3);
  for (const [index, { endSeconds }] of made.chapters.entries())
    expect(made.chapters[index + 1]?.startSeconds ?? endSeconds).toBe(endSeconds);
  const inChapters = made.transcript.match(/^(?:Nora|Miles): /gm);
  expect(inChapters).toHaveLength(turns.length);
});

test('between turns there is a quiet room and never digital black', () => {
  // In the middle of the episode, where no music plays.
  const from = introSeconds + 13;
  const to = placed('8').endSeconds - 14;
  const pauses = made.turns.slice(1).flatMap(({ startSeconds }, at) => {
    const end = made.turns[at]?.endSeconds ?? 0;
    return end > from && startSeconds < to ? [level(end + 0.12, startSeconds - 0.08)] : [];
  });
  expect(pauses.length).toBeGreaterThan(0);
  for (const pause of pauses) {
    expect(pause).toBeGreaterThan(-68);
    expect(pause).toBeLessThan(-55);
  }
  let quietest = 0;
  for (let at = 0.7; at < made.measures.durationSeconds - 0.7; at += 0.01)
    quietest = Math.min(quietest, level(at, at + 0.01));
  expect(quietest).toBeGreaterThan(-80);
});

test('the room tone does not hide a hole from the silence gate', () => {
  const quiet = silent(4);
  addRoomTone(quiet, renderRoomTone(), 10 ** (-63 / 20));
  expect(measureLongestSilence([quiet.left, quiet.right], sampleRate)).toBeCloseTo(4, 1);
});

test('the room tone loops without a seam and keeps its level', () => {
  const room = silent(65);
  addRoomTone(room, renderRoomTone(), 1);
  const { left: ear } = room;
  const inside = ear.subarray(sampleRate, 64 * sampleRate);
  const power = inside.reduce((sum, value) => sum + value * value, 0) / inside.length;
  expect(Math.sqrt(power)).toBeCloseTo(1, 1);
  let largestStep = 0;
  for (let index = 1; index < inside.length; index++)
    largestStep = Math.max(largestStep, Math.abs((inside[index] as number) - (inside[index - 1] as number)));
  for (let seam = 20 * sampleRate; seam < ear.length; seam += 20 * sampleRate)
    expect(Math.abs((ear[seam] as number) - (ear[seam - 1] as number))).toBeLessThan(largestStep);
});

test('the bed plays before the first word and after the last, at least 20 dB below the hosts', () => {
  const speechEndSeconds = 60;
  const bed = silent(speechEndSeconds + outroSeconds);
  addBed(bed, renderBed(), { speechStartSeconds: introSeconds, speechEndSeconds });
  const part = (channel: Float32Array, from: number, to: number) =>
    channel.subarray(from * sampleRate, to * sampleRate);
  const loudness = (from: number, to: number) =>
    measureLoudness([part(bed.left, from, to), part(bed.right, from, to)], sampleRate);
  expect(loudness(introSeconds + 13, speechEndSeconds - 14)).toBe(Number.NEGATIVE_INFINITY);
  // The hosts are mixed at -20.
  for (const below of [loudness(introSeconds, introSeconds + 6), loudness(52, speechEndSeconds)]) {
    expect(below).toBeLessThan(-40);
    expect(below).toBeGreaterThan(-52);
  }
  for (const free of [loudness(1.8, 2.9), loudness(speechEndSeconds + 0.7, speechEndSeconds + 3)])
    expect(free).toBeGreaterThan(-40);
});

test('the loudness limits hold with bed, room tone and overlaps', () => {
  expect(Math.abs(made.measures.loudnessLufs + 16)).toBeLessThanOrEqual(0.3);
  expect(made.measures.truePeakDb).toBeLessThanOrEqual(-1);
  expect(made.measures.longestSilenceSeconds).toBeLessThan(1);
});
