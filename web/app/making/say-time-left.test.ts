import { expect, test } from 'vitest';
import { sayTimeLeft } from './say-time-left.ts';

test.each([
  [0, 'Less than a minute left'],
  [60, 'About a minute left'],
  [240, 'About 4 minutes left'],
  [1300, 'About 20 minutes left'],
  [3400, 'About an hour left'],
  [9000, 'About 3 hours left'],
])('%i seconds', (seconds, words) => expect(sayTimeLeft(seconds)).toBe(words));
