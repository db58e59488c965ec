import { expect, test } from 'vitest';
import { gleanSentence } from './glean-sentence.ts';

test.each<[string, string[]]>([
  // Who owns the things.
  [
    "The cook's kitchen is a baker's dream, outfitted with cedar cabinets, a slate island, a copper sink, two ovens, a wine fridge and a pantry.",
    [
      'The kitchen has cedar cabinets, a slate island and a copper sink.',
      'The kitchen has two ovens, a wine fridge and a pantry.',
    ],
  ],
  [
    'Bathed in light, the attic library stuns with a cedar bench and a brick hearth.',
    ['The attic library has a cedar bench and a brick hearth.'],
  ],
  [
    'Upstairs, the primary suite feels like an escape, complete with a cedar closet.',
    ['Upstairs, the primary suite has a cedar closet.'],
  ],
  // Another room's things.
  ['The den opens to a porch with a grill and dazzles all who dream.', ['The den opens to a porch.']],
  ['The den is next to the library, with a cedar bench.', []],
  // Limits keep us from using a list.
  ['The lobby delights with a sauna and a gym, which may be used for a fee.', []],
  ['With a wink to the past, the den could be outfitted with a cedar bar.', []],
  ["Outside your door, Quarrel Park has some of the city's best amenities: Tully Pier and Marlow Pond.", []],
  ['Imagine the den, complete with a cedar bar and a sink.', []],
  ['The kitchen stuns with cedar cabinets and a potential island.', ['The kitchen has cedar cabinets.']],
  // A room named anywhere, with its list right after.
  [
    'A feast awaits in the eat-in kitchen, boasting a slate island and a copper sink.',
    ['The eat-in kitchen has a slate island and a copper sink.'],
  ],
  ['Dreams begin in one of the bedrooms featuring a cedar bench, they say.', []],
  [
    'A world awaits past a paneled library with a brick hearth, made for dreams.',
    ["There's a paneled library with a brick hearth."],
  ],
  // A suite has its own bath.
  [
    'Dream on in the primary suite, complete with two cedar closets and a tiled bathroom featuring heated slate floors, a rain shower, and a teak bench.',
    [
      'The primary suite has two cedar closets, a tiled bathroom with heated slate floors, a rain shower and a teak bench.',
    ],
  ],
  // The next room in a list doesn't belong to the first.
  [
    'Summer begins on a walled patio with a grill, a screened porch and a dream of a yard.',
    ["There's a walled patio with a grill."],
  ],
  // The opener says what the home has.
  [
    'With two brick hearths and a cedar deck, this loft is a dream come true.',
    ['It has two brick hearths and a cedar deck.'],
  ],
  // The subject first, or the room after the verb.
  [
    'A cedar bench and a brick hearth lend warmth to the den.',
    ['The den has a cedar bench and a brick hearth.'],
  ],
  ['Copper sconces and slate floors elevate the home.', ['There are copper sconces and slate floors.']],
  ['Completing the lower level is a cedar sauna.', ['The lower level has a cedar sauna.']],
  [
    'Roof deck: a grill, two benches and a pergola.',
    ['The roof deck has a grill, two benches and a pergola.'],
  ],
  [
    'A dream suite of amenities includes a sauna, a gym and a bike room.',
    ['Amenities include a sauna, a gym and a bike room.'],
  ],
  ['Every day residents can enjoy a cedar sauna and a gym.', ['Residents have a cedar sauna.']],
  ['Tall windows capture sweeping harbor views for the ages.', ['There are tall windows with harbor views.']],
  // What it is, and where.
  ['Fall for this corner two-bedroom loft and never look back.', ["It's a corner two-bedroom loft."]],
  [
    '9 Elm Street is a coveted 12-unit brick co-op that inspires.',
    ['9 Elm Street is a 12-unit brick co-op.'],
  ],
  ['Nestled on a quiet lane in Oldtown.', ["It's on a quiet lane in Oldtown."]],
  [
    'The attic den flows effortlessly into the library, a dream for hosts.',
    ['The attic den opens to the library.'],
  ],
  // A room's possible contents don't exist yet, and paid extras are left out.
  ['The excavated cellar is finished, offering space for a gym, a sauna, or a den.', []],
  ['The lobby dazzles, for a fee, with a sauna and a gym.', []],
  // Something written differently from how people say it.
  [
    'The kitchen dazzles with a 9 foot slate island, cedar cabinets and a copper sink.',
    ['The kitchen has a 9-foot slate island, cedar cabinets and a copper sink.'],
  ],
  [
    'The den stuns with 1,200 square feet of living space.',
    ['The den has 1,200 square feet of living space.'],
  ],
  // Bullets that lost their line breaks.
  ['Enjoy a cedar sauna Private parking in back Separate storage below Updated lobby with bench.', []],
  // Brands belong to the noun after the last of them.
  [
    'The kitchen dazzles with Wolf, Miele, and Viking ovens, a copper sink and a dream pantry.',
    ['The kitchen has Wolf, Miele and Viking ovens, plus a copper sink.'],
  ],
])('gleans from %s', (sentence, told) => {
  expect(gleanSentence(sentence)).toEqual(told);
});

test('"it" is only told where it is sure', () => {
  expect(gleanSentence('It dazzles, complete with a cedar bench.', 'The den adjoins the library.')).toEqual(
    [],
  );
  expect(gleanSentence('Outfitted for feasts, it boasts a cedar bench.')).toEqual([]);
});
