import { expect, test } from 'vitest';
import { createOpenStreams } from './open-streams.ts';

const keepOpen = () => {};

test('slots are limited per person and in total, and released once', () => {
  const streams = createOpenStreams({ perPerson: 2, inTotal: 3 });
  const first = streams.take('a', keepOpen);
  expect(streams.take('a', keepOpen)).toBeDefined();
  expect(streams.take('a', keepOpen)).toBeUndefined();
  expect(streams.take('b', keepOpen)).toBeDefined();
  first?.();
  first?.();
  expect(streams.take('c', keepOpen)).toBeDefined();
  expect(streams.take('a', keepOpen), 'a would take what the others have one of').toBeUndefined();
});

test('when all are taken, the person with the most gives one up for someone with fewer', () => {
  const streams = createOpenStreams({ perPerson: 10, inTotal: 20 });
  const closed: string[] = [];
  const take = (userId: string, name = userId) => streams.take(userId, () => closed.push(name));
  for (let n = 0; n < 10; n += 1) take('greedy', `greedy ${n}`);
  for (let n = 0; n < 10; n += 1) take(`person ${n}`);
  expect(take('newcomer')).toBeDefined();
  expect(take('newcomer')).toBeDefined();
  expect(closed).toEqual(['greedy 0', 'greedy 1']);
  expect(take('greedy'), 'no more than anyone else gets').toBeUndefined();
  for (let n = 0; n < 30; n += 1) take(`late ${n}`);
  expect(closed.filter((name) => !/greedy|newcomer/.test(name))).toEqual([]);
});
