import { expect, test } from 'vitest';
import { inOnePlace, nameNeighborhood, neighborhoodOfBuilding } from './name-neighborhood.ts';

test.each([
  ['A loft in the heart of vibrant West Town, by the park.', 'West Town'],
  ['On one of the quietest blocks in the Gold Coast.', 'the Gold Coast'],
  ['Andersonville condo with parking.', 'Andersonville'],
  ["A loft in the heart of Chicago's lively West Loop.", 'the West Loop'],
  [
    "A corner loft in sunny West Loop! It stands by the old canal bridge in Chicago's South Loop.",
    'the West Loop',
  ],
  ['A loft by the ferry in the Old Town/River North neighborhood.', 'River North'],
  ['A loft on the border of Old Town and the Gold Coast.', null],
  ['Minutes to Old Town and the restaurants of Fulton Market.', null],
  ['A short walk to the Lincoln Park Zoo.', null],
])('%s', (text, name) => {
  expect(nameNeighborhood(text, 'Chicago')).toBe(name);
});

test('a part of a neighborhood keeps its side, and a border voids only what meets there', () => {
  expect(nameNeighborhood('A loft two blocks from the lake in East Lakeview.', 'Chicago')).toBe(
    'East Lakeview',
  );
  expect(nameNeighborhood('A loft in East Lakeview, in the heart of Lakeview.', 'Chicago')).toBe('Lakeview');
  const loft = 'The loft stands in Flatiron at the intersection of Old Mill Row and Greenwich Village.';
  expect(nameNeighborhood(loft, 'New York')).toBe('Flatiron');
});

test('what New Yorkers abbreviate is spelled out', () => {
  expect(nameNeighborhood('A condo in a prime UWS location.', 'New York')).toBe('the Upper West Side');
});

test('a building that is called after its neighborhood stands in it, if that is named too', () => {
  const told = 'A loft at Edgewater Quay Towers, near all that Edgewater and Andersonville offer.';
  expect(neighborhoodOfBuilding('in Edgewater Quay Towers', told, 'Chicago')).toBe('Edgewater');
  expect(
    neighborhoodOfBuilding('in Edgewater Quay Towers', 'A loft at Edgewater Quay Towers.', 'Chicago'),
  ).toBeNull();
});

test('a home is in one of two neighborhoods of a kind', () => {
  const told = "It stands by the canal bridge in Chicago's South Loop, near Old Town.";
  expect(inOnePlace(told, 'Chicago', 'the West Loop')).toBe('It stands by the canal bridge, near Old Town.');
  expect(inOnePlace(told, 'Chicago', 'the South Loop')).toBe(told);
  expect(inOnePlace(told, 'Chicago', null)).toBe(told);
});
