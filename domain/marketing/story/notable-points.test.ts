import { expect, test } from 'vitest';
import type { Feature } from '../../features/feature.ts';
import { readFeatures } from '../../features/read-features.ts';
import { hookWorth } from './hook-worth.ts';
import { buildingPoints, notablePoints } from './notable-points.ts';

const town = { isDense: false, isHouse: true };
const city = { isDense: true, isHouse: false };
const feature = (id: string, phrase: string, more: Partial<Feature> = {}) =>
  ({
    id,
    phrase,
    noun: phrase,
    topic: 'living',
    notability: 3,
    number: 'singular',
    qualifiers: [],
    factId: 'a',
    matched: phrase,
    ...more,
  }) as Feature;
const told = (features: Feature[], excerpt = 'It has them.') => ({
  features,
  remarks: [{ id: 'a', source: { excerpt } }] as never,
});

test('a reason to come is rare and cared for; what every home has is none', () => {
  for (const [id, phrase] of [
    ['fireplace', 'fireplace'],
    ['hardwood', 'oak floors'],
    ['big-windows', 'large windows'],
    ['closets', 'closets'],
    ['central-air', 'central air'],
    ['tall-ceilings', 'high ceilings'],
  ] as const)
    expect(hookWorth({ id, phrase }, city), phrase).toBe(0);
  expect(hookWorth({ id: 'tall-ceilings', phrase: '14-foot ceilings' }, city)).toBeGreaterThan(3);
  expect(hookWorth({ id: 'garage', phrase: 'garage' }, city)).toBeGreaterThan(
    hookWorth({ id: 'garage', phrase: 'garage' }, town) + 1,
  );
  expect(hookWorth({ id: 'views', phrase: 'skyline views' }, city)).toBeGreaterThan(
    hookWorth({ id: 'views', phrase: 'open views' }, city),
  );
});

test('the best comes first, with the view from it, and each thing once', () => {
  const points = notablePoints(
    told([
      feature('exposed-brick', 'exposed brick', { number: 'mass' }),
      feature('roof-deck', 'roof deck'),
      feature('deck', 'deck'),
      feature('views', 'views of the harbor', { number: 'plural', where: 'from the roof deck' }),
      feature('patio', 'patio'),
    ]),
    city,
  );
  expect(points.map(({ said }) => said)).toEqual(['a roof deck with views of the harbor', 'exposed brick']);
});

test('a name is no thing of the home, and neither is a park’s size', () => {
  expect(hookWorth({ id: 'acreage', phrase: '9-acre' }, city)).toBe(0);
  expect(hookWorth({ id: 'acreage', phrase: '12 acres' }, town)).toBeGreaterThan(4);
  expect(
    notablePoints(told([feature('acreage', '72 acres')], 'It stands on .72 acres by the creek.'), town),
  ).toEqual([]);
  expect(
    notablePoints(told([feature('views', 'views of the bay are wide', { number: 'plural' })]), city),
  ).toEqual([]);
  const decks = [feature('roof-deck', 'roof decks', { number: 'plural' })];
  expect(notablePoints(told(decks, 'All penthouse homes have roof decks.'), city)).toEqual([]);
  const garden = [feature('sunroom', 'conservatory', { matched: 'Conservatory' })];
  expect(notablePoints(told(garden, 'It looks over the Hollis Park Conservatory.'), city)).toEqual([]);
});

test('what could be, or is the building’s, is no point of the home', () => {
  const deck = [feature('roof-deck', 'roof deck')];
  expect(notablePoints(told(deck, 'The plan could add a roof deck.'), city)).toEqual([]);
  expect(notablePoints(told(deck, 'The building has a roof deck.'), city)).toEqual([]);
  const shared = [feature('roof-deck', 'roof deck', { qualifiers: ['shared'] })];
  expect(notablePoints(told(shared), city)).toEqual([]);
  expect(buildingPoints(told(shared)).map(({ said }) => said)).toEqual(['a roof deck']);
});

test('what sells comes before where the car goes, and before brick', () => {
  const lead = (text: string) => {
    const features = readFeatures(text, 'a', 'home');
    const remarks = [{ id: 'a', source: { excerpt: text } }];
    return notablePoints({ features, remarks, text } as never, city)[0]?.said;
  };
  expect(lead('The mill has heated garage parking and a private balcony with sunset views.')).toMatch(
    /balcony/,
  );
  expect(lead('The hall has exposed brick and a working fireplace.')).toBe('a working fireplace');
  expect(lead('The hall has exposed brick and 10.5-foot ceilings.')).toBe('10.5-foot ceilings');
  expect(lead('It has a key-locked elevator and a private terrace.')).toBe('a private terrace');
  expect(lead('There are three off-street parking spaces and a walled garden.')).toMatch(/garden/);
  // One room's contents say nothing about what it opens to.
  expect(lead('The hall easily accommodates a long table and flows to a private balcony.')).toMatch(
    /balcony/,
  );
});
