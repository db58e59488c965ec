import { expect, test } from 'vitest';
import { sayPlainly } from './say-plainly.ts';

test.each([
  ['There are three additional bedrooms.', 'There are three more bedrooms.'],
  ['It has a hammock with a canopy or place.', 'It has a hammock with a canopy.'],
  ['The deck has open and views of the pier.', 'The deck has open views of the pier.'],
  ['Cork runs throughout living areas.', 'Cork runs throughout the living areas.'],
  ["There's an additional den.", "There's an extra den."],
  ['The additional bedrooms face the lane.', 'The other bedrooms face the lane.'],
  ["There's additional storage in the shed.", "There's extra storage in the shed."],
  ['The den has ample closet space.', 'The den has plenty of closet space.'],
  ['It has multiple skylights.', 'It has several skylights.'],
  ['The lot is approximately 90 feet deep.', 'The lot is about 90 feet deep.'],
  ['The den easily accommodates a queen-size bed.', 'The den easily fits a queen-size bed.'],
  ['The den is equipped with a bar.', 'The den has a bar.'],
  ['It has a walled yard, complete with a pump.', 'It has a walled yard, with a pump.'],
  ['It has a shed complete with a bench.', 'It has a shed with a bench.'],
  ['The den opens to the hall and is complete with a bar.', 'The den opens to the hall and has a bar.'],
  ['The den is adjacent to the bath.', 'The den is next to the bath.'],
  ['The den is accessed from the hall.', 'The den is reached from the hall.'],
  ['The den has nearly 12-foot ceiling heights.', 'The den has nearly 12-foot ceilings.'],
  ['A tiled stove anchors the den.', "There's a tiled stove in the den."],
])('%s', (written, said) => {
  expect(sayPlainly(written)).toBe(said);
});

test.each([
  // What costs extra, and a thing whose size the word describes.
  'Parking is available for an additional fee.',
  'Two additional monthly charges apply.',
  "There's an ample storage unit.",
  'The den accommodates four looms.',
  'It has an additional approximately 900-square-foot shed.',
  'It has multiple zone heating.',
])('%s stays', (text) => {
  expect(sayPlainly(text)).toBe(text);
});
