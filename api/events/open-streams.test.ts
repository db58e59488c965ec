import { expect, test } from 'vitest';
import { createOpenStreams } from './open-streams.ts';

test('a place is given per person and for all, and given back once', () => {
  const places = createOpenStreams({ perPerson: 2, forAll: 3 });
  const first = places.take('a');
  expect(places.take('a')).toBeDefined();
  expect(places.take('a')).toBeUndefined();
  expect(places.take('b')).toBeDefined();
  expect(places.take('c')).toBeUndefined();
  first?.();
  first?.();
  expect(places.take('c')).toBeDefined();
  expect(places.take('a')).toBeUndefined();
});
