import { expect, test } from 'vitest';
import { namePrimary } from './name-primary.ts';

test('the bedroom behind a primary suite is the primary one', () => {
  const alone = 'In the bedroom, a stove stands by the window.';
  const whole = `The primary suite faces the orchard. ${alone}`;
  expect(namePrimary(alone, whole)).toBe('In the primary bedroom, a stove stands by the window.');
  expect(namePrimary(alone, `The loft is sunny. ${alone}`)).toBe(alone);
});
