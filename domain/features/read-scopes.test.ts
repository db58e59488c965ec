import { expect, test } from 'vitest';
import { readScopes } from './read-scopes.ts';

test('a paragraph about the building goes on until the home is spoken of again', () => {
  expect(
    readScopes([
      'The kitchen has an island.',
      'The building has a full-time doorman.',
      'There is also a landscaped roof terrace.',
      'The apartment has high ceilings.',
      'Steps from the park and the train.',
      'Imagine a wine cellar below.',
    ]),
  ).toEqual(['home', 'building', 'building', 'home', 'area', 'imagined']);
});
