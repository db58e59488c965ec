import { expect, test } from 'vitest';
import { goesBeyond } from './goes-beyond.ts';

test.each([
  ['laundry', "There's a washer in the hall, plus a tiled fireplace."],
  ['closets', 'There are cedar closets, cork floors throughout and a slate bathroom.'],
  ['light', 'It has two exposures, three balconies and cork floors.'],
  ['fireplace', "There's a brick fireplace, deep closets and a long shelf."],
  ['laundry', 'A washer, a fan and a parking spot are included.'],
  ['climate', 'Inside, there are heat pumps and a walk-in closet.'],
  ['lift', "There's an elevator and a brass doorbell."],
  ['kitchen', 'It has an eat-in kitchen, two dens and a gym.'],
  ['laundry', "It's equipped with a washer, a bedroom with a closet and a long shelf."],
  ['storage', 'Amenities include a storage unit and central air.'],
  ['fireplace', 'It has a brick fireplace, plus a brass doorbell.'],
  ['finishes', "There's a gate and a laundry room with a pantry."],
  ['parking', 'There are two outdoor living spaces.'],
  ['baths', "There's a mud room."],
])('an answer about %s goes beyond it: %s', (question, text) => {
  expect(goesBeyond(question, text)).toBe(true);
});

test.each([
  ['laundry', "There's a washer and dryer in a closet off the hall."],
  ['climate', "There's central heating and cooling, plus heated floors."],
  ['closets', 'There are cedar closets and a storage room.'],
  ['baths', 'The bath has a tub, cork floors and a window.'],
  ['lift', "There's an elevator to every floor."],
  ['finishes', 'Cork throughout, with slate in the hall.'],
  ['parking', 'There are two spaces behind the house.'],
  ['baths', "There's a claw-foot tub."],
  ['climate', 'There are heat pumps and a brass dial.'],
  ['details', "There's a brick fireplace, deep closets and a garage."],
])('an answer about %s stays with it: %s', (question, text) => {
  expect(goesBeyond(question, text)).toBe(false);
});
