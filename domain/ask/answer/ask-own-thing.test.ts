import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const flat = (description: string) =>
  buildAskSheet({
    ...sampleHome({
      id: 'own-thing',
      street: '61 Quillon Place APT 4',
      city: 'Marston',
      state: 'OH',
      price: 430_000,
      priceCut: 20_000,
      beds: 2,
      baths: 1,
      type: 'Condo',
      description,
    }),
    today,
  });
const homes = {
  upper: flat(
    `Please know that the garden is on the ground floor, and this flat is on the fourth. The Larkin has a 24-hour doorman and basement storage with a waitlist. Washers and dryers are permitted if the board agrees.`,
  ),
  lower: flat(
    `A private garden opens off the den. The waitlist for basement storage is about six months. A washer and dryer are already in the hall closet.`,
  ),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test.each(['does it have its own garden', 'do i get my own garden?'])(
  '%s is no yes where the garden is a floor of its own',
  (question) => {
    expect(ask('upper', question)).toMatchObject({ known: false });
  },
);

test('a private garden is its own', () => {
  expect(ask('lower', 'does it have its own garden').answer).toMatch(/^Yes\b.*private garden/);
});

test('a doorman’s hours don’t tell how long the wait is', () => {
  expect(ask('upper', 'how long is the wait for basement storage')).toMatchObject({ known: false });
  expect(ask('lower', 'how long is the wait for basement storage').answer).toContain('six months');
});

test('by how much a price was cut doesn’t tell when', () => {
  expect(ask('upper', 'when was the price cut?')).toMatchObject({ known: false });
  expect(ask('upper', 'how much was the price cut?').answer).toContain('$20,000');
});

test('what is permitted isn’t there already', () => {
  const question = 'does the apartment already have a washer and dryer in it';
  expect(ask('upper', question)).toMatchObject({ known: false });
  expect(ask('lower', question).answer).toContain('hall closet');
});
