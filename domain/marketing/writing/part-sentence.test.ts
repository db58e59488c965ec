import { expect, test } from 'vitest';
import type { Part } from '../story/home-part.ts';
import type { PlacedThing } from '../story/placed-things.ts';
import { nearbySentence, partSentence } from './part-sentence.ts';

const thing = (said: string, part: Part): PlacedThing => ({
  id: said,
  said,
  name: said.replace(/^an? /, ''),
  topic: 'living',
  notability: 3,
  part,
});

test.each<[Part, string[], string]>([
  ['parking', ['a wide two-car garage'], 'There is a wide two-car garage.'],
  ['outside', ['a corner lot'], 'It stands on a corner lot.'],
  ['outside', ['a fire pit', 'a porch'], 'Outside, it has a fire pit and a porch.'],
  ['inside', ['a wet bar', 'a wood stove'], 'Inside, it has a wet bar and a wood stove.'],
  ['updates', ['a new furnace', 'a new roof'], 'Updates include a new furnace and a new roof.'],
])('%s is told in a sentence: %j', (part, said, sentence) => {
  expect(
    partSentence(
      part,
      said.map((one) => thing(one, part)),
    ),
  ).toBe(sentence);
});

test('a part comes before what it has, without a colon', () => {
  for (const part of [
    'inside',
    'outside',
    'kitchen',
    'lower level',
    'building',
    'updates',
    'parking',
  ] as const)
    expect(partSentence(part, [thing('a stove', part), thing('a bench', part)])).not.toMatch(
      /:|^(?:In|On) the | are a stove/,
    );
});

test('one street’s shops are many', () => {
  expect(nearbySentence(['Mill Lane’s bakeries'], 1)).toBe('Mill Lane’s bakeries are close by.');
  expect(nearbySentence(['Quarry Park'], 1)).toBe('Quarry Park is close by.');
});
