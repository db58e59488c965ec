import { expect, test } from 'vitest';
import { editSentence } from './edit-sentence.ts';

test.each([
  // Praise stays where the agent put it: what is cut out of the middle breaks the sentence.
  ['A stunning and sunny loft with rare brick vaults.', 'A stunning and sunny loft with rare brick vaults.'],
  ['The heart of the home is the kitchen.', 'The heart of the home is the kitchen.'],
  ['The location is perfect.', 'The location is perfect.'],
  ['Short-term rentals are not permitted.', 'Short-term rentals are not permitted.'],
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
  [
    'Fresh paint and oak floors make the whole upper level a warm, inviting place.',
    'Fresh paint and oak floors make the whole upper level a warm, inviting place.',
  ],
  // A dash stays one; a comma in its place splices two sentences.
  [
    'The mill - an Ada Quill - designed landmark - faces the pond.',
    'The mill—an Ada Quill-designed landmark—faces the pond.',
  ],
  // Shorthand and slips.
  ['Kitchen w/ SS appliances & W/D', 'Kitchen with stainless steel appliances and washer/dryer.'],
  ['Two rooms ,one bath and a 250sqft terrace', 'Two rooms, one bath and a 250 sq ft terrace.'],
  ["The parlor has 12'ft high ceilings", 'The parlor has 12-foot ceilings.'],
  ['The roof hasnt leaked since 2020', "The roof hasn't leaked since 2020."],
  ['Additional highlights include a cedar closet.', 'Highlights include a cedar closet.'],
])('%s', (source, edited) => {
  expect(editSentence(source)).toBe(edited);
});
