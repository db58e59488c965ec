import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-16';
const house = buildAskSheet({
  ...sampleHome({
    id: 'two-houses',
    street: '18 Tanner Row',
    city: 'Dayton',
    state: 'OH',
    type: 'multi-family',
    price: 1_940_000,
    beds: 7,
    baths: 5,
    sqft: 5100,
    yearBuilt: 1884,
    hoa: '$1,210',
    description: `Two brick houses offered together, set up as an owner's duplex and two rentals. A premier mixed-use corner where the canal meets Tanner Row. Kindly send in all offers by noon on Tuesday, March 3rd. Wood burning fireplace. The monthly charges include land rent, insurance and common charges. The storefront is leased to Brandt Cycles, with six years remaining on the lease. The fenced side yard is laid out as a dog run. The parlor shows fine details: 11-foot ceilings, oak doors and tile. Drawn up by Ives and Dunn in 1884 and since restored with care. There is a 24-hour doorman and zoned gas heating. Dues include all utilities and a parking space. See all that the canal path has to offer including boat slips, cafes and gardens.`,
  }),
  today,
});
const ask = (question: string) => answerQuestion(house, question, { today });

test.each([
  // A part's figure isn't that of the whole.
  "how many square feet is just the owner's part",
  "how big is the owner's duplex?",
  'how many bedrooms are in the rental unit',
  'how many square feet is the storefront without the basement',
  // A sum, a zone and a material have to be named.
  'how much of the monthly is the land rent?',
  'what is it zoned',
  'what is the fireplace made of',
  'how long is the parlor',
  'when was it restored',
  'how long has the doorman worked there',
  'how much of the dues is parking',
  'what is the parking space number',
  'what are the rents per unit',
  'which train stop is closest',
  // What a place has to offer doesn't come with the home.
  'does a boat slip come with it?',
])('what does not tell the kind of thing asked for is no answer: %s', (question) => {
  expect(ask(question)).toMatchObject({ kind: 'unknown', known: false });
});

test.each([
  ['when are offers due', 'by noon on Tuesday'],
  ['is there an offer deadline?', 'by noon on Tuesday'],
  ['how long is left on the lease?', 'six years remaining'],
  ['who is the commercial tenant', 'Brandt Cycles'],
  ['how many square feet is it', '5,100'],
])('%s', (question, part) => {
  const answer = ask(question);
  expect(answer.answer).toContain(part);
  expect(answer.known).toBe(true);
});

test('what the listing leaves out is named, and never said to be missing from the home', () => {
  expect(ask('is there a sauna?').answer).toBe(
    'I found nothing about a sauna in the listing. I can ask the agent.',
  );
  expect(ask('how wide is the side yard?').answer).not.toMatch(/^No\b|there(?:’s| is) no\b/);
});
