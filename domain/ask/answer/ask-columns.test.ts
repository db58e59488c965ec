import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-16';
const sheet = buildAskSheet({
  ...sampleHome({
    id: 'columns',
    street: '77 Larkmoor Court',
    city: 'Ashgrove',
    state: 'IL',
    zip: '60499',
    price: 640_000,
    priceCut: 20_000,
    beds: 3,
    baths: 2.5,
    sqft: 1850,
    yearBuilt: 1948,
    hoa: '$310',
    taxes: '$7,240',
    parking: 'Garage - 2 Car, Tandem, Off Alley, Heated Garage, Secured',
    description: 'A brick home with a bright kitchen. The den has a bay window.',
  }),
  today,
});
const ask = (question: string, subject = '') =>
  answerQuestion(sheet, question, { today, ...(subject && { subject }) }).answer;

test.each([
  ['whats the montly fee', '$310'],
  ['are the assessments high? how much', '$310'],
  ['how much a month on top of the mortgage for building fees', '$310'],
  ['what am I paying monthly to the building', '$310'],
  ['what do the dues add up to in a year', '$3,720'],
  ['monthly common charges? times 12', '$3,720'],
  ["how much is the monthly and what's that over a year", '$3,720'],
  ['what would I owe in property tax', '$7,240'],
  ['how much a month for property taxes', '$603'],
  ['what did they drop the price from', '$660,000'],
  ['what did it start at', '$660,000'],
  ['initial price', '$660,000'],
  ['price history', '$20,000'],
  ['what does it come to per square foot', '$346'],
  ['zip code', '60499'],
  ['two car garage side by side?', 'Tandem'],
  ['do you drive in from the street or from the alley', 'Off Alley'],
  ['is it in a secure lot', 'Secured'],
  ['do I have to park on the street', 'Garage - 2 Car'],
  ['how many car garage', 'Garage - 2 Car'],
])('a column answers “%s”', (question, words) => {
  expect(ask(question)).toContain(words);
  expect(ask(question)).not.toContain('didn’t find');
});

test('that there is a garage doesn’t say that it costs nothing', () => {
  expect(ask('is the parking spot extra money?')).not.toContain('Yes');
  expect(ask('does a parking space come with it or do I pay for it?')).not.toContain('The listing gives');
});
