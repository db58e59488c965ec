import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const flat = (description: string) =>
  buildAskSheet({
    ...sampleHome({
      id: 'very-measure',
      street: '8 Tolliver Court APT 2',
      city: 'Marston',
      state: 'OH',
      price: 390_000,
      beds: 3,
      baths: 2,
      type: 'Condo',
      description,
    }),
    today,
  });
const homes = {
  near: flat(
    `Tall windows, refinished hardwood floors, a working fireplace. The primary suite has a steam shower, radiant heat floors and a double vanity. Off the hall are an enclosed second bedroom and a handy third bedroom. A tenant is in place until March 2027. Cats are welcome, and service animals can be accommodated. The kitchen has an eight burner Orlec stove and a walnut island.`,
  ),
  told: flat(
    `A gas fireplace warms the den. Radiant heat floors run throughout the home. The third bedroom is fully enclosed. The tenant in place pays $2,150 a month. Cats and dogs are welcome. There are two fireplaces.`,
  ),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test.each([
  ['is the fireplace wood or gas', /gas fireplace/],
  ['does the heated floor run through the whole place?', /throughout the home/],
  ['is the third bedroom fully enclosed?', /third bedroom is fully enclosed/],
  ['what does the current tenant pay', /\$2,150/],
  ['are dogs allowed?', /Cats and dogs are welcome/],
  ['how many fireplaces', /two fireplaces/],
])('%s is answered only by the very thing', (question, told) => {
  expect(ask('near', question)).toMatchObject({ known: false });
  expect(ask('told', question)).toMatchObject({ known: true, answer: expect.stringMatching(told) });
});

test('an electric range tells what the stove runs on', () => {
  const range = flat('The kitchen has an electric range and oak shelves.');
  expect(answerQuestion(range, 'is the stove gas or electric', { today }).answer).toContain('electric range');
});
