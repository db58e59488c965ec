import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-19';
const home = (id: string, type: string, description: string) =>
  buildAskSheet({
    ...sampleHome({
      id,
      street: `9 Pallet Row ${id}`,
      city: 'Marston',
      state: 'OH',
      price: 810_000,
      type,
      beds: 3,
      baths: 2,
      description,
    }),
    today,
  });
const homes = {
  dues: home(
    'dues',
    'House',
    'The den has a hearth. With annual property taxes of $9,120 it costs little to hold.',
  ),
  bill: home('bill', 'House', 'Yearly tax bill $12,060.60 and no association.'),
  short: home('short', 'House', 'Oak floors. Taxes are $6,000 before the abatement, which ends in 2031.'),
  saved: home('saved', 'House', 'The solar roof saves $4,200 in taxes. The flip tax is $9,000.'),
  leave: home(
    'leave',
    'Condo',
    'New owners can add laundry upstairs. Buyers will choose the stain of the oak floors. Guarantors and co-purchasing are allowed. The parcel is zoned for mixed-use, allowing live-work. A private driveway runs along the house. The river view is there from November to April.',
  ),
  flats: home(
    'flats',
    'Multi-family',
    'This all-brick legal 4-unit has two studios and two two-bedroom apartments. Around 2,400 unused buildable square feet remain. Full-height walls were put in around the loft.',
  ),
  rooms: home(
    'rooms',
    'Condo',
    'The building has a central laundry room with a washer and dryer. The apartment also has its own washer and dryer beside the pantry. The bedrooms have 9-foot ceilings and the den is crowned by a skylight. Additional details: The lowest level has a wine cellar and a gym.',
  ),
  none: home(
    'none',
    'Condo',
    'The building has a laundry room. A garage around the corner offers parking for rent. Brick planters line the patio.',
  ),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test.each([
  ['dues', 'what are the taxes?', 'Property taxes are $9,120 a year.'],
  ['dues', 'yearly taxes?', 'Property taxes are $9,120 a year.'],
  ['dues', 'how much are taxes per month', 'That comes to about $760 a month.'],
  ['bill', 'how much are the property taxes', 'Property taxes are $12,060.60 a year.'],
  ['bill', 'taxes per month?', 'about $1,005 a month'],
  ['short', 'what are the taxes', 'before the abatement'],
  ['leave', 'can i add laundry in the apartment?', 'New owners can add laundry'],
  ['leave', 'do i get to pick the stain', 'Buyers will choose the stain'],
  ['leave', 'may my parents buy it for me', 'Guarantors and co-purchasing'],
  ['leave', 'can i live and work here?', 'live-work'],
  ['leave', 'would i have to park on the street?', 'private driveway'],
  ['leave', 'is the view there all year', 'from November to April'],
  ['flats', 'brick or frame?', 'all-brick'],
  ['flats', 'is it brick', 'all-brick'],
  ['flats', 'is the 4th unit legal', 'legal 4-unit'],
  ['flats', 'any two bedrooms or all small?', 'two-bedroom apartments'],
  ['flats', 'is it one house or four apartments', '4-unit'],
  ['flats', 'how much more can be built', '2,400 unused buildable'],
  ['rooms', 'is there a washer and dryer in the apartment?', 'beside the pantry'],
  ['flats', 'do the walls reach the ceiling', 'Full-height walls'],
] as const)('%s answers outright: %s', (at, question, words) => {
  const { kind, known, answer } = ask(at, question);
  expect([kind, known, answer]).toEqual(['answer', true, expect.stringContaining(words)]);
});

test.each([
  ['saved', 'what are the taxes?'],
  ['none', 'can i add laundry in the apartment?'],
  ['none', 'do i get to pick the stain'],
  ['none', 'may my parents buy it for me'],
  ['none', 'can i live and work here?'],
  ['none', 'would i have to park on the street?'],
  ['none', 'is it brick'],
  ['none', 'is the view there all year'],
  ['none', 'is the 4th unit legal'],
  ['none', 'how much more can be built'],
  ['none', 'any two-bedroom units?'],
  ['rooms', 'does the bedroom have a skylight?'],
  ['leave', 'can i add a fireplace in the apartment?'],
] as const)('%s leaves open: %s', (at, question) => {
  const { known, answer } = ask(at, question);
  expect(known).toBe(false);
  expect(answer).not.toMatch(/^(?:Yes|No)\./);
});

test('what is left to the agent is said briefly, and a bill is no opinion of worth', () => {
  expect(ask('dues', 'is the price fair?').answer).toBe(
    'That’s one for the agent. I can pass your question on.',
  );
  expect(ask('none', 'how much will i pay for laundry').kind).not.toBe('handoff');
});
