import { expect, test } from 'vitest';
import { readCondition, readConditions } from './read-condition.ts';
import { readIncomeLimits } from './read-eligibility.ts';

test.each([
  ['Buyers must meet maximum income guidelines.', 'income'],
  ['There is a tenant in place until March 2027.', 'tenant'],
  ['Please note: some photos are virtually staged.', 'pictures'],
  ['The house is being sold as-is.', 'as-is'],
  ['Up to 75% financing is permitted, with a 2% flip tax.', 'financing'],
  ['NO PETS PERMITTED', 'missing'],
  ['This house is mid-construction.', 'unfinished'],
  ['Expected completion is in early spring.', 'unfinished'],
  ['Pictures show the finished house next door.', 'pictures'],
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
  ['It may be rented out without board approval.', 'No board approval is required.'],
  ['Bring your architect to this corner loft.', 'The listing says to bring your architect.'],
  ['This corner loft needs a full renovation.', "It needs work, and the renovation would be the buyer's."],
  ['Looking for a project?', 'The listing calls it a project.'],
  ['The townhouse is a blank slate.', 'The listing calls it a blank slate.'],
  [
    'At closing, the seller will pay up to four (4) months of common charges.',
    'The listing says the seller offers up to four months of common charges.',
  ],
  [
    'The seller may offer owner-carry financing.',
    'The seller would consider financing the sale, the listing says.',
  ],
  ['CLOSINGS BEGIN THIS SPRING.', 'Closings begin this spring.'],
  ['It can also be purchased fully renovated.', 'The listing says it can also be bought renovated.'],
])('%s is a deal, said in plain words', (sentence, said) => {
  expect(readCondition(sentence)?.text).toBe(said);
});

test.each([
  [
    'You earn from day one, with a tenant already in place through 4/30/2027!',
    ['A tenant is in place until April 30, 2027.'],
  ],
  ['The rear coach house is leased through June 2026.', ['The rear coach house is leased until June 2026.']],
  [
    'It is on a 99 year land lease through May 1, 2090.',
    ['It stands on leased land, and that lease runs until May 1, 2090.'],
  ],
  ['No cash purchases.', ["Cash purchases aren't allowed."]],
  [
    'An asset cap of $210,000 applies, retirement funds are exempt.',
    ["A household's assets are capped at $210,000, not counting retirement funds."],
  ],
  [
    'The co-op has a laundry room, a courtyard (under renovation) and a parking garage (wait list).',
    ['The courtyard is being renovated.', "There's a wait list for the parking garage."],
  ],
  [
    'Two heated garage parking spots must be purchased with the unit at $25K each.',
    ['Two heated garage spaces have to be bought with it, at $25,000 each.'],
  ],
  ['There is permit parking outside for $110/month.', ['Permit parking rents for $110 a month.']],
  ['Parking is available for rent at $90/month in the vicinity.', ['Parking nearby rents for $90 a month.']],
  [
    'Pets, washers and 70% financing are permitted, with a 2% flip tax paid by the purchaser.',
    ["You can finance up to 70%. There's a 2% flip tax, paid by the buyer."],
  ],
  ['Pictures are from a previous sale.', ['The pictures are from an earlier sale.']],
  [
    'The proposed renovation has an open kitchen.',
    ["The renovation is drawn up but not done, so part of what's described is a plan."],
  ],
])('%s is said in plain words', (sentence, said) => {
  expect(readConditions(sentence).map(({ text }) => text)).toEqual(said);
});

test('income limits are said for every household the listing names', () => {
  expect(
    readIncomeLimits(
      'Income limits: 1-person household: $90,500, 2-person household: $103,000 and 3 persons $116,400.',
    )?.text,
  ).toBe("There's an income limit: $90,500 for one person, $103,000 for two and $116,400 for three.");
  expect(readIncomeLimits('A sunny HDFC co-op.')?.text).toContain('usually have income limits');
  expect(readIncomeLimits('Seats 2 persons for $20,000.')).toBeUndefined();
});

test.each([
  ['Showings to pre-approved buyers only.', 'Showings are for pre-approved buyers only.'],
  ["Shown with 24 hours' notice.", "Showings need 24 hours' notice."],
  ['Please do not disturb the tenants.', 'The listing asks that nobody disturb the tenants.'],
])('%s says who may come to see it', (sentence, said) => {
  expect(readConditions(sentence).map(({ text }) => text)).toEqual([said]);
});

test('a lease that runs into a year does not run through it', () => {
  expect(readConditions('It is currently rented into 2028!')[0]?.text).toBe(
    'A tenant has a lease into 2028.',
  );
});

test('legal text and headings are no conditions to read out', () => {
  expect(readConditions('The sponsor reserves the right to alter the offering plan.')).toEqual([]);
  expect(readConditions('Flip Tax Structure')[0]?.text ?? '').toBe('');
  expect(readConditions('Flip tax schedule applies')[0]?.text).toBe('A flip tax schedule applies.');
});

test('a tear-down is said, and a wall to tear down is none', () => {
  const textOf = (sentence: string) => readConditions(sentence).map(({ text }) => text);
  expect(textOf('The house is a tear down.')).toEqual(['The listing calls the building a tear-down.']);
  expect(textOf('You could tear down the wall to the den.')).toEqual([]);
});

test('who pays a flip tax is left open where the listing leaves it open', () => {
  expect(readConditions('There is a 2% flip tax.')[0]?.text).toBe(
    "There's a 2% flip tax, and it isn't said who pays.",
  );
  expect(readConditions('A 3% flip tax falls due, paid by the seller.')[0]?.text).toBe(
    "There's a 3% flip tax, paid by the seller.",
  );
});

test('a flip tax on the profit names its highest share and its years', () => {
  const told = readConditions('1–4 years ownership: 65% HDFC / 35% shareholder profit');
  expect(told.map(({ text }) => text)).toEqual([
    "There's a flip tax: sell within four years, and 65% of the profit goes to the HDFC.",
  ]);
  const later = readConditions('5–9 years ownership: 45% HDFC / 55% shareholder profit');
  expect(later.map(({ text }) => text).join('')).not.toMatch(/flip tax/);
});

test('a coach house that is a blank slate makes no project of the house', () => {
  expect(readConditions('The coach house is a blank slate for an art space.')).toEqual([]);
});

test('what needs the approval of a board is not free of it', () => {
  const told = readConditions('No dogs are allowed without board approval.').map(({ text }) => text);
  expect(told).not.toContain('No board approval is required.');
});
