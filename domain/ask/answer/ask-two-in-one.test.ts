import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-16';
const ranch = buildAskSheet({
  ...sampleHome({
    id: 'two-in-one',
    street: '8 Fern Hollow Road',
    city: 'Marston',
    state: 'OH',
    price: 389_000,
    beds: 3,
    baths: 2,
    sqft: 1850,
    yearBuilt: 1988,
    lot: '0.6 acres',
    description: `Ranch on a quiet road, a short walk to Willow Creek Elementary. White oak floors in the living room and a rear deck that overlooks the creek. The fenced yard has a shed. The roof was replaced in 2019 and the kitchen was remodeled in 2021. A two-car garage is attached. The guest house was built in 2018 and is 640 square feet.`,
  }),
  today,
});
const ask = (question: string) => answerQuestion(ranch, question, { today });

test.each([
  ['How many bedrooms and bathrooms are there?', ['3 bedrooms', '2 bathrooms']],
  ['How many bedrooms, bathrooms and square feet?', ['3 bedrooms', '2 bathrooms', '1,850']],
  ['How big is the lot, and is it fenced?', ['0.6 acres', 'fenced yard']],
  ['Is there a garage and how many cars?', ['Yes', 'two-car garage']],
  ['Does it have a garage? How many spaces?', ['Yes', 'two-car garage']],
  ['When was it built and has it been renovated?', ['1988', '2021']],
  ['How big is the guest house and when was it built?', ['640 square feet', '2018']],
  ['Does it have wood floors, and where?', ['oak floors in the living room']],
  ['Does the yard have a shed and a fence?', ['Yes', 'fenced yard has a shed']],
  ['What school is close and how far?', ['a short walk to Willow Creek']],
  ['Which elementary school is close by and can we walk there?', ['a short walk to Willow Creek']],
])('%s is answered in both halves', (question, parts) => {
  const { answer, known } = ask(question);
  expect(known, answer).toBe(true);
  for (const part of parts) expect(answer).toContain(part);
});

test('what stands by itself was built by itself', () => {
  expect(ask('How big is the guest house and when was it built?').answer).not.toContain('1988');
});

test.each([
  ['Is there a shed and a basement?', 'has a shed', 'a basement'],
  ['Is there an elevator and a deck?', 'a rear deck', 'an elevator'],
  ['Is the garage attached and does it have a heater?', 'garage is attached', 'heater'],
])('%s says which half stays open', (question, said, open) => {
  const { answer, known, kind } = ask(question);
  expect([kind, known]).toEqual(['answer', false]);
  expect(answer).toContain(said);
  expect(answer).toContain(open);
});

test('what a room has is asked of the room, not of the home', () => {
  const { answer, known } = ask('Is the garage attached and does it have a bathroom?');
  expect(answer).not.toContain('2 bathrooms');
  expect(known).toBe(false);
});

test('a number of another kind is no amount', () => {
  const { answer, known } = ask('Is there a garage, and how much?');
  expect(known).toBe(false);
  expect(answer).toContain('“How much?”');
});

test('a phrase that was just quoted is not repeated', () => {
  expect(ask('Is there a garage and how many cars?').answer.match(/two-car garage/g)).toHaveLength(1);
});
