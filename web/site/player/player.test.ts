import { expect, test } from 'vitest';
import { formatTime, speakTime } from './format-time.ts';
import { resamplePeaks, waveformPath } from './waveform-path.ts';

test('times as text and as spoken', () => {
  expect([0, 9.9, 83, 600].map(formatTime)).toEqual(['0:00', '0:09', '1:23', '10:00']);
  expect([0, 1, 60, 83].map(speakTime)).toEqual(['0 seconds', '1 second', '1 minute', '1 minute 23 seconds']);
});

test('peaks become one level per bar, spread from the quietest to the loudest', () => {
  expect(resamplePeaks([0.1, 0.3, 0.6, 1], 2)).toEqual([8, 100]);
  expect(resamplePeaks([0.5, 0.25], 4)).toEqual([100, 100, 8, 8]);
  expect(resamplePeaks([])).toEqual([]);
  expect(resamplePeaks([0, 0], 2)).toEqual([8, 8]);
});

test('a level becomes a line around the middle', () => {
  expect(waveformPath([0, 100])).toBe('M1 31.0V33.0M4 1.0V63.0');
});
