import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-17';
const sheet = buildAskSheet({
  ...sampleHome({
    id: 'other-words',
    street: '18 Tannery Row',
    city: 'Duluth',
    state: 'MN',
    type: 'Condo',
    price: 410_000,
    beds: 3,
    baths: 2,
    hoa: '$310',
    yearBuilt: 1924,
    parking: 'Surface Lot, Deeded, Garage - 2 Car',
    description: `A boutique building of 32 private residences by acclaimed architect Ines Halvorsen. The duplex condo combines historic loft character with oak floors throughout. There is cozy carpet in the bedrooms on cold days. The stainless appliances gleam, and the range is included. Radiant heated floors warm the lower level. Easy access to I-35 makes commuting simple. Just steps from the bakery, you have immediate access to cafes and the train. It is half a block from the beach. The bedroom easily takes a king-size bed. Two additional bedroom suites have en-suite baths with mosaic tile floors and undermount tubs. A balcony ideal for grilling frames harbor and city views, and vistas of the river. The building has a bike room, laundry and onsite management who accept packages. A water filtration system and a flood protection system were added. Rentals are allowed. Gutted in 2019, the kitchen has marble counters. Over 1,900 square feet of living space. Only three units have direct access to the pool. Deeded parking is available. Association fee covers heat and internet. A 900-bottle wine cellar has a steam room beside it. All televisions transfer with the home. Sublets are permitted for 18 months. Experience the quiet sophistication of Tannery Row. For added convenience a south-facing terrace adjoins the building. The garden is a great spot to barbecue. Extra perks include a storage unit. Occupancy is possible after March 1. The current tenant would love to stay.`,
  }),
  today,
});
const ask = (question: string) => answerQuestion(sheet, question, { today });

test.each([
  // One thing that is included says nothing of the others.
  'Are the appliances included?',
  'Is the parking included in the price?',
  // Heated floors are no heating, and nearness is no distance.
  'What kind of heat does it have?',
  'How far is the highway?',
  'How far is the train?',
  // What is another thing's, another room's or another water's.
  'Is there a tub in the primary bathroom?',
  'What kind of floors are in the primary bathroom?',
  'What is the square footage of the living room?',
  'Is there a view of the lake?',
  'Is there laundry in the unit?',
  'Is there a water softener?',
  'Is it in a flood zone?',
  'Is it quiet?',
  'Can I do a lease to own?',
  'Can I see a floor plan?',
  'Which unit is vacant?',
  'Is there a live-in super?',
  'Can I install a washer?',
  'Which way do the windows face?',
])('%s stays unknown', (question) => {
  const { kind, known, answer } = ask(question);
  expect([kind === 'answer', known], answer).toEqual([false, false]);
});

test.each([
  ['Are the bedrooms carpeted?', 'carpet in the bedrooms'],
  ['What are the kitchen counters?', 'marble counters'],
  ['How many apartments are in the building?', '32 private residences'],
  ['Who designed the building?', 'Ines Halvorsen'],
  ['Is it a loft?', 'historic loft character'],
  ['How close is the beach?', 'half a block'],
  ['Will a king size bed fit in the bedroom?', 'king-size bed'],
  ['Can I grill on the balcony?', 'ideal for grilling'],
  ['What can you see from the balcony?', 'vistas of the river'],
  ['Does it have harbor views?', 'harbor and city views'],
  ['Is the garden a place to barbecue?', 'great spot to barbecue'],
  ['Does it come with storage?', 'storage unit'],
  ['Is there a view of the river?', 'the river'],
  ['Who takes packages?', 'accept packages'],
  ['When was the kitchen done?', '2019'],
  ['Is wifi included?', 'covers heat and internet'],
  ['Is internet paid by the association?', 'covers heat and internet'],
  ['How much are the assessments?', '$310'],
  ['How many bottles does the wine cellar hold?', '900-bottle'],
  ['Do the TVs stay?', 'televisions transfer'],
  ['How long can I sublet?', '18 months'],
  ['When can I move in?', 'March 1'],
  ['Is it currently rented?', 'current tenant'],
  ['Is there someone living there now?', 'current tenant'],
])('%s is answered in the listing’s words', (question, says) => {
  expect(ask(question)).toMatchObject({ kind: 'answer', answer: expect.stringContaining(says) });
});

test('what only touches on a thing is quoted without a yes', () => {
  expect(ask('Is there a sauna?').answer).toMatch(/^The listing .*steam room/);
});

test('how many is never answered with a yes', () => {
  expect(ask('How many sinks are in the primary bath?').answer).not.toMatch(/^(?:Yes|No)\b/);
});
