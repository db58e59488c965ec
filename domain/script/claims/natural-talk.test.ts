import { expect, test } from 'vitest';
import type { FactSheet } from '../schema.ts';
import { checkClaims } from './check-claims.ts';

const facts: [field: string, value: string][] = [
  ['street', '418 Juniper Street'],
  ['price', '$495,000'],
  ['beds', '3 bedrooms'],
  ['baths', '2 bathrooms'],
  ['type', 'condo'],
  ['hoa', '$643 a month'],
  ['remark', 'The primary bedroom and 2 other bedrooms are on a single story.'],
  ['remark', 'A 6-burner range, a double oven and dual vanities.'],
  ['remark', 'The primary bath has a jetted tub.'],
  ['remark', 'Northern views over the park.'],
  ['remark', 'Carpet in the bedrooms is brand new.'],
  ['remark', 'Two side by side garage parking spaces are included.'],
  ['remark', 'Residents share a roof deck.'],
];
const sheet: FactSheet = {
  listingId: 'natural',
  facts: facts.map(([field, value], at) => ({
    id: `f${at}`,
    field,
    label: field,
    value,
    aliases: [],
    source: { kind: 'description', excerpt: value },
  })),
};
const open = (text: string) =>
  checkClaims({ turns: [{ id: 't', text, factIds: [] }] as never }, sheet)
    .filter(({ factId }) => factId === undefined)
    .map(({ claim }) => claim);

test.each([
  "They're asking four ninety-five.",
  'Four hundred ninety-five thousand, and six forty-three a month.',
  'Besides the primary, there are two bedrooms.',
  "It's all on one story.",
  'There are six burners on the range.',
  'Two ovens, and two vanities.',
  "There's a jacuzzi in the primary bath.",
  'You face north, over the park.',
  "There's new carpet in the bedrooms.",
  'Two spots in the garage come with it.',
  "There's a roof deck, and everybody in the building shares it.",
  "I'd be there on a Saturday with a coffee and no plans.",
  'My dog would have opinions about the front door.',
  "I'd bring a marble, set it on the floor, and see where it goes.",
  'Sit there in January and tell me how warm it is.',
])('%s may be said', (text) => {
  expect(open(text)).toEqual([]);
});

test.each([
  ["They're asking five ninety-five.", 'five ninety-five'],
  ['Besides the primary, there are four bedrooms.', 'four bedrooms'],
  ['Three ovens in the kitchen.', 'Three ovens'],
  ['You face south, over the park.', 'south'],
  ["There's a roof deck.", 'roof deck (shared)'],
  ['I see a pool.', 'pool'],
  ['Open house on Saturday.', 'Saturday'],
  ["I'd bring my pans to the granite counters.", 'granite'],
  ['My coffee would go on the marble island.', 'marble'],
])('%s has no fact', (text, claim) => {
  expect(open(text)).toContain(claim);
});
