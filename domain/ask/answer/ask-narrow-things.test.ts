import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-16';
const home = {
  id: 'narrow',
  street: '4 Plover Court',
  city: 'Ashgrove',
  state: 'IL',
  price: 480_000,
  beds: 2,
  baths: 1,
  hoa: '$214',
};
const ask = (description: string, question: string) =>
  answerQuestion(buildAskSheet({ ...sampleHome({ ...home, description }), today }), question, { today });

test.each([
  '214 a month so how much hoa per year',
  '$214 a month, so what does the hoa come to a year?',
  'hoa is 214 a month so how much per year',
  'if the dues are $214 per month how much is that a year',
])('a sum named in the question isn’t told again for its sum of a year: %s', (question) => {
  expect(ask('A brick home.', question).answer).toContain('$2,568');
});

test('a height is told by a height', () => {
  const sized =
    'A rowhouse with a fully finished basement and about 2,310 square feet of living space. Dug out to a height of almost 9 feet, the basement has a bench and a sink.';
  const { answer } = ask(sized, 'how tall is the basement?');
  expect(answer).toContain('9 feet');
  expect(answer).not.toContain('2,310');
  const unsaid = 'A rowhouse with a finished basement and about 2,310 square feet of living space.';
  for (const question of [
    'how tall is the basement?',
    'how high is the basement',
    'what height is the basement',
  ])
    expect(ask(unsaid, question).kind, question).toBe('unknown');
});

test.each([
  'Is Fernhill going up? Trying to figure out if it’s a smart investment',
  'is Fernhill going up in value',
  'would this loft be a smart investment?',
  'is the loft a solid investment in Fernhill',
])('what becomes of a home’s value is the agent’s, without a yes or a quotation: %s', (question) => {
  const { answer, kind } = ask('A sunny Fernhill loft over a park.', question);
  expect(kind).toBe('handoff');
  expect(answer).not.toMatch(/Yes|“/);
});

test('a building that goes up next door is a fact', () => {
  const next = 'A sunny loft. A new library is going up next door.';
  expect(ask(next, 'is a new library going up next door?').answer).toContain('library is going up');
});

test.each([
  'is Larkmoor elementary really that good?',
  'is Larkmoor Elementary as good as they say',
  'is the elementary school actually all that great?',
  'are the schools really that good',
])('how good a school is isn’t judged: %s', (question) => {
  const { answer, kind } = ask('Zoned to the top-rated Larkmoor Elementary School.', question);
  expect(kind).toBe('declined');
  expect(answer).toContain('We can name the assigned schools, but not judge them.');
});

test('whether a thing is owned or leased is told by words of that', () => {
  const wired = 'The wiring is ready for solar panels, added in 2021.';
  for (const question of [
    'are the solar panels owned or leased?',
    'solar panels: leased or owned',
    'do they own or lease the solar panels',
  ])
    expect(ask(wired, question).kind, question).toBe('unknown');
  expect(ask('Owned solar panels on the roof.', 'are the solar panels owned or leased?').answer).toContain(
    'Owned solar panels',
  );
});

test('parking that comes with a home isn’t on the street', () => {
  const street = 'A brick home; ample street parking makes coming home simple.';
  for (const question of ['does it come with a parking spot', 'is a parking space included?'])
    expect(ask(street, question).kind, question).toBe('unknown');
  expect(ask(street, 'is there street parking').kind).toBe('answer');
  expect(
    ask('A brick home with a deeded parking space.', 'does it come with a parking spot').answer,
  ).toContain('deeded parking space');
});

test('what the neighborhood has isn’t in the building', () => {
  const town =
    'In the heart of Fernhill, you’ll find fine dining, boutique fitness studios, and good shopping right outside your door.';
  for (const question of [
    'gym in the building?',
    'is there a gym in the building',
    'does the building have a gym',
  ])
    expect(ask(town, question).kind, question).toBe('unknown');
  expect(ask('The building has a gym and a sauna.', 'gym in the building?').answer).toContain('gym');
});
