import { expect, test } from 'vitest';
import { sayTimeLeft } from './say-time-left.ts';

test.each([
  [0, 'less than a minute left'],
  [60, 'about a minute left'],
  [240, 'about 4 minutes left'],
  [1300, 'about 20 minutes left'],
  [3400, 'about an hour left'],
  [9000, 'about 3 hours left'],
])('%i seconds', (seconds, words) => expect(sayTimeLeft(seconds)).toBe(words));
