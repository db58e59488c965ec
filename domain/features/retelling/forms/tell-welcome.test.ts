import { expect, test } from 'vitest';
import { tellWelcome } from './tell-welcome.ts';

test.each([
  ['Welcome to this sun-filled corner loft with two exposures.', ["It's a corner loft with two exposures"]],
  [
    'Welcome home to this beautifully updated 4-bedroom condo nestled in the very heart of Oldtown.',
    ["It's an updated 4-bedroom condo in Oldtown"],
  ],
  [
    'Welcome to 12 Elm Street, Unit 3B, a gracious three-bedroom apartment on the top floor.',
    ["It's a three-bedroom apartment on the top floor"],
  ],
  [
    'Introducing Mill Court - a boutique loft conversion featuring nine homes.',
    ['Mill Court is a boutique loft conversion with nine homes'],
  ],
  ['Presenting a stunning 1910 brownstone where history meets style.', ["It's a 1910 brownstone"]],
  ['Welcome to Harbor Point, where every day feels like vacation.', []],
  ['Welcome to your new beginning.', []],
  ['The kitchen has an island.', undefined],
])('%s', (sentence, told) => {
  expect(tellWelcome(sentence)).toEqual(told);
});
