import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const home = (description: string, given: Partial<Parameters<typeof sampleHome>[0]> = {}) =>
  buildAskSheet({
    ...sampleHome({
      id: 'told-otherwise',
      street: '12 Fennel Row',
      city: 'Marston',
      state: 'OH',
      price: 610_000,
      beds: 3,
      baths: 2,
      description,
      ...given,
    }),
    today,
  });
const homes = {
  old: home(`This 1868 Italianate house has kept its stoop. A new kitchen was put in last spring.`, {
    yearBuilt: 1901,
  }),
  redone: home(`This 2019 renovated house has kept its stoop. A 1900 square foot home with a yard.`, {
    yearBuilt: 1901,
  }),
  addable: home(
    `A quiet loft. A third bedroom could easily be added by the stairs. Two bedrooms sit upstairs.`,
  ),
  roomy: home(`A quiet loft with three bedrooms. A fourth bedroom could be created in the attic.`),
  flexible: home(`A sunny 2-bed with a den or guest room beside the hall. The yard is fenced.`),
  small: home(`Welcome to Fennel Row - a gently redone one-bedroom home five flights up in a brick co-op.`, {
    beds: 2,
  }),
  guest: home(`Behind the house is a guest cottage, a one-bedroom home for visitors. The yard is fenced.`),
  half: home(`A corner 2 bedroom 2 bath unit with a balcony.`, { beds: 2, baths: 1.5 }),
  brokers: home(`A corner 3 bedroom 2.1 bath unit with a balcony.`, { baths: 2.5 }),
  petFriendly: home(`A small pet friendly building with a garden.`, { type: 'Condo' }),
  dogs: home(`A small building with a garden. Dogs are welcome.`, { type: 'Condo' }),
  noPets: home(`A small building with a garden. No pets allowed.`, { type: 'Condo' }),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test.each([
  ['old', 'what year was it built', /1901 as the year built, but .*This 1868 Italianate house/],
  ['redone', 'what year was it built', /^It was built in 1901\.$/],
  ['addable', 'is it really 3 bedrooms?', /gives 3 bedrooms, but .*A third bedroom could easily be added/],
  ['addable', 'how many bedrooms', /gives 3 bedrooms, but .*A third bedroom could easily be added/],
  ['roomy', 'is it really 3 bedrooms?', /^Yes\. It has 3 bedrooms/],
  [
    'flexible',
    'is it 2 or 3 bedrooms',
    /3 bedrooms, but .*2-bed with a den or guest room beside the hall\.”/,
  ],
  ['small', 'is it really a 2 bedroom?', /gives 2 bedrooms, but .*one-bedroom home/],
  ['small', 'how many bedrooms', /gives 2 bedrooms, but .*one-bedroom home/],
  ['guest', 'is it really a 3 bedroom?', /^Yes\. It has 3 bedrooms/],
  ['half', 'is it 2 full baths?', /gives 1\.5 bathrooms.*, but .*2 bath/],
  ['roomy', 'is it 2 full baths?', /^It has 2 bathrooms\.$/],
  ['roomy', 'is it 3 full baths?', /^No\. It has 2 bathrooms\.$/],
  ['brokers', 'how many bathrooms', /^It has 2\.5 bathrooms/],
  ['brokers', 'is it 2 full baths?', /^It has 2\.5 bathrooms\.$/],
  ['petFriendly', 'are dogs allowed?', /^The listing .*pet friendly/],
  ['dogs', 'are dogs allowed?', /^Yes\. .*Dogs are welcome/],
  ['noPets', 'are dogs allowed?', /^(?!Yes).*No pets allowed/],
] as const)('tells what the description says otherwise of the %s home: %s', (of, question, expected) => {
  const { answer, known } = ask(of, question);
  expect(known, answer).toBe(true);
  expect(answer).toMatch(expected);
});
