import { expect, test } from 'vitest';
import { groupDigits } from './rules.ts';

test('figures are grouped like the engine’s', () => {
  const figures = [
    0, -0, 7, 12, 123, 1234, 12_345, 123_456, 1_234_567, 10_000_000_000, 999, 1000, 1e15, 1e21,
  ];
  for (const figure of [...figures, ...figures.map((one) => -one), 2.5, 1234.5678, Number.NaN, 1 / 0])
    expect(groupDigits(figure)).toBe(figure.toLocaleString('en-US'));
});
