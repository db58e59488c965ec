import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-16';
const house = buildAskSheet({
  ...sampleHome({
    id: 'tall-house',
    street: '9 Lantern Court',
    city: 'Dayton',
    state: 'OH',
    type: 'townhouse',
    price: 900_000,
    beds: 4,
    description: `The garden. A brick row house with a slate roof and a coal bin.

Second Floor:

A wide kitchen with a corner pantry looks over the court. The den beside it has a stove.

Going down, the lower level holds a guest suite. A small cinema shares this level.

The top floor is one tall studio. There is a wet bar under the skylight.`,
  }),
  today,
});
const ask = (question: string) => answerQuestion(house, question, { today });

test.each([
  ['which floor is the kitchen on?', 'Second Floor: A wide kitchen'],
  ['what level is the cinema on', 'lower level'],
  ['which floor has the wet bar', 'The top floor is'],
])('a level that stands before the sentence is told with it: %s', (question, part) => {
  expect(ask(question).answer).toContain(part);
  expect(ask(question).known).toBe(true);
});

test('what no level stands before has none', () => {
  expect(ask('which floor is the coal bin on?').known).toBe(false);
  expect(ask('which floor is the garage on?').known).toBe(false);
});
