import { expect, test } from 'vitest';
import type { FactSheet } from '../schema.ts';
import { checkPlaces, type HeardLine } from './check-places.ts';

const listing: Record<string, string> = {
  suite: 'The primary suite has a fireplace and a walk-in closet.',
  others: 'Three additional bedrooms have custom closets.',
  entry: 'A powder room is near the entry.',
  kitchen: 'The kitchen has quartz counters and an island.',
  level: 'The garden level has a den and a kitchenette.',
  morning: 'Beside the den is a sunny breakfast room.',
  stoop: 'The parlor opens to a terrace.',
  deck: 'There is a cedar deck and a snow-melt system.',
  ride: 'The house has a private sauna.',
};
const sheet: FactSheet = {
  listingId: 'x',
  facts: Object.entries(listing).map(([id, value]) => ({
    id,
    field: 'remark',
    label: 'Remark',
    value,
    aliases: [],
    source: { kind: 'description' as const, excerpt: value },
  })),
};
const factIds = Object.keys(listing);
const said = (text: string, own: Partial<HeardLine> = {}): HeardLine => ({
  text,
  factIds,
  isGeneral: false,
  ...own,
});
const faults = (...texts: string[]) =>
  checkPlaces(
    texts.map((text) => said(text)),
    sheet,
  ).map(({ thing, place }) => `${thing}: ${place}`);

test.each([
  [
    'other rooms’ closets',
    ["What's in the primary suite?", 'There are custom closets.'],
    'custom closets: primary suite',
  ],
  [
    'a powder room behind a bath',
    ['Tell me about the primary bath.', "It's got marble.", "You'd also get a powder room."],
    'powder room: primary bath',
  ],
  ['a second kitchen', ["And in the kitchen, there's a kitchenette and an island."], 'kitchenette: kitchen'],
  [
    'a room of its own',
    ["What's in the kitchen?", 'An island and a breakfast room.'],
    'breakfast room: kitchen',
  ],
  [
    'a closet in the open',
    ["What's there outside?", 'A deck and a walk-in closet.'],
    'walk-in closet: outside',
  ],
  ['a machine to sit on', ["What's outside?", 'A deck and a snow-melt system.'], 'snow-melt system: outside'],
  ['what is private', ['What do we share?', "There's a sauna."], 'sauna: building'],
])('%s is heard where the listing doesn’t put it', (_, texts, fault) => {
  expect(faults(...texts)).toEqual([fault]);
});

test.each([
  [["What's in the primary suite?", 'A fireplace and a walk-in closet.']],
  [["What's in the primary suite?", 'A fireplace. Elsewhere, there are custom closets.']],
  [["What's in the primary suite?", 'The listing also mentions a powder room.']],
  [["What's in the kitchen?", 'Quartz counters.', 'And the laundry?', "There's a powder room."]],
  [["What's in the kitchen?", "Down on the garden level there's a kitchenette."]],
  [["What's there outside?", 'A cedar deck.']],
  [["What's there outside?", 'The parlor opens to a terrace.']],
  [['How about the bedrooms?', 'There are custom closets.']],
])('%j is heard where it is', (texts) => {
  expect(faults(...texts)).toEqual([]);
});

test('another part of the talk is another place, and advice is no place at all', () => {
  const lines = [
    said("What's in the primary suite?", { section: 'rooms' }),
    said('Keep a powder room in mind.', { section: 'rooms', isGeneral: true }),
    said("For the wash, there's a powder room.", { section: 'practical' }),
  ];
  expect(checkPlaces(lines, sheet)).toEqual([]);
});
