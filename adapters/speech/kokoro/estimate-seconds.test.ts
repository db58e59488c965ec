import { expect, test } from 'vitest';
import { estimateSeconds } from './estimate-seconds.ts';

test('letters and pauses take time, and one voice is a little quicker', () => {
  const plain = estimateSeconds('Nine short words that nobody has to think about.', 'af_heart');
  expect(plain).toBeGreaterThan(2);
  expect(plain).toBeLessThan(4);
  expect(estimateSeconds('Nine short words, that nobody, has to think about.', 'af_heart')).toBeGreaterThan(
    plain,
  );
  expect(estimateSeconds('Nine short words that nobody has to think about.', 'am_michael')).toBeGreaterThan(
    plain,
  );
  expect(estimateSeconds('', 'af_heart')).toBeGreaterThan(0);
});
