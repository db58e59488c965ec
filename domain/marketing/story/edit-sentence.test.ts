import { expect, test } from 'vitest';
import { editSentence } from './edit-sentence.ts';

test.each([
  // Typos carried over from other listings.
  ['The fa ade of the soho mill is brick.', 'The facade of the SoHo mill is brick.'],
  ['A GUT renovated loft faces the pond.', 'A gut-renovated loft faces the pond.'],
  ['Mill + Quarry is a landmark with a bath + den.', 'Mill + Quarry is a landmark with a bath plus den.'],
  ["The suite has it's own bath and a roof top deck.", 'The suite has its own bath and a rooftop deck.'],
  ['There is modern kitchen with an island.', 'There is a modern kitchen with an island.'],
  ['A den whose pocket doorcan be shut is quiet.', 'A den whose pocket door can be shut is quiet.'],
  [
    'It looks over "Mill Court" - a farmhouse that Ada Quill owned.',
    'It looks over "Mill Court"—a farmhouse that Ada Quill owned.',
  ],
  ['It has north- and west-facing views.', 'It has north- and west-facing views.'],
  ["The dressing room (14'11') is paneled.", 'The dressing room (14 ft 11 in) is paneled.'],
  ['The wing can be two rooms again - see original floor plan included.', 'The wing can be two rooms again.'],
  ['The tenant stays until May 2027, rent $5750.', 'The tenant stays until May 2027, rent $5,750.'],
  ['The rent is $5750 per month.', 'The rent is $5,750 per month.'],
  // Praise stays where the agent put it: cutting from the middle breaks the sentence.
  ['A stunning and sunny loft with rare brick vaults.', 'A stunning and sunny loft with rare brick vaults.'],
  ['The heart of the home is the kitchen.', 'The heart of the home is the kitchen.'],
  ['The location is perfect.', 'The location is perfect.'],
  ['Short-term rentals are not permitted.', 'Short-term rentals are not permitted.'],
  // Cut an empty ending, but not one that says something.
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
  // Keep a dash: a comma instead would splice two sentences.
  [
    'The mill - an Ada Quill - designed landmark - faces the pond.',
    'The mill—an Ada Quill-designed landmark—faces the pond.',
  ],
  // Shorthand and typos.
  ['Kitchen w/ SS appliances & W/D', 'Kitchen with stainless steel appliances and washer/dryer.'],
  ['Two rooms ,one bath and a 250sqft terrace', 'Two rooms, one bath and a 250 sq ft terrace.'],
  ["The parlor has 12'ft high ceilings", 'The parlor has 12-foot ceilings.'],
  ['The roof hasnt leaked since 2020', "The roof hasn't leaked since 2020."],
  ['Additional highlights include a cedar closet.', 'Highlights include a cedar closet.'],
])('%s', (source, edited) => {
  expect(editSentence(source)).toBe(edited);
});

test.each([
  [
    'Redone in 2021, the bath is a true standout, featuring a slate tub and a stove.',
    'Redone in 2021, the bath has a slate tub and a stove.',
  ],
  [
    'Outdoor living extends with a walled terrace and a dock by the mill.',
    'Outside are a walled terrace and a dock by the mill.',
  ],
])('%s', (said, edited) => {
  expect(editSentence(said)).toBe(edited);
});

test('a home told by its rooms has the word before it', () => {
  expect(editSentence('2 bed + DEN Penthouse by the mill offers a deck of 1800 sq ft')).toBe(
    'This 2-bedroom plus den penthouse by the mill offers a deck of 1,800 sq ft.',
  );
});
