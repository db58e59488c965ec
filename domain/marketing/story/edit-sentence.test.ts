import { expect, test } from 'vitest';
import { editSentence } from './edit-sentence.ts';

test.each([
  // Praise before a noun goes, with its joint; the noun and what can be checked stay.
  ['A stunning and sunny loft with rare brick vaults.', 'A sunny loft with brick vaults.'],
  [
    'The home boasts two porches; the suites boast their own baths.',
    'The home has two porches; the suites have their own baths.',
  ],
  ['Meticulously restored in 2019, an exquisite stair leads up.', 'Restored in 2019, a stair leads up.'],
  // Where it carries the sentence, it stays: half a sentence is worse.
  ['It is one of the most coveted blocks in town.', 'It is one of the most coveted blocks in town.'],
  ['The bedrooms have equally stunning views.', 'The bedrooms have equally stunning views.'],
  ['The kitchen is stunning.', 'The kitchen is stunning.'],
  ['Set in a vibrant and desirable harbor town.', 'Set in a harbor town.'],
  // An empty end is cut, an end that says something is not.
  [
    'The deck runs along the whole back of the house, perfect for entertaining.',
    'The deck runs along the whole back of the house.',
  ],
  [
    'The living room has oak floors and tall windows-ideal for gatherings.',
    'The living room has oak floors and tall windows.',
  ],
  [
    'A wall of glass opens the great room, offering views of Larkmere Harbor.',
    'A wall of glass opens the great room, offering views of Larkmere Harbor.',
  ],
  // Shorthand and slips.
  ['Kitchen w/ SS appliances & W/D', 'Kitchen with stainless steel appliances and washer/dryer.'],
  ['Two rooms ,one bath and a 250sqft terrace', 'Two rooms, one bath and a 250 sq ft terrace.'],
  ['The roof hasnt leaked since 2020', "The roof hasn't leaked since 2020."],
  ['Additional highlights include a cedar closet.', 'Highlights include a cedar closet.'],
])('%s', (source, edited) => {
  expect(editSentence(source)).toBe(edited);
});
