import { expect, test } from 'vitest';
import { pickFacts } from './pick-facts.ts';

test.each([
  // What exists, where the ad only says what it does.
  [
    'Every detail dreams, with slab marble floors, gorgeous cedar floors, and a cork hearth.',
    ['There are slab marble floors and cedar floors.'],
  ],
  [
    'Elevator to all levels, plus skylights at each level for added convenience.',
    ["There's an elevator to all levels and skylights at each level."],
  ],
  ['Mondays enjoy the ease of in-unit laundry, a dream.', ["There's in-unit laundry."]],
  ['The halls dream of winter with not one, but two gas fireplaces.', ['There are two gas fireplaces.']],
  [
    'Facing a dream of a pond, the living room glows, framed by custom oak built-ins creating pure magic.',
    ['The living room has custom oak built-ins.'],
  ],
  [
    'Second Floor: a dream of a hall with floor-to-ceiling windows opens up a pier.',
    ['On the second floor, there are floor-to-ceiling windows.'],
  ],
  // A heading over one part of a house.
  ['Garden unit - street level:', []],
  // A place the ad sends the reader to.
  ['Dine and dream on the back deck, a true escape.', ["There's a back deck."]],
  [
    'Sip your morning tea on the private, east-facing terrace, finished for quiet dreams.',
    ["There's a private east-facing terrace."],
  ],
  [
    'Sun lovers will surely dream of the communal roof deck, a sanctuary of peace.',
    ["There's a communal roof deck."],
  ],
  // The view.
  [
    'Light floods the dream of a room, showcasing panoramic views of Lake Quarrel and the city skyline.',
    ['There are panoramic views of Lake Quarrel and the city skyline.'],
  ],
  [
    'On the Parlor Level, 12-foot ceilings set the dream stage.',
    ['On the parlor level, there are 12-foot ceilings.'],
  ],
  ['Brass hardware and oak shelving set a dream of a tone.', ["There's brass hardware."]],
  // What the home is, and which building it's in.
  [
    'Opportunity knocks at this spacious corner duplex in Quarrel Heights.',
    ["It's a corner duplex in Quarrel Heights."],
  ],
  [
    'A dream in a five-story prewar co-op built in about 1908.',
    ["It's in a five-story prewar co-op.", 'The co-op was built in about 1908.'],
  ],
  // Floor, lot, exposures, counts.
  [
    'Unit 9 is a dream perched, residence on the 9th floor of an elevator building.',
    ["It's on the 9th floor of an elevator building."],
  ],
  ['Dreams come true on a 38-foot-wide corner lot.', ["It's on a 38-foot-wide corner lot."]],
  ['This home ensures peace with only one unit per floor.', ["There's only one unit per floor."]],
  ['The dream of a plan enjoys north and west exposures all day.', ['It has north and west exposures.']],
  // Who made it, and when.
  [
    'A garden of dreams, with a private courtyard designed by Quarrel Pike for pure delight.',
    ["There's a private courtyard.", 'The courtyard was designed by Quarrel Pike.'],
  ],
  ['This loft, gut renovated in 2019, is a dream of calm.', ['It was gut-renovated in 2019.']],
  // What is included, and what isn't.
  [
    'Outdoor garage spot and storage locker included in the price.',
    ['An outdoor garage spot and a storage locker are included in the price.'],
  ],
  ['Garage parking is additional, friends.', []],
  [
    'The monthly assessment includes: heat, gas, water, and more.',
    ['The monthly assessment includes heat, gas and water.'],
  ],
  // The building's own features.
  [
    'The Quarrel is a dream of a condop featuring a 60-foot saltwater pool, gym, and a part-time doorman.',
    ['The Quarrel has a 60-foot saltwater pool, a gym and a part-time doorman.'],
  ],
  // What is near.
  [
    'Prime location, a short walk to Quarrel Park, the Pier Museum, and a world of dreams.',
    ["It's a short walk to Quarrel Park and the Pier Museum."],
  ],
])('%s', (sentence, told) => {
  expect(pickFacts(sentence)).toEqual(told);
});

test.each([
  // Not there yet, or not certain.
  'Imagine a private roof deck with cork floors and a cedar bar.',
  'The attic could become a dream with oak floors and a skylight.',
  'Plans for a private terrace and marble floors are approved.',
  'A private terrace and gas fireplaces are available for a fee.',
  'Without the old gas fireplace, the den has a dream of space.',
  'The den is perfect for a gas fireplace or a sauna.',
  // Someone else's, or only some.
  'All units boast a dream of oak floors and high ceilings.',
  'The main house stuns with oak floors and gas fireplaces.',
  'Residents dream of the sauna and the oak floors of the lobby.',
  // Unclear whose.
  'Quartz countertops and a marble backsplash make it a dream.',
  'Beyond the kitchen, a dream awaits with custom cabinets.',
  'The third level dreams of oak floors and a gas fireplace.',
  'A dream of a sauna on this level.',
  // Part of a name or an unknown measure.
  'A reconstructed original staircase dreams on.',
  'Huge east, west, and north-facing windows make dreams.',
  // We never mention schools and houses of worship.
  'Located across the street from Quarrel Elementary, this dream has charm.',
  // Near a shed isn't near the home.
  'The storage unit is just steps from Pier Park, a dream of ease.',
  // Others' floors, views and lots.
  'Two dream boutiques, Quarrel and Pike, have stores located on the third floor.',
  'A block away, dream of the promenade and its views of Lake Quarrel.',
  'A dream chance to build out a roof deck with great city views.',
  'A dream opportunity to build a terrace with a gas fireplace.',
  'The primary suite dreams in a southern exposure.',
  'Large storage unit and a dream of a deal.',
  'The 1, 2 and 3 subway stations are a dream of ease.',
  'Dogs, an in-unit washer and dryer, and dreams are permitted.',
  // A price that isn't one, and a maker that isn't.
  'Garage parking may be included in the price, a dream of ease.',
  'A tower of dreams inspired by works designed by Ada Quarrel.',
  'The monthly assessment includes all but heat, gas, and water.',
  'A former mill built in 1908 and converted to a dream of a house.',
])('nothing of: %s', (sentence) => {
  expect(pickFacts(sentence)).toEqual([]);
});
