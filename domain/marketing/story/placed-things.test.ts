import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeStory } from './home-story.ts';
import { isPlainThing } from './placed-things.ts';

function thingsOf(description: string, type = 'Condo') {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane',
    city: 'Larkmere',
    state: 'VT',
    price: 585_000,
    beds: 3,
    baths: 2,
    type,
    description,
  });
  return homeStory({ localImages: [], ...listing } as unknown as Listing).things;
}
const saidIn = (description: string, part: string, type?: string) =>
  thingsOf(description, type)
    .filter((thing) => thing.part === part)
    .map(({ said }) => said)
    .join(', ');

test.each([
  ['The kitchen has slate counters and a double oven.', 'kitchen', /slate counters/],
  ['The primary suite has two walk-in closets and a double vanity.', 'primary suite', /two walk-in closets/],
  ['The lower level has a wine cellar and a wet bar.', 'lower level', /wine cellar.*wet bar/],
  ['Garage parking and a storage unit are included in the sale.', 'included', /garage parking/],
  ['The roof was replaced in 2021. A new furnace was installed in 2020.', 'updates', /furnace/],
  ['A private terrace looks over the pond.', 'outside', /private terrace/],
  ['Incredible two-bedroom with a PRIVATE deck on a quiet street, steps from cafes.', 'outside', /deck/],
])('%s is told as %s', (description, part, said) => {
  expect(saidIn(description, part)).toMatch(said);
});

test('what stands in every home, or names no material and no number, is no thing to tell', () => {
  const said = thingsOf('The condo has a foyer, a kitchen with cabinetry, a laundry room and an attic.')
    .map((one) => one.said)
    .join(', ');
  expect(said).toBe('');
});

test('a thing that two sentences name is one thing, told with its size', () => {
  const outside = saidIn(
    'A 16-by-9-foot terrace above the pond. The bedroom opens to the terrace.',
    'outside',
    'Single family',
  );
  expect(outside.match(/terrace/g)).toHaveLength(1);
  expect(outside).toContain('16-by-9-foot');
});

test('a terrace that a named building offers isn’t the home’s', () => {
  expect(saidIn('Quarry Towers offers two private gardens.', 'outside')).toBe('');
});

test('a ceiling opens a post only if it is high', () => {
  const [tall, high] = ['The loft has 9-foot ceilings.', 'The loft has 15-foot ceilings.'].map(
    (text) => thingsOf(text)[0],
  );
  expect(tall && isPlainThing(tall)).toBe(true);
  expect(high && isPlainThing(high)).toBe(false);
});

test('two balconies and a balcony are the two', () => {
  expect(saidIn('There are two private balconies. The suite opens to a balcony.', 'outside')).toBe(
    'two private balconies',
  );
});

test('a view is never the building’s, unless it is seen from what residents share', () => {
  expect(
    saidIn(
      'Oak floors run throughout. The most wanted line in the building has sunset views. The building has a gym and a doorman.',
      'building',
    ),
  ).toBe('a doorman, a gym');
});

test('a room of the home isn’t the building’s because a later sentence names it', () => {
  const description =
    'A formal library with built-ins is off the hall. The full-service building has a doorman and valet parking. A ladder stands in the library.';
  expect(saidIn(description, 'building')).not.toContain('library');
  expect(saidIn(description, 'inside')).toContain('a formal library');
  expect(
    saidIn('A library is off the hall. The building has a doorman and a shared library.', 'building'),
  ).toContain('library');
});

test('a bath’s floor isn’t the home’s', () => {
  expect(
    saidIn('The guest room has an en suite bath with a pedestal sink and mosaic tile flooring.', 'inside'),
  ).not.toContain('tile');
});

test('what a seller takes along is no thing of the home', () => {
  expect(
    saidIn('Outside are a deck and a fire pit. Please exclude the wine fridge.', 'kitchen', 'Single family'),
  ).toBe('');
});

test('a level isn’t on itself, and a number before its noun is hyphenated', () => {
  const told =
    'The lower level is a finished lower level with a wet bar and a media room. There is a wide two car garage.';
  const things = thingsOf(told, 'Single family');
  for (const { part, said } of things) {
    if (part === 'lower level') expect(said).not.toMatch(/lower level/);
    expect(said).not.toMatch(/lower level .*lower level|two car/);
  }
  expect(things.map(({ said }) => said).join(', ')).toContain('two-car garage');
});

test('an apartment’s one outdoor space has one name, unless the listing tells two in one breath', () => {
  const outside = (text: string) => saidIn(text, 'outside');
  expect(
    outside('The condo has a private rooftop patio. Oak floors lead to a wraparound private terrace.'),
  ).not.toMatch(/patio.*terrace|terrace.*patio/);
  expect(outside('The condo has a private terrace and a balcony off the bedroom.')).toMatch(
    /terrace.*balcony|balcony.*terrace/,
  );
});
