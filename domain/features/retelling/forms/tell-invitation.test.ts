import { expect, test } from 'vitest';
import { tellInvitation } from './tell-invitation.ts';

test.each<[string, string[]]>([
  [
    'Step outside to a private courtyard, ideal for evenings with a book.',
    ["Outside, there's a private courtyard."],
  ],
  [
    'Step out onto the wide terrace just off the den for a breath of air.',
    ["There's a wide terrace just off the den."],
  ],
  [
    'Step inside to find slate floors and a tin ceiling.',
    ['Inside, there are slate floors and a tin ceiling.'],
  ],
  [
    'Step into this gorgeous brick cottage on a double lot and be amazed.',
    ["It's a gorgeous brick cottage on a double lot."],
  ],
  [
    'Enjoy two cedar closets, a heated garage and a slate roof.',
    ['There are two cedar closets, a heated garage and a slate roof.'],
  ],
  ['Enjoy the convenience of a laundry room on every floor.', ["There's a laundry room on every floor."]],
  [
    "Downstairs, you'll find a wine cellar with a stone floor.",
    ["Downstairs, there's a wine cellar with a stone floor."],
  ],
  ['You are greeted by one tiled foyer with a coat closet.', ["There's one tiled foyer with a coat closet."]],
  ['Relax on your screened porch.', ["There's a screened porch."]],
  [
    'Step out to the rear deck and store your bikes in the private shed.',
    ["There's a rear deck.", "There's a private shed."],
  ],
  [
    'Residents will enjoy the benefits of a shared pool and sauna.',
    ['Residents have a shared pool and sauna.'],
  ],
  ['Walk to Quarry Park, the ferry and shops.', ['You can walk to Quarry Park, the ferry and shops.']],
  ['Live by the harbor, and walk to Mill Pond.', ['You can walk to Mill Pond.']],
  ['Enjoy a quick walk to Mill Pond.', ["It's a quick walk to Mill Pond."]],
  [
    "Don't miss this chance to own a beautiful 4-bedroom, 1-bath loft in the Weaver building.",
    ["It's a beautiful 4-bedroom, 1-bath loft in the Weaver building."],
  ],
  [
    'Live the good life in Millbrook, just four blocks from the harbor.',
    ["It's just four blocks from the harbor."],
  ],
  [
    'Step outside to your urban oasis: a fenced garden with a pond.',
    ["Outside, there's a fenced garden with a pond."],
  ],
])('tells %s', (sentence, told) => {
  expect(tellInvitation(sentence)).toEqual(told);
});

test.each([
  'Imagine your own pool in the garden.',
  'Come make this house your dream home.',
  'Experience luxury like never before.',
  'Retreat to a world of comfort.',
  "Don't miss this rare chance at a truly exceptional cottage in a lovely town.",
])('makes nothing of %s', (sentence) => {
  expect(tellInvitation(sentence)).toEqual([]);
});

test.each([
  'The den has a window seat.',
  'Park Hall Tower is a brick building with a doorman.',
  'Open shelves line the pantry.',
])('leaves %s to others', (sentence) => {
  expect(tellInvitation(sentence)).toBeUndefined();
});
