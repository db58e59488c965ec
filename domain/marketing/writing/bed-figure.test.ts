import { expect, test } from 'vitest';
import type { HomeFacts } from '../facts/home-facts.ts';
import { bedFigure } from './bed-figure.ts';

test.each([
  [2, 'A loft by the mill.', '2 beds'],
  [2, 'A 2 bed + DEN loft by the mill.', '2 beds + den'],
  [1, 'A 1 bedroom plus a den by the mill.', '1 bed + den'],
  [2, 'The den by the stairs is paneled.', '2 beds'],
  [0, 'A studio by the mill.', 'Studio'],
  [null, 'A junior one-bedroom by the mill.', 'Junior 1-bed'],
  [null, 'A mill.', null],
])('%s: %s', (beds, description, said) => {
  expect(bedFigure({ beds, description } as HomeFacts)).toBe(said);
});
