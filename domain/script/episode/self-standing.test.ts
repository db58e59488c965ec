import { expect, test } from 'vitest';
import type { Piece, PlannedLine } from './scene-picker.ts';
import { selfStanding } from './self-standing.ts';

const line = (text: string) => ({ text }) as PlannedLine;
const answerOf = (text: string, own: Partial<Piece> = {}) =>
  selfStanding({ lines: [line('And outside?'), line(text)], worth: 1, at: 5, ...own })?.text;

test.each([
  'The deck faces west.',
  'A parking space is included.',
  'The listing credits Ida Marlow with the garden.',
])('Nora may begin a chapter with a whole sentence: %s', (text) => {
  expect(answerOf(text)).toBe(text);
});

test.each([
  ['A walled garden.', "There's a walled garden."],
  ['Two decks.', 'There are two decks.'],
])('what is only named becomes a sentence: %s', (text, said) => {
  expect(answerOf(text)).toBe(said);
});

test.each(['Wide oak floors.', "There's a terrace, too.", 'No, they share it.'])(
  'what goes on from a question needs it: %s',
  (text) => {
    expect(answerOf(text)).toBeUndefined();
  },
);

test('a list that continues another only begins a chapter in a form of its own', () => {
  expect(answerOf('The deck faces west.', { isMore: true })).toBeUndefined();
  expect(answerOf('Two decks.', { alone: line('Outside, there are two decks.') })).toBe(
    'Outside, there are two decks.',
  );
});
