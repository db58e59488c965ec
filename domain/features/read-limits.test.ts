import { expect, test } from 'vitest';
import { readFeatures } from './read-features.ts';
import { tellFeature } from './tell-feature.ts';

const told = (sentence: string) => readFeatures(sentence, 'f', 'home').map(tellFeature);

test.each([
  ['Hardwood flooring throughout the main living areas.', 'hardwood flooring in the main living areas'],
  ['Hardwood floors flow throughout three quiet bedrooms.', 'hardwood floors in the bedrooms'],
  ['It has hardwood floors throughout the upper level.', 'hardwood floors on the upper level'],
  ['It has hardwood floors throughout.', 'hardwood floors throughout'],
  ['They redid the heated floors of the lower level.', 'heated floors on the lower level'],
  [
    'Two more bedrooms face the lane - one boasting custom built-ins.',
    'custom built-ins in one of the bedrooms',
  ],
  ['Central air on the upper floors and a stove below.', 'central air on the upper floors'],
  ['There is a steam shower in primary bath.', 'a steam shower in the primary bath'],
  ['There are walk-in closets in the foyer.', 'walk-in closets in the foyer'],
  ['You get built-in shelves in the 4th bedroom.', 'built-in shelves in the fourth bedroom'],
])('%s is told with its place', (sentence, said) => {
  expect(told(sentence)).toContain(said);
});

test('behind a semicolon, the next thing of a list is nowhere in particular', () => {
  const [, fireplaces] = readFeatures(
    'Highlights: dry basement with new pipes; seven wood-burning fireplaces; a slate roof.',
    'f',
    'home',
  );
  expect(fireplaces?.spot).toBeUndefined();
});

test('a room is in no bedroom', () => {
  expect(told('Two more bedrooms with window seats, laundry room and a porch.')).toContain('a laundry room');
});

test('two things in one bath are both in it', () => {
  expect(told('It has heated floors & soaking tub in primary bath.')).toContain(
    'heated floors in the primary bath',
  );
  expect(told('It has heated floors and a steam shower.')).toContain('heated floors');
});
