import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-19';
const flat = buildAskSheet({
  ...sampleHome({
    id: 'sums',
    street: '14 Tern Lane',
    city: 'Marston',
    state: 'NY',
    zip: '10499',
    price: 600_000,
    priceCut: 50_000,
    beds: 2,
    baths: 2,
    sqft: 1200,
    yearBuilt: 1966,
    hoa: '$400',
    type: 'Condo',
    description: `A bright home in a 20-unit building with a 2% flip tax. The living room opens to a 10' x 12' balcony and a kitchen that was redone in 2020.`,
  }),
  today,
});
const fourplex = buildAskSheet({
  ...sampleHome({
    id: 'units',
    street: '9 Holt Street',
    city: 'Marston',
    state: 'NY',
    price: 1_200_000,
    beds: 8,
    baths: 4,
    type: 'Multi-family',
    description: `The house has six units in total: four studios, a garden flat and a triplex. It sits on a 20' x 75' lot. It was originally built in 1871.`,
    yearBuilt: 1900,
  }),
  today,
});
const stores = buildAskSheet({
  ...sampleHome({
    id: 'stores',
    street: '11 Holt Street',
    city: 'Marston',
    state: 'NY',
    price: 1_200_000,
    type: 'Multi-family',
    description: 'A six-unit building with two stores on the ground floor.',
  }),
  today,
});
const ask = (question: string, sheet = flat) => answerQuestion(sheet, question, { today }).answer;

test.each([
  ['whats that work out to per foot', '$500 per square foot'],
  ['asking price divided by square feet?', '$500 per square foot'],
  ['how much is that a foot', '$500 per square foot'],
  ['hoa × 12?', '$4,800'],
  ["per year, what's the maintenance?", '$4,800'],
  ['so the dues come to roughly how much annually', '$4,800'],
  ['would the hoa be under 6k for the year', '$4,800'],
  ['what did they ask for it originally', '$650,000'],
  ['how much did the seller come down', '$50,000'],
  ['how much below the first price is it', '$50,000'],
  ['has the price been reduced', 'Yes. The listing shows a price cut of $50,000'],
  ['if we buy at asking what would the flip tax come to?', '$12,000'],
  ['how much is it per foot and what does the hoa come to per year?', '$4,800'],
])('“%s” is worked out', (question, sum) => {
  expect(ask(question)).toContain(sum);
  expect(ask(question)).not.toContain('didn’t find');
});

test.each([
  'how much per foot would a fence cost',
  'what would they come down to',
  'is there a special assessment per year',
  'what do I pay per unit of electricity',
])('“%s” asks for no sum of columns', (question) => {
  expect(ask(question)).not.toMatch(/per square foot|price cut|\$4,800|per unit/);
});

test('the price is shared by the units that are for sale, and by nothing else', () => {
  expect(ask('average price per apartment?', fourplex)).toContain('$200,000 per unit');
  expect(ask('price per unit?')).not.toContain('per unit: ');
  expect(ask('what does it come to per apartment?', stores)).not.toContain('per unit: ');
});

test.each([
  ['so its around 60 years old?', 'Yes. It was built in 1966'],
  ['so it is about 90 years old, right?', 'No. It was built in 1966'],
  ['built in 1971?', 'No. It was built in 1966'],
  ['they are asking 600k, right?', 'Yes. The asking price is $600,000'],
  ['the price is 700,000 right?', 'No. The asking price is $600,000'],
  ['it is about 1,200 square feet, right?', 'Yes. The living area is 1,200 square feet'],
  ['its over 1500 sq ft?', 'No. The living area is 1,200 square feet'],
  ['its got 3 baths, right?', 'No. It has 2 bathrooms'],
  ['only one bathroom?', 'No. It has 2 bathrooms'],
  ['two bedrooms, correct?', 'Yes. It has 2 bedrooms'],
])('“%s” is confirmed or put right', (question, words) => {
  expect(ask(question)).toContain(words);
});

test('a fee without a period is told without yes or no', () => {
  expect(ask('is the hoa 500 a month?')).toMatch(/^The association fee is \$400\./);
});

test('the age of one thing confirms nothing of the home', () => {
  expect(ask('is the kitchen about 60 years old?')).not.toMatch(/^(?:Yes|No)\. It was built/);
  expect(ask('is the balcony 1,200 square feet?')).not.toMatch(/^(?:Yes|No)\. The living area/);
});

test('when a home was originally built is told beside another year in its column', () => {
  expect(ask('built in 1900?', fourplex)).toContain('built in 1871');
});

test('two sides make an area where square feet are asked for', () => {
  expect(ask('how many square feet is the lot?', fourplex)).toContain('1,500 square feet');
  expect(ask('square footage of the balcony?')).toContain('120 square feet');
  expect(ask('how many square feet is the living room?')).not.toContain('120 square feet');
});
