import { expect, test } from 'vitest';
import { readFeatures } from './read-features.ts';
import { shortName, tellFeature } from './tell-feature.ts';

const told = (sentence: string) => readFeatures(sentence, 'f', 'home').map(tellFeature);
const short = (sentence: string) => readFeatures(sentence, 'f', 'home').map(shortName);

test('what stands before a slash describes the room before it', () => {
  expect(told('It has a kitchen and a quiet living room/den.')).toContain('a den');
  expect(told('Neighbors have a 24-hour doorman/concierge.')).toContain('a 24-hour concierge');
});

test('a super in a list is a person, and lends nothing to the elevator', () => {
  expect(told('Neighbors have a doorman, live-in super, elevator and bike room.')).toContain('an elevator');
});

test('half of a wood or a metal is another one', () => {
  expect(told('It has wide-plank white-oak floors.')).toEqual(['wide-plank white-oak floors']);
  expect(told('This is a brick-and-timber loft.')).toEqual(['a brick-and-timber loft']);
  expect(short('It has new stainless steel appliances.')).toEqual(['stainless steel appliances']);
  expect(short('The hall has tall leaded glass windows.')).toContain('leaded glass windows');
});

test('two and a half cars have one garage, however it is written', () => {
  for (const size of [
    'Two and half half-car',
    'A two and half-car',
    'Two and a half car',
    'A two-and-a-half-car',
  ])
    expect(told(`${size} detached garage faces the mill.`)).toEqual(['a two-and-a-half-car detached garage']);
});

test('what has no number has no article', () => {
  expect(told('The building has a doorman, dry cleaning, and a gym.')).toContain('dry cleaning');
});

test('how many there are is kept behind a word that nobody knows', () => {
  expect(told('It comes with two separately deeded parking spaces.')).toEqual(['two deeded parking spaces']);
  expect(told('It has two on-site robot-served parking spots.')).toEqual(['two parking spots']);
  expect(told('Two bedrooms sharing skylights face the lane.')).toEqual(['skylights']);
});

test('a view in capitals is no name', () => {
  expect(told('It has an amazing North View.')).toEqual(['a north view']);
  expect(told('It has East River views.')).toEqual(['East River views']);
});

test('what is half private, or made for two cars or three, isn’t told as more', () => {
  expect(told('It has a semi-private entrance.')).toEqual([]);
  expect(told('There is an attached 2-3 car garage.')).toEqual(['an attached 2-to-3-car garage']);
  expect(told('The galley has full sized appliances.')).toContain('full-sized appliances');
});

test('walls, moldings and tiles are several, whatever they are made of', () => {
  const [walls] = readFeatures('It has exposed brick walls.', 'f', 'home');
  expect(walls).toMatchObject({ phrase: 'exposed brick walls', number: 'plural' });
  expect(readFeatures('It has white crown moldings.', 'f', 'home')[0]?.number).toBe('plural');
  expect(readFeatures('It has crown molding.', 'f', 'home')[0]?.number).toBe('mass');
});

test('what opens a sentence loses its capital in the middle of ours', () => {
  expect(told('Second-level patio with a bench.')).toEqual(['a second-level patio with a bench']);
});

test('what a thing is made like belongs to its name', () => {
  expect(told('Next is an oak-paneled library.')).toEqual(['an oak-paneled library']);
  expect(told('Outside is a Danish-inspired courtyard.')).toEqual(['a Danish-inspired courtyard']);
  expect(told('Outside is a New Haven-style courtyard.')).toEqual(['a courtyard']);
});
