import { expect, test } from 'vitest';
import { retellSentence } from './retell-sentence.ts';

test.each<[string, string[]]>([
  // Names, each through its last word.
  ['It is near Brick Tavern and Quarrel Coffee.', ["It's near Brick Tavern and Quarrel Coffee."]],
  ['The den boasts a stunning cedar bar.', ['The den has a cedar bar.']],
  [
    'The den has a cedar bar, while the hall opens to the deck.',
    ['The den has a cedar bar.', 'The hall opens to the deck.'],
  ],
  [
    'The den has a cedar bar; the hall opens to the deck.',
    ['The den has a cedar bar.', 'The hall opens to the deck.'],
  ],
  ['The den has a cedar bar, perfect for entertaining.', ['The den has a cedar bar.']],
  [
    'Across the landing is the den, which has three skylights, a cedar bar, a sink, two benches and a bay window.',
    [
      'Across the landing is the den.',
      'The den has three skylights, a cedar bar and a sink.',
      'The den has two benches and a bay window.',
    ],
  ],
  [
    "The pantry is a baker's dream with an island and open shelves.",
    ['The pantry has an island and open shelves.'],
  ],
  [
    'A brick hearth and cork floors complete the lower level.',
    ['The lower level has a brick hearth and cork floors.'],
  ],
  ["This 892 sf loft has soaring 11' ceilings.", ["It's an 892-square-foot loft with 11-foot ceilings."]],
  ['Enjoy the cedar bar in the den.', ["There's a cedar bar in the den."]],
  ['The bright and airy den is gorgeous and features a cedar bar.', ['The den has a cedar bar.']],
  [
    'Full-service building has a gym and a bike room.',
    ['The full-service building has a gym and a bike room.'],
  ],
  [
    'Ground floor: A studio with a bay window opens to the yard.',
    ['On the ground floor, a studio with a bay window opens to the yard.'],
  ],
  [
    'The roof deck is shared, and the yard could be fenced with board approval.',
    ['The roof deck is shared.', 'The yard could be fenced with board approval.'],
  ],
  // What a clause ends with belongs to the room it leads to.
  [
    'The den has a cedar bar and a long bench, leading to a tiled bath with brass taps, cork walls, a stone tub, a separate shower and teak shelves.',
    [
      'The den has a cedar bar and a long bench and leads to a tiled bath.',
      'The tiled bath has brass taps, cork walls and a stone tub.',
      'The tiled bath has a separate shower and teak shelves.',
    ],
  ],
  [
    'Hidden behind a panel in the hall is a den that has been thoughtfully added to complement the loft.',
    ["There's a den hidden behind a panel in the hall."],
  ],
  [
    'The den has an oak floor and original crown moulding.',
    ['The den has an oak floor and original crown moulding.'],
  ],
  ['It has three dens and a beautiful floor plan.', ['It has three dens.']],
  // The heating is the whole home's, not the room's.
  [
    'A separate mudroom with cubbies and central air complete the loft.',
    ['It has a separate mudroom with cubbies, plus central air.'],
  ],
  [
    'Walled den with plenty of shelf space and recently tiled bathroom.',
    ["There's a walled den with plenty of shelf space and a recently tiled bathroom."],
  ],
  // Copy editor's fixes.
  ['The den has 9\'6" ceilings.', ['The den has 9-foot-6-inch ceilings.']],
  ['The deck was completed May 2021.', ['The deck was completed in May 2021.']],
  ['The den was rebuilt with no special assessments.', ['The den was rebuilt with no special assessments.']],
  ['The den has a 8 feet peninsula.', ['The den has an eight-foot peninsula.']],
  ['The garden den is rented at $ 900 per month.', ['The garden den is rented at $900 per month.']],
  ['The mill is a pet friendly cabin.', ['The mill is a pet-friendly cabin.']],
  // Without "unlimited", the rule would be different.
  ['The mill allows unlimited subletting of dens.', []],
  ['The mill has easy access to Pier Street.', ['The mill has easy access to Pier Street.']],
  ['The den has a cedar bar (vented) and a sink.', ['The den has a cedar bar and a sink.']],
  [
    'Highlights include a cedar bar, a gated shed, and a tidy building with a porter.',
    ["There's a cedar bar and a gated shed."],
  ],
  [
    'Offering a hall and three dens including two cedar ones.',
    ['It has a hall and three dens including two cedar ones.'],
  ],
  ['Light pours in through a wall of glass blocks.', ['Light pours in through a wall of glass blocks.']],
  ['The den has a wide bench and easily fits a bed.', ['The den has a wide bench and easily fits a bed.']],
  // Words that are praise elsewhere but parts of names here.
  ['The cabin is on vibrant Grand Pier Road.', ['The cabin is on Grand Pier Road.']],
  ['The mill has a live-in super, a gym and a bench.', ['The mill has a live-in super, a gym and a bench.']],
  ['The den has a baby grand piano and a bar.', ['The den has a baby grand piano and a bar.']],
  ['The den has the most outstanding cedar bar.', ['The den has a cedar bar.']],
  ['The den may serve as the perfect workshop.', ['The den may serve as a workshop.']],
  ['Nearly every den is anchored by a cedar bar.', ['Nearly every den is anchored by a cedar bar.']],
  ['The den has magical views and boasts a cedar bar.', ['The den has a cedar bar.']],
  ['A private porch offers sweeping harbor views.', ["There's a private porch with harbor views."]],
  [
    'A side entrance through the mudroom provides easy bike access.',
    ['A side entrance through the mudroom provides bike access.'],
  ],
  [
    'Both dens are lofted, with the smaller featuring a cedar bar.',
    ['Both dens are lofted, with the smaller featuring a cedar bar.'],
  ],
  [
    'The den has a desk and updated bath with twin sinks and cedar bench.',
    ['The den has a desk and an updated bath with twin sinks and a cedar bench.'],
  ],
  ['The loft features a laundry nook with a cedar bench.', ['It has a laundry nook with a cedar bench.']],
  [
    'The foyer opens to a gallery with a high ceiling, fireplace, slate floor, and grand staircase.',
    ['The foyer opens to a gallery with a high ceiling, a fireplace, a slate floor, and a staircase.'],
  ],
  ['The den is well situated off the hall.', ['The den is off the hall.']],
  ['The den is set off from two halls by a step.', ['The den is set off from two halls by a step.']],
  [
    'Step into this fully restored and thoughtfully designed cottage in an 1890 mill.',
    ["It's a fully restored cottage in an 1890 mill."],
  ],
  [
    'The den is a suite of three rooms with a cedar bar.',
    ['The den is a suite of three rooms with a cedar bar.'],
  ],
  [
    'Cork flooring runs throughout the den, and a cedar shed adds convenience.',
    ['Cork flooring runs throughout the den.', "There's a cedar shed."],
  ],
  ['The home has a den, Murphy bed, and cedar bar.', ['It has a den, a Murphy bed and a cedar bar.']],
  [
    'The mill has 24 hour concierge with bike parking.',
    ['The mill has a 24-hour concierge with bike parking.'],
  ],
  ['The shed is on the west side of building.', ['The shed is on the west side of the building.']],
  ['The den fits a wide desk with ease and has a bar.', ['The den fits a wide desk and has a bar.']],
  [
    'The attic has a bench, a sink and a rail and a cedar bar.',
    ['The attic has a bench, a sink and a rail, plus a cedar bar.'],
  ],
  [
    'The den has a bar, and space for both a desk and a bench.',
    ['The den has a bar and space for both a desk and a bench.'],
  ],
  [
    'The den has Wolf, Miele and Bosch appliances and a cedar bar.',
    ['The den has Wolf, Miele and Bosch appliances, plus a cedar bar.'],
  ],
  [
    'Recent upgrades feature a slate roof and a boiler.',
    ['Recent upgrades include a slate roof and a boiler.'],
  ],
  ['The mill enjoys close proximity to Pier Park.', ['The mill is close to Pier Park.']],
  ['This lovely, two-bedroom cabin has a cedar roof.', ["It's a two-bedroom cabin with a cedar roof."]],
  [
    'The den has a soaking tub, double vanity, and two benches.',
    ['The den has a soaking tub, a double vanity and two benches.'],
  ],
  [
    'There is a fee of $9 per year in addition to dues.',
    ["There's a fee of $9 per year in addition to dues."],
  ],
  // The praise goes, and so does the word that contrasts it with the rest.
  ['The mill has a flexible yet elegant loom room.', ['The mill has a flexible loom room.']],
  // A pantry isn't an appliance.
  [
    'The kitchen has steel appliances, including an oven, a pantry and an island.',
    [
      'The kitchen has steel appliances.',
      'The appliances include an oven.',
      'The kitchen has a pantry and an island.',
    ],
  ],
  [
    'Other amenities include a cedar sauna and a bike room.',
    ['Amenities include a cedar sauna and a bike room.'],
  ],
  [
    'Outside, enjoy your private pond along with a cedar deck.',
    ["Outside, there's a private pond and a cedar deck."],
  ],
  [
    'The upper den, complete with a cedar bar and a sink, is perfect for parties.',
    ['The upper den has a cedar bar and a sink.'],
  ],
  [
    'Crowning the home is an entirely private roof deck designed for parties.',
    ["There's an entirely private roof deck."],
  ],
  ['This is a nine-unit brick building.', ["It's a nine-unit brick building."]],
  [
    'North of the den is the library, with a cedar bar.',
    ['North of the den is the library, with a cedar bar.'],
  ],
  [
    'Dramatic harbor, canal, and mill views to the west.',
    ['There are harbor, canal and mill views to the west.'],
  ],
  ['The home boasts two separate stairs for utmost privacy.', ['It has two separate stairs for privacy.']],
  ['Please note: no grills are permitted on the roof.', ['No grills are permitted on the roof.']],
  ['Closets are lined with cedar.', ['The closets are lined with cedar.']],
  ['The den is open with (2) cedar closets.', ['The den is open with two cedar closets.']],
  [
    'Dogs and cats are allowed; smoking is not permitted.',
    ['Dogs and cats are allowed.', 'Smoking is not permitted.'],
  ],
  [
    'The shed was built in 1912 and is more than 40 feet long.',
    ['The shed was built in 1912 and is more than 40 feet long.'],
  ],
  [
    'All four dens include bars, with the upper den boasting a wide cedar sink and dual vanity.',
    ['All four dens have bars.'],
  ],
  [
    'Walking distance to Pier Park and Mill Street.',
    ["It's within walking distance of Pier Park and Mill Street."],
  ],
])('%s', (sentence, told) => {
  expect(retellSentence(sentence)).toEqual(told);
});

test.each([
  ['The kitchen has gorgeous cabinets.'],
  ['The den is a tranquil oasis.'],
  ['The den is where kids can play.'],
  ['Call the broker to see the den.'],
  ['They open to the deck upstairs.'],
  ['Two more bedrooms offer flexibility for a home office.'],
  ['Over the years, the roof has been warrantied, the boiler replaced, the pump (a week old) installed.'],
  ['Rent comes from the mill and dues have been low and it does not need to rise.'],
  ["It's just minutes from dining, shops and entertainment."],
  ['Featuring newer appliances, updated cabinetry and a large pantry.'],
  ['Den options are available with the third bedroom on its own level, complete with cedar bar.'],
  // The condition may apply to all five.
  ['The building permits dogs, cats, birds, grills, and sublets with board approval.'],
])('tells nothing: %s', (sentence) => {
  expect(retellSentence(sentence)).toEqual([]);
});

test('"it" is the home, or what the sentence before speaks of alone', () => {
  expect(retellSentence('It has two cedar closets.', 'This loft is new.')).toEqual([
    'It has two cedar closets.',
  ]);
  expect(retellSentence('It has two cedar closets.', 'The den is quiet.')).toEqual([
    'The den has two cedar closets.',
  ]);
  expect(retellSentence('It has two cedar closets.', 'The den opens to the library.')).toEqual([]);
  expect(retellSentence('This level has two cedar closets.', 'The garden level is new.')).toEqual([
    'The garden level has two cedar closets.',
  ]);
  expect(retellSentence('This level has two cedar closets.', 'The den is new.')).toEqual([]);
});
