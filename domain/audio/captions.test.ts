import { expect, test } from 'vitest';
import { makeCaptionCues, writeSrt, writeVtt } from './captions.ts';
import { alignWordTimes } from './recording/align-word-times.ts';
import { estimateWordTimes } from './recording/estimate-word-times.ts';
import type { TimedTurn } from './schema.ts';

/** A turn in which every word takes 0.4 s. */
function turn(id: string, speaker: TimedTurn['speaker'], text: string, startSeconds: number): TimedTurn {
  const words = text.split(' ').map((word, index) => ({
    word,
    startSeconds: startSeconds + index * 0.4,
    endSeconds: startSeconds + (index + 1) * 0.4,
  }));
  return { id, speaker, text, words, startSeconds, endSeconds: startSeconds + words.length * 0.4 };
}

test('cues are short enough to read, follow each other and include every word', () => {
  const long =
    'The kitchen opens to a screened porch, which looks over the garden and the creek, and the whole back of the house gets the evening sun. Nice.';
  const turns = [
    turn('a', 'nora', long, 3),
    turn('b', 'miles', 'Yes.', 15),
    turn('c', 'nora', 'And it keeps going.', 15.5),
  ];
  const cues = makeCaptionCues(turns);
  expect(cues.map((cue) => cue.lines.join(' ')).join(' ')).toBe(turns.map(({ text }) => text).join(' '));
  for (const [index, cue] of cues.entries()) {
    expect(cue.lines.length).toBeLessThanOrEqual(2);
    for (const line of cue.lines) expect(line.length).toBeLessThanOrEqual(46);
    expect(cue.endSeconds).toBeGreaterThan(cue.startSeconds);
    expect(cue.endSeconds - cue.startSeconds).toBeLessThanOrEqual(6.6);
    expect(cues[index + 1]?.startSeconds ?? 99).toBeGreaterThanOrEqual(cue.endSeconds);
  }
});

test('captions name the speaker and cannot contain markup', () => {
  const cues = makeCaptionCues([
    turn('a', 'nora', 'Beds <3> & baths.', 0),
    turn('b', 'miles', 'Good.', 61.2345),
  ]);
  expect(writeVtt(cues)).toBe(
    'WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.600\n<v Nora>Beds &lt;3&gt; &amp; baths.</v>\n\n2\n00:01:01.235 --> 00:01:02.235\n<v Miles>Good.</v>\n',
  );
  expect(writeSrt(cues)).toContain('2\n00:01:01,235 --> 00:01:02,235\nMiles: Good.');
});

test('written words get the time of the words spoken for them', () => {
  const spoken = 'listed at four hundred eighty-nine thousand dollars today'
    .split(' ')
    .map((word, index) => ({
      word,
      startSeconds: index,
      endSeconds: index + 0.9,
    }));
  const timed = alignWordTimes('Listed at $489,000 today.', spoken, { startSeconds: 0, endSeconds: 8 });
  expect(timed).toEqual([
    { word: 'Listed', startSeconds: 0, endSeconds: 0.9 },
    { word: 'at', startSeconds: 1, endSeconds: 1.9 },
    { word: '$489,000', startSeconds: 2, endSeconds: 6.9 },
    { word: 'today.', startSeconds: 7, endSeconds: 7.9 },
  ]);
});

test('words with nothing in common share the whole time', () => {
  const timed = alignWordTimes('3.5 ba', [{ word: 'three', startSeconds: 1, endSeconds: 2 }], {
    startSeconds: 0,
    endSeconds: 3,
  });
  expect(timed.map(({ word }) => word)).toEqual(['3.5', 'ba']);
  expect(timed[0]?.startSeconds).toBe(1);
  expect(timed[1]?.endSeconds).toBe(2);
});

test('estimated words are within the audible part and leave out pauses', () => {
  const rate = 16_000;
  const samples = new Float32Array(rate * 3);
  for (let index = 0; index < rate; index++) samples[index] = 0.3 * Math.sin(index / 9);
  for (let index = rate * 2; index < rate * 3; index++) samples[index] = 0.3 * Math.sin(index / 9);
  const words = estimateWordTimes('one two six ten', { samples, sampleRate: rate });
  expect(words.map(({ word }) => word)).toEqual(['one', 'two', 'six', 'ten']);
  expect(words[1]?.endSeconds).toBeCloseTo(1, 1);
  expect(words[2]?.startSeconds).toBeCloseTo(2, 1);
  expect(words[3]?.endSeconds).toBeCloseTo(3, 1);
});
