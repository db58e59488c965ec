import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { sayPaidParking, sayParking, spotIn, termIn } from './say-parking.ts';
import { tellParking, tellSpot } from './tell-parking.ts';
import type { Telling } from './telling.ts';

test.each([
  ['Off Alley, Assigned, On Site', /^There's assigned parking off the alley\.$/],
  ['On Site, Garage Owned, Attached, Garage', /attached garage.*\b(?:owned|own)\b/],
  ['Garage - 2 Car, Tandem', /two-car garage.*tandem/],
  ['Garage, Leased', /garage.*marked leased/],
  ['On Site, Deeded, Detached, Garage', /detached garage.*deeded|deeded.*detached garage/],
  ['Carport, Driveway', /^There's a carport\.$/],
])('%s is said as people say it', (cells, said) => {
  const term = termIn(cells);
  const spot = spotIn(cells, term);
  if (!spot) throw new Error('nowhere to park');
  for (const seed of ['a', 'b', 'c', 'd', 'e']) expect(sayParking(spot, { term, seed })).toMatch(said);
});

test('an opener and a floor are no place to park', () => {
  expect(spotIn('Garage Door Opener, Concrete', undefined)).toBeUndefined();
});

test('what is included and on which terms is one sentence', () => {
  const spot = { name: 'a walled garage', areMany: false };
  expect(sayParking(spot, { term: 'owned', includedIn: 'in the price', seed: 'a' })).toBe(
    "A walled garage is included in the price, and it's owned, not rented.",
  );
});

test.each([
  [
    'deeded parking sold separately',
    'Deeded parking sold separately for 35K.',
    'Deeded parking is sold separately, for $35,000.',
  ],
  ['garage parking additional', 'Garage parking additional.', 'Garage parking is extra.'],
  [
    'indoor parking spaces for rent',
    'Indoor parking spaces for rent.',
    'Indoor parking spaces are for rent.',
  ],
])('“%s” is told with its price', (offer, sentence, said) => {
  expect(sayPaidParking(offer, sentence, 'a')).toMatch(
    new RegExp(`in the price\\. ${said.replace(/[.$]/g, '\\$&')}$`),
  );
});

test.each([
  // Somebody else's space isn't the seller's to sell.
  ['parking spaces available for rent', 'Parking spaces available for rent by other owners.'],
  // Which of the two prices?
  ['parking for purchase', 'Indoor $30,000 or outdoor $20,000 parking for purchase.'],
])('“%s” isn’t retold where its terms would be lost', (offer, sentence) => {
  expect(sayPaidParking(offer, sentence, 'a')).toBeUndefined();
});

const plainHome = (facts: object) => {
  const [plain] = tenHomes;
  if (!plain) throw new Error('no home');
  return readHome(
    buildFactSheet(
      sampleHome({
        ...plain,
        features: [],
        type: 'Condo',
        description: 'The loft faces the park.',
        ...facts,
      }),
    ),
  );
};
const sentence = (text: string): Telling => ({
  opener: 'open-parking',
  parts: ['say-sentence'],
  words: { sentence: { text, factIds: ['said'] } },
  features: [],
});
const textsOf = (tellings: readonly Telling[]) =>
  tellings.map(({ words }) => (words.sentence ?? words.statement)?.text);

test('a sentence about parking is told once, with the term that only the page names', () => {
  const home = plainHome({ parking: 'Assigned, On Site' });
  expect(textsOf(tellParking([sentence('There is gated parking.')], [], home, new Set()))).toEqual([
    "There is gated parking. It's assigned.",
  ]);
  // Behind a list, it would seem to be about the shed.
  expect(textsOf(tellParking([sentence('There is gated parking and a shed.')], [], home, new Set()))).toEqual(
    ['There is gated parking and a shed.'],
  );
});

test('a garage nearby comes behind the home’s own', () => {
  const told = tellParking(
    [sentence('Rental parking is available next door.')],
    [],
    plainHome({ parking: 'Carport' }),
    new Set(),
  );
  expect(textsOf(told)).toEqual(["There's a carport.", 'Rental parking is available next door.']);
  expect(told[1]?.isMore).toBe(true);
});

test('a charger is told with the place for the car, and isn’t one', () => {
  const home = plainHome({ parking: 'Carport', description: 'The home has an EV charger.' });
  const charger = home.features.filter(({ id }) => id === 'ev-charger');
  expect(textsOf(tellSpot(charger, home, new Set()))).toEqual([
    "There's a carport. There's an EV charger, too.",
  ]);
});

test('a space that can be had isn’t told as one that comes with the home', () => {
  const [first] = tenHomes;
  if (!first) throw new Error('no home');
  const { features: _, ...plain } = first;
  const told = (description: string) =>
    tellSpot(
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
  [
    'Indoor parking for purchase is in the cellar.',
    /in the price\. Indoor parking is available for purchase/,
  ],
  ['Storage space included. Deeded parking sold separately for 35K.', /in the price\./],
  ['Two parking spaces and a cedar closet are available for purchase.', /in the price\./],
])('%s is never told as part of the home', (description, said) => {
  const [first] = tenHomes;
  if (!first) throw new Error('no home');
  const { features: _, ...plain } = first;
  const home = readHome(buildFactSheet(sampleHome({ ...plain, description })));
  expect(tellSpot([], home, new Set())[0]?.words.statement?.text).toMatch(said);
});

test('what the parking costs is told once', () => {
  const home = plainHome({ description: 'Garage parking is available for an additional $30,000.' });
  expect(home.conditions.map(({ aliases }) => aliases[0])).toContain('parking-price');
  expect(tellSpot([], home, new Set())).toEqual([]);
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
  const toldOf = (value: string) => tellSpot([], readHome(cells(value)), new Set())[0]?.words.statement?.text;
  expect(toldOf('Attached, Garage, Leased')).toMatch(/marked leased/);
  expect(toldOf('Attached, Garage, Owned')).toBeUndefined();
});

test('parking that costs extra is told as the listing says it', () => {
  const description = 'The apartment has oak floors. Garage parking additional.';
  const [plain] = tenHomes;
  if (!plain) throw new Error('no home');
  const sheet = buildFactSheet(sampleHome({ ...plain, features: [], type: 'Condo', description }));
  expect(tellSpot([], readHome(sheet), new Set())[0]?.words.statement?.text).toMatch(
    /in the price\. Garage parking is extra\.$/,
  );
});

test('a garage for a small car keeps its limit', () => {
  const description = 'There is an attached garage. The garage could hold a small vehicle or firewood.';
  const [plain] = tenHomes;
  if (!plain) throw new Error('no home');
  const home = readHome(buildFactSheet(sampleHome({ ...plain, features: [], parking: '', description })));
  const spots = home.features.filter(({ id }) => id === 'garage').slice(0, 1);
  expect(tellSpot(spots, home, new Set())[0]?.words.statement?.text).toBe(
    "There's an attached garage. It would take a small car, the listing says.",
  );
});

test.each([
  [
    'There are two garage spaces.',
    'Garage Owned',
    /^There are two garage spaces, and they're owned, not rented\.$/,
  ],
  ['There are two assigned parking spaces.', 'Assigned', /^There are two assigned parking spaces\.$/],
  [
    'A two-car garage and three parking spaces are included.',
    '',
    /^A two-car garage and three parking spaces are included\.$/,
  ],
])('%s is told of all spaces at once', (description, parking, said) => {
  const [plain] = tenHomes;
  if (!plain) throw new Error('no home');
  const home = readHome(
    buildFactSheet(sampleHome({ ...plain, features: [], type: 'Condo', parking, description })),
  );
  expect(tellSpot(home.features, home, new Set())[0]?.words.statement?.text).toMatch(said);
});
