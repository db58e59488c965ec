import { expect, test } from 'vitest';
import { retellSentence } from './retell-sentence.ts';

test.each<[string, string[]]>([
  // A name keeps a word that is praise elsewhere.
  ['The den overlooks vibrant Grand Avenue.', ['The den overlooks Grand Avenue.']],
  [
    'The building has a porter, live-in super, two gyms, and a bench.',
    ['The building has a porter, a live-in super, two gyms and a bench.'],
  ],
  ['A long and gracious hall leads to the den.', ['A long hall leads to the den.']],
  [
    'There is a second bedroom with a tub, along with a laundry room.',
    ["There's a second bedroom with a tub, plus a laundry room."],
  ],
  ['A den with a stove is complemented by two bays.', []],
  // A year takes no article.
  ['A wing in 1931 added the pantry and a bench.', ['A wing in 1931 added the pantry and a bench.']],
  ['The attic may serve as the perfect studio.', ['The attic may serve as a studio.']],
  ['Nearly every room has a cedar closet.', ['Nearly every room has a cedar closet.']],
  // Both limits stay.
  [
    'Grills and dogs are allowed; smoking is not permitted.',
    ['Grills and dogs are allowed.', 'Smoking is not permitted.'],
  ],
  [
    'The attic has been rewired, the boiler replaced, and the roof patched.',
    ['The attic has been rewired, the boiler replaced, and the roof patched.'],
  ],
  // What's true only of the last item isn't true of the first.
  ['New washer and dryer; parking included.', ["There's a new washer and dryer."]],
  ['Two attic bedrooms have views and share a tiled bath.', ['Two attic bedrooms share a tiled bath.']],
  ['The loft is a 2-bedroom, 2.1 bath duplex.', ["It's a 2-bedroom, 2.5-bath duplex."]],
  ['The den has (2) cedar closets.', ['The den has two cedar closets.']],
  [
    'The attic has a bath with twin sinks and cedar bench.',
    ['The attic has a bath with twin sinks and a cedar bench.'],
  ],
  ['The deck has a grill, a sink, a bench, a firepit.', ['The deck has a grill, a bench and a firepit.']],
  [
    'An elevator serves all levels, including the top floor, which has a den, a tiled bath with twin sinks, a cedar bench and two skylights.',
    [
      'An elevator serves all levels.',
      'The top floor has a den, a tiled bath with twin sinks, a cedar bench and two skylights.',
    ],
  ],
  [
    'The kitchen has steel appliances, including a Hart range, a Bosch oven and cork floors.',
    [
      'The kitchen has steel appliances.',
      'The appliances include a Hart range and a Bosch oven.',
      'The kitchen has cork floors.',
    ],
  ],
  // Who owns the list.
  [
    'The stairs lead up to a wide attic studio and to a tiled bath with a stone tub, twin sinks, a long bench, and two tall windows over the canal.',
    [
      'The stairs lead up to a wide attic studio and to a tiled bath.',
      'The tiled bath has a stone tub, twin sinks, a long bench and two tall windows over the canal.',
    ],
  ],
  [
    'The stairs lead to the ninth floor, where a den has a cedar bar, a stone sink, a bench, three skylights and two bay windows over the canal.',
    [
      'The stairs lead to the ninth floor.',
      'On the ninth floor, a den has a cedar bar, a stone sink and a bench.',
      'On the ninth floor, a den has three skylights and two bay windows over the canal.',
    ],
  ],
  [
    'Elm Bakery, the Tin Cup, Mill Books, a florist, and the ferry are two blocks away.',
    [
      'Elm Bakery, the Tin Cup and Mill Books are two blocks away.',
      'A florist and the ferry are two blocks away.',
    ],
  ],
  [
    'The attic opens to a large, inviting deck and has two cedar benches.',
    ['The attic opens to a large deck and has two cedar benches.'],
  ],
  // The cooler may be part of the bar.
  [
    'The den has a long wet bar with dark green cork shelves and brass rails, pale cedar cabinetry with slate pulls, a stone sink, and a cooler.',
    [
      'The den has a long wet bar with dark green cork shelves and brass rails, pale cedar cabinetry with slate pulls, and a stone sink.',
    ],
  ],
  ['Early buyers may choose finishes including cork floors and slate.', []],
  ['Washer/dryers are allowed in units.', ['Washers and dryers are allowed in units.']],
  [
    'The den has a bay overlooking tree-lined street.',
    ['The den has a bay overlooking a tree-lined street.'],
  ],
  ['The attic has undergone a renovation...cork floors, slate.', ['The attic has undergone a renovation.']],
  ['Amenities include a doorman (9AM – midnight, 6 days a week), an elevator and a gym.', []],
  ['The ferry lines include the 2, K, M, P, Q, and T.', []],
  ['The loft has a cellar with space for kayaks.', ['It has a cellar with space for kayaks.']],
  ['The loft features one laundry room with two sinks.', ['It has one laundry room with two sinks.']],
  ['The parking fee is $40/month.', ['The parking fee is $40 a month.']],
])('%s', (sentence, told) => {
  expect(retellSentence(sentence)).toEqual(told);
});
