import { expect, test } from 'vitest';
import { readFeatures } from './read-features.ts';
import { readScopes } from './read-scopes.ts';

const read = (text: string) =>
  readFeatures(text, 'remark', readScopes([text])[0] ?? 'home').map(
    ({ id, qualifiers }) => [id, ...qualifiers] as const,
  );

test.each([
  'Seconds away from great restaurants including Harlan market, Quill ale house and Lemon tree.',
  'Close to Harlan Books, the Quill ale house and Lemon tree.',
  'Minutes from cafés such as Moss & Co, Fig tree and Lantern.',
  'The block has bakeries like Oma, Harlan and Olive trees.',
])('a name in a list of places nearby is no feature: %s', (text) => {
  expect(read(text).filter(([id]) => id === 'fruit-trees')).toEqual([]);
});

test('what is named among places nearby is nearby, and what the home has stays its own', () => {
  const text = 'There are shops and restaurants, including a bakery with a pizza oven and a fig tree.';
  expect(read(text)).toContainEqual(['fruit-trees', 'nearby']);
  expect(read('The backyard has a fig tree and a stone patio.')).toContainEqual(['fruit-trees']);
  expect(read('The living and dining rooms include fireplaces.')).toContainEqual(['fireplace']);
  expect(read('Out back there is a Lemon tree over the patio.')).toContainEqual(['fruit-trees']);
  expect(read('Just steps to shops and three CTA lines.').map(([id]) => id)).toContain('transit');
});

test('what is like new construction is none', () => {
  const text = 'Rebuilt by its owners, it lives like new construction.';
  expect(read(text).filter(([id, ...limits]) => id === 'new-construction' && limits.length === 0)).toEqual(
    [],
  );
  expect(read('A new construction home on a quiet street.')).toContainEqual(['new-construction']);
});
