import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const sheetOf = (description: string) =>
  buildAskSheet({
    ...sampleHome({
      id: 'meant-condo',
      street: '14 Quern Street APT 3B',
      city: 'Marston',
      state: 'OH',
      price: 410_000,
      type: 'Condo',
      beds: 3,
      baths: 2,
      hoa: '$410',
      yearBuilt: 1988,
      description,
    }),
    today,
  });
const home = sheetOf(
  `The primary bath has heated floors underfoot. A pantry with deep shelves stands beside the stove. The condo has in-unit laundry.
  The rear bedrooms enjoy a quiet setting. Two new baths were added upstairs. No pied-a-terre purchases. The den has a wood-burning fireplace.
  The building's park is named for Orla Quist Elementary.`,
);
const ask = (question: string, sheet = home) => answerQuestion(sheet, question, { today });

test.each([
  ['I hate cold tiles in the morning.', 'heated floors'],
  ['Am I washing clothes down the hall with everybody else', 'in-unit laundry'],
  ["I'd only use it a few weekends a year when I'm in town for work.", 'pied-a-terre'],
])('what %j means is answered in the words of the listing', (question, words) => {
  const { kind, answer } = ask(question);
  expect(kind).toBe('answer');
  expect(answer).toContain(words);
  expect(answer).not.toMatch(/^(?:Yes|No)\b/);
});

test('what was said beside a question tells what it means', () => {
  const { kind, answer } = ask("I'm a light sleeper and live on a bar street now. Would traffic keep me up?");
  expect([kind, answer]).toEqual(['answer', expect.stringContaining('quiet setting')]);
  expect(answer).not.toContain('I didn’t find');
});

test('a column answers for what is asked in other words', () => {
  expect(ask('What are the monthlys?').answer).toContain('$410');
});

test.each([
  ['gas stove or electric?', 'A six-burner range stands by the window.'],
  ['do the washer and dryer convey?', 'A laundry closet is on the third level.'],
  ['how much is the parking', 'One deeded parking spot is in the rear lot.'],
  ['where would I put sacks of flour', 'The food pantry of the parish is down the road.'],
  ["It's landmarked... am I allowed to paint it gray?", 'It is a landmarked yellow house with a slate roof.'],
  ['when was the second story added?', 'A 1915 bungalow grew by an extension that an architect drew.'],
])('%j is not answered by what only touches on it', (question, description) => {
  expect(ask(question, sheetOf(`${description} The rooms are airy.`)).kind).not.toBe('answer');
});

test('whether a school is good is nobody’s to say, whichever it is', () => {
  const sheet = sheetOf('The home is zoned to Quist Elementary and Marston High schools.');
  expect(ask('Is that elementary any good tho? Better than the others around?', sheet).kind).not.toBe(
    'answer',
  );
});

test('a few words behind another question mean what that one was about', () => {
  const { answer } = ask('What is the outdoor space exactly, and how old');
  expect(answer).not.toContain('1988');
});
