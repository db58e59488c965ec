import { expect, test } from 'vitest';
import { completeSentence, noteOf } from './complete-sentence.ts';
import { isSayable } from './is-sayable.ts';

test.each([
  [
    '40 by 60 metal barn with concrete floor, 3 stalls and tack room.',
    "There's a 40 by 60 metal barn with a concrete floor, three stalls and a tack room.",
  ],
  [
    'Fenced and cross-fenced, stock tank, 10,000-gallon rainwater collection, owned 14 kW solar.',
    "It's fenced and cross-fenced, with a stock tank, 10,000-gallon rainwater collection and owned 14 kW solar.",
  ],
  [
    'Great room with cathedral ceiling, cedar beams and a wood-burning stove.',
    "There's a great room with a cathedral ceiling, cedar beams and a wood-burning stove.",
  ],
  [
    'Kitchen remodeled in 2022: custom alder cabinets, farmhouse sink, dual-fuel range, walk-in pantry.',
    'The kitchen was remodeled in 2022: custom alder cabinets, a farmhouse sink, a dual-fuel range and a walk-in pantry.',
  ],
  [
    'Kitchen: quartz counters, gas range, Bosch dishwasher.',
    'The kitchen has quartz counters, a gas range and a Bosch dishwasher.',
  ],
  ['RV pad and 8-foot fence.', "There's an RV pad and an eight-foot fence."],
  ['Custom built-ins and generous closet space.', 'There are custom built-ins and generous closet space.'],
  ['Pets welcome, 2 max.', 'Pets are welcome, up to two.'],
  [
    '30-amp RV outlet, tankless water heater, EV-ready.',
    "There's a 30-amp RV outlet and a tankless water heater, and it's EV-ready.",
  ],
  ['Native limestone home wrapped in a deep porch.', "It's a native limestone home wrapped in a deep porch."],
  ['Light and airy pool home near the inlet.', "It's a light and airy pool home near the inlet."],
  ['1938 bungalow with a covered porch.', "It's a 1938 bungalow with a covered porch."],
  [
    'Main-floor study and a three-car garage complete the plan.',
    'The main-floor study and a three-car garage complete the plan.',
  ],
  ['Bonus room over garage.', "There's a bonus room over the garage."],
  [
    'Steps to the Brown Line, Second City and the lakefront.',
    "It's steps from the Brown Line, Second City and the lakefront.",
  ],
  [
    'Primary suite has a walk-in closet and a bath with double vanity and steam shower.',
    'The primary suite has a walk-in closet and a bath with a double vanity and a steam shower.',
  ],
  [
    'The kitchen has birch cabinets, a farmhouse sink and induction cooking.',
    'The kitchen has birch cabinets, a farmhouse sink and induction cooking.',
  ],
  [
    '9 Heron Landing Road is an A-frame with 3 bedrooms.',
    '9 Heron Landing Road is an A-frame with three bedrooms.',
  ],
  ['Metal roof 2017.', 'The metal roof dates from 2017.'],
])('%s is said as a sentence', (remark, sentence) => {
  expect(completeSentence(remark)).toBe(sentence);
});

test.each([
  'Lot size 7,405 square feet.',
  'Heating: Forced air, natural gas.',
  'Garage spaces: 3.',
  'HOA fee: $65 per month.',
  'School district: West Ada School District.',
  'Community dock and no flood insurance required.',
  'Unit A rents for $1,450, Unit B vacant.',
])('%s is no sentence, and not made one', (remark) => {
  expect(completeSentence(remark)).toBe('');
  expect(noteOf(remark)).toBeUndefined();
});

test.each([
  'There are 40 by 60 metal barn with concrete floor.',
  "There's a fenced and a cross-fenced, a stock tank, 14 kW solar, an owned.",
  "There's a pets welcome, two max.",
  "There's a lot size 7,405 square feet.",
  "There's heating: Forced air, a natural gas.",
  "There's a garage spaces: three.",
  "There's a compare 16A, sold last year for $1,310,000.",
  "There's views of the lake.",
  'A deck, a patio and.',
  'Barn with stalls.',
])('nobody says "%s"', (sentence) => {
  expect(isSayable(sentence)).toBe(false);
});
