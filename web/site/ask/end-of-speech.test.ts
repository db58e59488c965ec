import { expect, test } from 'vitest';
import { createEndOfSpeech } from './end-of-speech.ts';

/** Levels with how many milliseconds each lasts; returns how long the recording ran. */
function run(parts: [level: number, ms: number][]) {
  const end = createEndOfSpeech();
  let ms = 0;
  for (const [level, length] of parts)
    for (let at = 0; at < length; at += end.stepMs) {
      ms += end.stepMs;
      if (end.hear(level)) return { ms, hasSpeech: end.hasSpeech() };
    }
  return { ms, hasSpeech: end.hasSpeech(), isOpen: true };
}

test('a question ends a little after its last word', () => {
  expect(
    run([
      [0.002, 800],
      [0.1, 2000],
      [0.002, 5000],
    ]),
  ).toEqual({ ms: 4000, hasSpeech: true });
});

test('a pause inside it does not end it', () => {
  expect(
    run([
      [0.002, 300],
      [0.1, 900],
      [0.002, 1000],
      [0.08, 900],
      [0.002, 500],
    ]),
  ).toMatchObject({ isOpen: true });
});

test('in a noisy room, the noise isn’t speech', () => {
  expect(
    run([
      [0.02, 800],
      [0.2, 1000],
      [0.02, 5000],
    ]),
  ).toEqual({ ms: 3000, hasSpeech: true });
});

test('silence ends it, and so does the longest question', () => {
  expect(run([[0.001, 20_000]])).toEqual({ ms: 6000, hasSpeech: false });
  expect(
    run([
      [0.001, 100],
      [0.1, 20_000],
    ]),
  ).toEqual({ ms: 15_000, hasSpeech: true });
});
