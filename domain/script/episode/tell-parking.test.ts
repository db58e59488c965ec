import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { sayParking, tellParking } from './tell-parking.ts';

test.each([
  ['Off Alley, Assigned, On Site', "There's on-site parking off the alley. The space is assigned."],
  ['On Site, Garage Owned, Attached, Garage', "There's an attached garage. The space is owned, not rented."],
  ['Garage - 2 Car, Tandem', "There's a two-car garage. It's tandem, so cars park end to end."],
  ['Garage, Leased', "There's a garage. It's marked leased, so expect to pay for it separately."],
  ['Carport, Driveway', "There's a carport."],
  ['Garage Door Opener, Concrete', undefined],
])('%s is said as people say it', (cells, said) => {
  expect(sayParking(cells)).toBe(said);
});

test('a space that can be had isn’t told as one that comes with the home', () => {
  const [first] = tenHomes;
  if (!first) throw new Error('no home');
  const { features: _, ...plain } = first;
  const told = (description: string) =>
    tellParking(
      [],
      readHome(buildFactSheet(sampleHome({ ...plain, type: 'Condo', parking: 'Garage', description }))),
      new Set(),
    )[0]?.words.statement?.text;
  expect(told('The loft faces the park. Parking available.')).toBe(
    "There's a garage. The listing says available, so ask if the price includes it.",
  );
  expect(told('The loft faces the park.')).toBe("There's a garage.");
});

test.each([
  ['Indoor parking for purchase is in the cellar.', /isn't in the price.*indoor parking for purchase/],
  ['Garage parking is available for an additional $30,000.', /isn't in the price/],
  ['Storage space included. Deeded parking sold separately for 35K.', /isn't in the price/],
  ['Two parking spaces and a cedar closet are available for purchase.', /isn't in the price/],
])('%s is never told as part of the home', (description, said) => {
  const [first] = tenHomes;
  if (!first) throw new Error('no home');
  const { features: _, ...plain } = first;
  const home = readHome(buildFactSheet(sampleHome({ ...plain, description })));
  expect(tellParking([], home, new Set())[0]?.words.statement?.text).toMatch(said);
});

test('a leased garage is told as leased, though the listing only says that there is parking', () => {
  const [first] = tenHomes;
  if (!first) throw new Error('no home');
  const description = 'Residents have garage parking available with valet service.';
  const { features: _, ...plain } = first;
  const sheet = buildFactSheet(sampleHome({ ...plain, type: 'Condo', description }));
  const cells = (value: string) => ({
    ...sheet,
    facts: [
      ...sheet.facts.filter(({ field }) => field !== 'parking'),
      {
        id: 'parking',
        field: 'parking',
        label: 'Parking',
        value,
        aliases: [],
        source: { kind: 'page' as const, excerpt: value },
      },
    ],
  });
  const toldOf = (value: string) =>
    tellParking([], readHome(cells(value)), new Set())[0]?.words.statement?.text;
  expect(toldOf('Attached, Garage, Leased')).toMatch(/marked leased/);
  expect(toldOf('Attached, Garage, Owned')).toBeUndefined();
});

test('parking that costs extra is told as the listing says it', () => {
  const description = 'The apartment has oak floors. Garage parking additional.';
  const [plain] = tenHomes;
  if (!plain) throw new Error('no home');
  const sheet = buildFactSheet(sampleHome({ ...plain, features: [], type: 'Condo', description }));
  expect(tellParking([], readHome(sheet), new Set())[0]?.words.statement?.text).toMatch(
    /isn't in the price.*“garage parking additional.”/,
  );
});

test('a garage for a small car keeps its limit', () => {
  const description = 'There is an attached garage. The garage could hold a small vehicle or firewood.';
  const [plain] = tenHomes;
  if (!plain) throw new Error('no home');
  const home = readHome(buildFactSheet(sampleHome({ ...plain, features: [], parking: '', description })));
  const spots = home.features.filter(({ id }) => id === 'garage').slice(0, 1);
  expect(tellParking(spots, home, new Set())[0]?.words.statement?.text).toBe(
    "There's an attached garage. It would take a small car, the listing says.",
  );
});

test.each([
  [
    'There are two garage spaces.',
    'Garage Owned',
    /^There are two garage spaces\. They're owned, not rented\.$/,
  ],
  ['There are two assigned parking spaces.', 'Assigned', /^There are two assigned parking spaces\.$/],
  [
    'A two-car garage and three parking spaces are included.',
    '',
    /^There's a two-car garage and three parking spaces\. They're included\.$/,
  ],
])('%s is told of all spaces at once', (description, parking, said) => {
  const [plain] = tenHomes;
  if (!plain) throw new Error('no home');
  const home = readHome(
    buildFactSheet(sampleHome({ ...plain, features: [], type: 'Condo', parking, description })),
  );
  expect(tellParking(home.features, home, new Set())[0]?.words.statement?.text).toMatch(said);
});
