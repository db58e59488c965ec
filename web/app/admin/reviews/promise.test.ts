import { expect, test } from 'vitest';
import { describePromise } from './promise.ts';

const orderedAt = '2026-03-01T10:00:00Z';
const at = (hours: number) => Date.parse(orderedAt) + hours * 3_600_000;

test.each([
  [0, 'neutral', 'Due in 24 h'],
  [2.5, 'neutral', 'Due in 21 h 30 min'],
  [21, 'warn', 'Due in 3 h'],
  [24.01, 'bad', '1 min past the 24-hour promise'],
  [30, 'bad', '6 h past the 24-hour promise'],
  [24 * 5, 'bad', '4 days past the 24-hour promise'],
])('%s hours after the order', (hours, tone, label) => {
  expect(describePromise({ orderedAt, isDelivered: false }, at(hours))).toEqual({ tone, label });
});

test('a delivered order has kept its promise', () => {
  expect(describePromise({ orderedAt, isDelivered: true }, at(90)).tone).toBe('neutral');
});
