import { expect, test } from 'vitest';
import { readFeatures } from './read-features.ts';
import { tellFeature } from './tell-feature.ts';

const plain = (sentence: string) =>
  readFeatures(sentence, 'f', 'home')
    .filter(({ qualifiers }) => qualifiers.length === 0)
    .map(tellFeature);

test('what a room is only like, it is not', () => {
  expect(plain('The upper floor was set up like a spare primary suite.')).toEqual([]);
  expect(plain('The den lives almost like a sunroom.')).not.toContain('a sunroom');
  expect(plain('It has a spa-like primary bath with a soaking tub.')).toContain('a soaking tub');
});

test('a conversion that somebody may explore is no second home', () => {
  expect(plain('One idea is a garage conversion to a little ADU.')).toEqual(['a garage']);
});

test('wires for a thing are not the thing', () => {
  expect(plain('There is surround sound wiring and a gas fireplace.')).toEqual(['a gas fireplace']);
  expect(plain('It comes with a surround sound system.')).toEqual(['a surround sound system']);
});

test('skills for a garden are no garden', () => {
  expect(plain('The rear patio is a chance to practice your container garden skills.')).toEqual([
    'a rear patio',
  ]);
  expect(plain('Tea, toast and your first container garden.')).toEqual([]);
  expect(plain('Here is your chance to own a house with a planted garden.')).toEqual(['a planted garden']);
});

test('valet garage parking is parking, told whole', () => {
  const [found] = readFeatures('Residents have 24-hour valet garage parking.', 'f', 'building');
  expect(found && tellFeature(found)).toBe('24-hour valet garage parking');
});
