import { expect, test } from 'vitest';
import { sayStreet } from './say-street.ts';

test.each([
  ['14 E Juniper St #TOWNHOUSE', '14 East Juniper Street'],
  ['14 E Juniper St #4C', '14 East Juniper Street, unit 4C'],
  ['14 E Juniper St UNIT PENTHOUSE', '14 East Juniper Street, penthouse'],
  ['14 E Juniper St #PH2', '14 East Juniper Street, penthouse 2'],
])('%s is said as %s', (written, said) => {
  expect(sayStreet(written)).toBe(said);
});
