import { expect, test } from 'vitest';
import { platformOptions } from './platform-options.ts';

test('the test tool offers every platform with the size of its picture', () => {
  expect(platformOptions.map(({ label }) => label)).toEqual([
    'Promotional, 1080 × 1080',
    'Facebook, 1200 × 630',
    'Instagram, 1080 × 1350',
    'X, 1200 × 630',
    'LinkedIn, 1200 × 630',
    'Story, 1080 × 1920',
    'TikTok, 1080 × 1920',
    'YouTube, 1280 × 720',
  ]);
});
