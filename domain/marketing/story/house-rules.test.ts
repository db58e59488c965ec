import { expect, test } from 'vitest';
import { readLimits, unsaidLimits } from './home-limits.ts';
import { readHouseRules } from './house-rules.ts';

const text =
  'The perfect pied-à-terre. Please note: no pied-à-terres are permitted. Subletting is allowed after 3 years. There is an assessment of $510.20/month in place through December 2027. The assessment covers heat. NO PETS PERMITTED.';

test('rules of the building are told whole in remarks and emails, what is decisive in posts too', () => {
  expect(readHouseRules(text)).toEqual([
    'No pied-à-terres are permitted.',
    'Subletting is allowed after 3 years.',
    'There is an assessment of $510.20/month in place through December 2027.',
    'No pets permitted.',
  ]);
  expect(unsaidLimits(readLimits(text), '')).toBe(
    'No pieds-à-terre. No pets. Assessment: $510.20/month through December 2027.',
  );
  expect(unsaidLimits(readLimits(text), '', true)).toBe(readHouseRules(text).join(' '));
});

test('a walk-up is told with its floor', () => {
  expect(unsaidLimits(readLimits('A sixth-floor walk-up with a roof.'), '')).toBe(
    'It is a sixth-floor walk-up.',
  );
  expect(unsaidLimits(readLimits('It is a walk-up.'), '')).toBe('It is a walk-up.');
});
