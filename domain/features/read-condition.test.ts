import { expect, test } from 'vitest';
import { readCondition } from './read-condition.ts';

test.each([
  ['Buyers must meet maximum income guidelines.', 'income'],
  ['There is a tenant in place until March 2027.', 'tenant'],
  ['Please note: some photos are virtually staged.', 'pictures'],
  ['The house is being sold as-is.', 'as-is'],
  ['Up to 75% financing is permitted, with a 2% flip tax.', 'financing'],
  ['NO PETS PERMITTED', 'missing'],
  ['This house is mid-construction.', 'unfinished'],
  ['No survey. Buyer to verify zoning.', 'verify'],
  ['There is an ongoing assessment of $310/month through June 2027.', 'assessment'],
  ['The complete offering terms are in an offering plan available from the sponsor.', 'offering'],
])('%s could rule a buyer out', (sentence, kind) => {
  const found = readCondition(sentence);
  expect(found?.kind).toBe(kind);
  expect(found?.text).toMatch(/^[A-Z].*\.$/);
});

test.each(['There are no special assessments.', 'The kitchen has an island.'])(
  '%s rules nobody out',
  (sentence) => {
    expect(readCondition(sentence)).toBeUndefined();
  },
);

test('what stands in the middle of an ad is quoted by its clause', () => {
  expect(
    readCondition(
      'Investor-friendly with no short-term rentals allowed, this stunning loft is steps from the river, the market and two stations.',
    )?.text,
  ).toBe('The listing says, “Investor-friendly with no short-term rentals allowed.”');
});

test('a building that is sold whole says how many homes it has', () => {
  expect(readCondition('Charming all-brick three-flat on Orchard Row.', true)?.text).toBe(
    'The listing calls it a three-flat.',
  );
});

test.each([
  [
    'Purchase directly from the sponsor with no board approval required.',
    "The seller is the sponsor, usually the building's developer, and no board approval is required.",
  ],
  ['NO BOARD APPROVAL!', 'No board approval is required.'],
  ['Bring your architect to this corner loft.', "It needs work, and the renovation would be the buyer's."],
  ['CLOSINGS BEGIN THIS SPRING.', 'Closings begin this spring.'],
  ['It can also be purchased fully renovated.', 'The listing says it can also be bought renovated.'],
])('%s is a deal, said in plain words', (sentence, said) => {
  expect(readCondition(sentence)?.text).toBe(said);
});
