import { expect, test } from 'vitest';
import { createOpenStreams } from './open-streams.ts';

test('slots are limited per person and in total, and released once', () => {
  const streams = createOpenStreams({ perPerson: 2, inTotal: 3 });
  const first = streams.take('a');
  expect(streams.take('a')).toBeDefined();
  expect(streams.take('a')).toBeUndefined();
  expect(streams.take('b')).toBeDefined();
  expect(streams.take('c')).toBeUndefined();
  first?.();
  first?.();
  expect(streams.take('c')).toBeDefined();
  expect(streams.take('a')).toBeUndefined();
});
