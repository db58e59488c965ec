import { expect, test } from 'vitest';
import { tellFragment } from './tell-fragment.ts';

test.each<[string, string[]]>([
  ['Slate floors throughout.', ['There are slate floors throughout.']],
  [
    'Central air, in-unit laundry, and two parking spaces.',
    ["There's central air, in-unit laundry and two parking spaces."],
  ],
  [
    'Updated kitchen with alder cabinets, soapstone counters and gas range.',
    ['The updated kitchen has alder cabinets, soapstone counters and a gas range.'],
  ],
  [
    'Bath with penny tile, bedroom with cedar closet.',
    ["There's a bath with penny tile, plus a bedroom with a cedar closet."],
  ],
  [
    'Corner 4-bedroom, 1-bath loft in Weaver Square.',
    ["It's a corner 4-bedroom, 1-bath loft in Weaver Square."],
  ],
  [
    'Brick cottage with a tin roof, nestled on a quiet lane in Millbrook, just steps from the ferry.',
    [
      "It's a brick cottage with a tin roof.",
      "It's on a quiet lane in Millbrook.",
      "It's just steps from the ferry.",
    ],
  ],
  ['Steps to the lake.', ["It's steps to the lake."]],
  [
    'One block to Mill Station, 3 blocks from Quarry Park, and close to shops.',
    ["It's one block to Mill Station.", "It's 3 blocks from Quarry Park.", "It's close to shops."],
  ],
  [
    'Easy walk to Pier Park and easy access to Route 9.',
    ["It's an easy walk to Pier Park.", "There's easy access to Route 9."],
  ],
  [
    'Conveniently located near Quarry Park, Mill Pond, the library, the ferry and Weaver Street.',
    ["It's near Quarry Park, Mill Pond and the library.", "It's near the ferry and Weaver Street."],
  ],
  ['Separate storage locker included.', ['A separate storage locker is included.']],
  [
    'Slate roof, copper gutters, and one parking spot included in rent.',
    ["There's a slate roof and copper gutters.", 'One parking spot is included in rent.'],
  ],
  ['Pied-a-terre, guarantor and pets allowed.', ['Pied-a-terres, guarantors and pets are allowed.']],
  ['New roof (2021), furnace (2019).', ['The roof is from 2021.', 'The furnace is from 2019.']],
  ['New boiler installed in 2020.', ['A new boiler was installed in 2020.']],
  ['Kitchen: soapstone counters and a gas range.', ['The kitchen has soapstone counters and a gas range.']],
  [
    'Second floor: two bedrooms with a shared bath.',
    ['On the second floor, there are two bedrooms with a shared bath.'],
  ],
  [
    'Building with elevator, bike room and roof deck.',
    ['The building has an elevator, a bike room and a roof deck.'],
  ],
  [
    'Second bedroom with two cedar closets plus 2 more bedrooms upstairs.',
    ['The second bedroom has two cedar closets.', 'There are 2 more bedrooms upstairs.'],
  ],
  ['Windows replaced in 2019.', ['The windows were replaced in 2019.']],
  ['Boiler - 2018 | Roof deck - 2021', ['The boiler is from 2018.', 'The roof deck is from 2021.']],
  ['Shops, cafes and the ferry just steps away.', ['Shops, cafes and the ferry are just steps away.']],
  ['Only loft in the mill with a terrace.', ["It's the only loft in the mill with a terrace."]],
  ['Pet friendly.', ["It's pet-friendly."]],
])('tells %s', (sentence, told) => {
  expect(tellFragment(sentence)).toEqual(told);
});

test.each([
  'Two bedrooms and a hall bath form the attic level.',
  'A mudroom with a bench and a pantry complete the floor.',
  'Sunlight pours in through four arched windows.',
  'The ninth floor unveils a library with a fireplace.',
  'Fantastic redevelopment opportunity.',
  'Welcome to this brick cottage with a tin roof.',
  'No cash purchases.',
])('leaves %s to others', (sentence) => {
  expect(tellFragment(sentence) ?? []).toEqual([]);
});
