import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../facts/home-facts.ts';
import { homeStory, undisputed } from '../story/home-story.ts';
import { plainRemarks } from './plain-remarks.ts';

const description = [
  'Welcome home to this stunning loft, a true gem in a coveted location!',
  'Mill Pond Park is two blocks away.',
  'A private 300-square-foot roof deck looks over the mill race.',
  'The gorgeous kitchen boasts slate counters, a brass sink and a gas range, perfect for entertaining.',
  'The boiler was replaced in 2021.',
  'Don’t miss this rare opportunity!',
].join(' ');

function remarksOf(story: string, cap = 1000, isAllowed = (_: string) => true): string {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane',
    city: 'Larkmere',
    state: 'VT',
    price: 585_000,
    beds: 3,
    baths: 2,
    type: 'Loft',
    description: story,
  });
  const row = { localImages: [], ...listing } as unknown as Listing;
  const told = homeStory(row);
  return plainRemarks(story, { facts: undisputed(homeFacts(row), told), story: told }, cap, isAllowed);
}

test('remarks begin with what the home is and its best thing, and state the rest without an ad’s words', () => {
  const remarks = remarksOf(description);
  expect(remarks).toMatch(/^3-bedroom, 2-bath loft .*roof deck/);
  expect(remarks).toContain('slate counters');
  expect(remarks).toContain('The boiler was replaced in 2021.');
  expect(remarks).not.toMatch(/Welcome|stunning|gem|gorgeous|boasts|perfect|opportunity|!/);
});

test('the home comes before what is around it', () => {
  const remarks = remarksOf(description);
  expect(remarks.indexOf('Mill Pond Park')).toBeGreaterThan(remarks.indexOf('boiler'));
});

test('remarks keep to their limit, and leave out what may not be said', () => {
  expect(remarksOf(description, 200).length).toBeLessThanOrEqual(200);
  expect(remarksOf(description, 1000, (text) => !/slate|kitchen/.test(text))).not.toContain('slate');
});
