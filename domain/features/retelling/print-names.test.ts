import { expect, test } from 'vitest';
import { printNames } from './print-names.ts';

test.each([
  // Known names.
  [
    'The den has an italian range and caesarstone counters.',
    'The den has an Italian range and Caesarstone counters.',
  ],
  ["There's a juliet balcony behind french doors.", "There's a Juliet balcony behind French doors."],
  ['The den has a danish-designed bench.', 'The den has a Danish-designed bench.'],
  ['The den has a restoration hardware bench.', 'The den has a Restoration Hardware bench.'],
  ["It's near the brown line.", "It's near the Brown Line."],
  ["It's near the red and blue line.", "It's near the Red and Blue Lines."],
  ['The mill is between fifth and Harbor Avenues.', 'The mill is between Fifth and Harbor Avenues.'],
  ["It's near Pier Street beach.", "It's near Pier Street Beach."],
  ['The dues include Internet.', 'The dues include internet.'],
  ['The porch has views of the Lake.', 'The porch has views of the lake.'],
  ['A whirlpool tub is in the den.', 'A whirlpool tub is in the den.'],
])('%s', (text, printed) => {
  expect(printNames(text, text)).toBe(printed);
});

test('a capital within the sentence of the listing is that of a name', () => {
  const sentence = 'It sits by the old Quarrel mill, and near Quarrel Park.';
  expect(printNames("It's by the old quarrel mill.", sentence)).toBe("It's by the old Quarrel mill.");
  expect(printNames("It's near Quarrel park.", sentence)).toBe("It's near Quarrel Park.");
});

test('capitals of a headline are no sign of a name', () => {
  const sentence = 'Restful Quarrel Cabin With Cedar Benches';
  expect(printNames("It's a restful cabin.", sentence)).toBe("It's a restful cabin.");
});
