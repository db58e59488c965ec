import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test.each([
  ['14 Heron Point Road, Larkmere, VT', '14-heron-point-road-larkmere-vt-podcast.mp3'],
  ['9½ Cañón Rd. #4', '91-2-canon-rd-4-podcast.mp3'],
  ['—', 'listing-podcast.mp3'],
  ['x'.repeat(99), `${'x'.repeat(60)}-podcast.mp3`],
])('a download of %s is %s', (home, name) => {
  expect(fileName(home, 'podcast.mp3')).toBe(name);
});
