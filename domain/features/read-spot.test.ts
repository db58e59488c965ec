import { expect, test } from 'vitest';
import { readFeatures } from './read-features.ts';

const spotsOf = (sentence: string) =>
  Object.fromEntries(readFeatures(sentence, 'f', 'home').map(({ id, spot }) => [id, spot]));

test('a thing is in the room that the sentence spoke of last', () => {
  const spots = spotsOf(
    'The living room has a wood-burning fireplace and a formal dining room just beyond with walnut floors.',
  );
  expect(spots['wood-fireplace']).toEqual({ room: 'living room', isSure: true });
  expect(spots.hardwood).toEqual({ room: 'dining room', isSure: true });
});

test('behind the list of a room, a thing may be the home’s again', () => {
  const { hardwood } = spotsOf('It offers a family room with a bar, a den, and hardwood floors.');
  expect(hardwood?.isSure).toBe(false);
});

test('what is said of several rooms is in none of them alone', () => {
  const { 'tall-ceilings': ceilings } = spotsOf('The living room, library and kitchen have high ceilings.');
  expect(ceilings?.isSure).toBe(false);
});

test('a room is on a floor, not in another room', () => {
  const spots = spotsOf('The third floor has a den with a gas fireplace and a music room.');
  expect(spots['music-room']).toEqual({ isSure: false, level: 'third floor' });
  expect(spots['gas-fireplace']).toMatchObject({ room: 'den', level: 'third floor' });
});

test('a kitchenette downstairs is no part of the kitchen, and an indoor pool is not outside', () => {
  const topics = readFeatures(
    'The garden level has a kitchenette and an indoor pool, and the family room has a beverage center.',
    'f',
    'home',
  ).map(({ id, topic }) => [id, topic]);
  expect(topics).toEqual(
    expect.arrayContaining([
      ['second-kitchen', 'levels'],
      ['pool', 'levels'],
      ['wine-fridge', 'living'],
    ]),
  );
});

test('a terrace on the list of a suite holds nothing of that list', () => {
  const { 'walk-in-closet': closet } = spotsOf(
    'The primary suite has two windows, a deep soaking tub, terrace, and one walk-in closet.',
  );
  expect(closet).toEqual({ room: 'primary suite', isSure: true });
});

test('a closet behind the bath of a suite is the suite’s', () => {
  const { 'walk-in-closet': closet } = spotsOf(
    'The primary bath offers a double vanity and a walk-in closet.',
  );
  expect(closet?.room).toBe('primary suite');
});

test('the bath named behind the primary suite is its own', () => {
  const spots = spotsOf('The primary suite fits a desk and has a spa-like bath with dual sinks.');
  expect(spots['double-vanity']).toEqual({ room: 'primary bath', isSure: true });
  expect(spotsOf('A second primary bedroom and a bath with dual sinks.')['double-vanity']?.room).toBe('bath');
});

test('what a room looks at has nothing of the room', () => {
  const spots = spotsOf('The primary suite overlooks a courtyard and features two walk-in closets.');
  expect(spots['walk-in-closet']).toEqual({ room: 'primary suite', isSure: true });
});

test('parlor windows are no room', () => {
  const text = 'Details include tall parlor windows, wide-plank floors, exposed beams and exposed brick.';
  expect(spotsOf(text)['exposed-brick']?.room).toBeUndefined();
  expect(readFeatures(text, 'f', 'home').flatMap(({ where }) => where ?? [])).toEqual([]);
});

test('what is in parentheses says nothing of what follows', () => {
  const { hardwood } = spotsOf('It has a washer (with another one downstairs) and oak hardwood floors.');
  expect(hardwood?.level).toBeUndefined();
});
