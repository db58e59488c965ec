import { expect, test } from 'vitest';
import { networks } from '../../marketing/rules.ts';
import { sourceOfAddress } from './rules.ts';

test('every post’s link counts for its network', () => {
  const sources = networks.map((network) => sourceOfAddress(`/listings/x?src=${network}`));
  expect(sources).toEqual([
    'facebook',
    'instagram',
    'x',
    'linkedin',
    'threads',
    'tiktok',
    'google',
    'direct',
  ]);
  // Text messages have a short link.
  expect(sourceOfAddress('/listings/x?src=text')).toBe('text');
  expect(sourceOfAddress('/listings/x?src=elsewhere')).toBe('direct');
});
