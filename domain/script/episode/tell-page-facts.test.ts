import { expect, test } from 'vitest';
import { sayParking } from './tell-page-facts.ts';

test.each([
  ['Off Alley, Assigned, On Site, Owned', 'The page calls the parking assigned, owned and on site.'],
  ['On Site, Garage Owned, Attached, Garage', 'The page lists an attached garage, owned and on site.'],
  ['Carport, Driveway', 'The page lists a carport.'],
  ['Garage Door Opener, Concrete', undefined],
])('%s is said as people say it', (cells, said) => {
  expect(sayParking(cells)).toBe(said);
});
