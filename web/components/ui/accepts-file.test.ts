import { expect, test } from 'vitest';
import { acceptsFile } from './accepts-file.ts';

const mp3 = { name: 'Tour.MP3', type: 'audio/mpeg' };

test('no rule accepts every file', () => {
  expect(acceptsFile(undefined, mp3)).toBe(true);
  expect(acceptsFile(' , ', mp3)).toBe(true);
});

test('a rule names an extension, a family of types or an exact type', () => {
  expect(acceptsFile('.mp3', mp3)).toBe(true);
  expect(acceptsFile('audio/*', mp3)).toBe(true);
  expect(acceptsFile('text/csv, audio/mpeg', mp3)).toBe(true);
});

test('a file that no rule names is refused', () => {
  expect(acceptsFile('.csv,text/csv', mp3)).toBe(false);
  expect(acceptsFile('audio/*', { name: 'audio.mp3.exe', type: '' })).toBe(false);
  expect(acceptsFile('image/*', { name: 'x', type: 'images/png' })).toBe(false);
});
