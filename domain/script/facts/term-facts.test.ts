import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildFactSheet } from './build-fact-sheet.ts';

const home: SampleHome = { id: 'x', street: '12 Oak Street', city: 'Dover', state: 'DE', beds: 3, baths: 2 };
const read = (more: Partial<SampleHome>, ...fields: string[]) =>
  buildFactSheet(sampleHome({ ...home, ...more }))
    .facts.filter(({ field }) => fields.includes(field))
    .map(({ field, value }) => `${field}: ${value}`);

test('the terms of the page reach the sheet, each as a fact of its own', () => {
  const facts = read(
    {
      hoa: '$600 twice a year',
      daysOnMarket: 1,
      stories: 2,
      policies: [
        { kind: 'pets', text: 'No pets' },
        { kind: 'rentals', text: 'No rentals' },
        { kind: 'land lease', text: 'Land lease through 2094' },
        { kind: 'income limits', text: 'Income limits apply' },
        { kind: 'parking', text: 'No parking' },
      ],
      auctionDate: 'December 5, 2026',
      percTest: 'Perc test passed',
      utilities: [{ kind: 'water', text: 'Water: well' }],
      rentTerms: [{ kind: 'lease', text: '12-month lease' }],
    },
    ...'hoa daysOnMarket stories pets leasePolicy landLease incomeLimits noParking auctionDate percTest utility rentTerm'.split(
      ' ',
    ),
  );
  expect(facts).toEqual([
    'hoa: $600 twice a year',
    'stories: 2 stories',
    'daysOnMarket: 1 day',
    'pets: No pets',
    'leasePolicy: No rentals',
    'landLease: Land lease through 2094',
    'incomeLimits: Income limits apply',
    'noParking: No parking',
    'auctionDate: December 5, 2026',
    'rentTerm: 12-month lease',
    'utility: Water: well',
    'percTest: Perc test passed',
  ]);
});

test('the stories of a building are not those of a unit', () => {
  expect(read({ type: 'Condo', stories: 27 }, 'stories', 'buildingStories')).toEqual([
    'buildingStories: 27 stories',
  ]);
  expect(read({ type: 'Condo', stories: 2 }, 'stories', 'buildingStories')).toEqual([]);
});
