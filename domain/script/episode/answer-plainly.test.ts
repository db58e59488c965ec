import { expect, test } from 'vitest';
import { editPlainly, plainAnswer } from './answer-plainly.ts';

test.each([
  ['And the kitchen?', 'The kitchen has slate counters and a larder.', 'Slate counters and a larder.'],
  ['What about the den?', 'The den was paneled in 1950.', 'It was paneled in 1950.'],
  ['How about the kitchen?', 'The kitchen has been moved to the back.', "It's been moved to the back."],
  [
    'And the kitchen?',
    'The kitchen has recently been moved, with slate counters.',
    'It has recently been moved, with slate counters.',
  ],
  ['Tell me about the kitchen.', 'The updated kitchen has a larder.', "It's updated, with a larder."],
  [
    'So the plates stay whole. Describe the kitchen.',
    'The large, windowed kitchen has a larder.',
    "It's large and windowed, with a larder.",
  ],
  [
    'And the kitchen?',
    'The separate windowed kitchen has a larder.',
    "It's separate and windowed, with a larder.",
  ],
  ['And the finishes?', 'There are cork floors.', 'Cork floors.'],
  ['And the layout?', 'It has an open layout.', "It's open."],
  ["What's the floor plan like?", "Inside, there's an open-concept floor plan.", "It's open-concept."],
  ["What's outside?", 'Outside, there are two decks. The lot is an acre.', 'Two decks. The lot is an acre.'],
  ['How about the top floor?', "On the top floor, there's a round skylight.", 'A round skylight.'],
  ["What's upstairs?", 'Upstairs, there are three dens.', 'Three dens.'],
  ['How about the primary suite?', "There's a primary suite with a bay.", 'A bay.'],
  ['What does the building have?', 'The building has amenities including a pool.', 'A pool.'],
  ["What's in the attic?", 'The attic has a loft that is lit from above.', 'A loft that is lit from above.'],
  ['And how many homes are in the building?', 'The building has nine units.', 'Nine.'],
])('%s – %s', (question, answer, short) => {
  expect(plainAnswer(question, answer)).toBe(short);
});

test.each([
  // Yes/no and "where" questions get a full sentence.
  ['Is there a fireplace?', 'There are two fireplaces.'],
  ["Where's the laundry?", "There's a washer in the hall."],
  // A list that continues as a sentence.
  ['How about the baths?', "There's a bath on each floor and the two bedrooms are upstairs."],
  ["What's outside?", "There's a deck, and it's 300 square feet."],
  ['How about the suite?', 'It has a closet and a bench and leads to a tiled bath.'],
  // Alone, the thing would only echo the question.
  ['What about closets?', 'There are cedar closets.'],
  ['And closets?', "There's ample closet space."],
  ["How's the bath? Tell me about the bath.", "There's an updated bathroom."],
  ["What's there outside?", 'There are outdoor spaces.'],
  // Just naming another thing doesn't say what the first is like.
  ['What are the bedrooms like?', "There's a guest suite."],
  // A remark doesn't ask for anything.
  ['The cat would approve.', "There's a window seat."],
  ['And the bath?', 'The kitchen has a larder.'],
  // A sentence about "it" needs something to refer to.
  ['And the finishes?', 'There are cork floors. They are from 2019.'],
  ['What about the kitchen?', 'The upstairs kitchen has a larder.'],
])('%s – %s stays', (question, answer) => {
  expect(plainAnswer(question, answer)).toBe(answer);
});

const line = (speaker: 'nora' | 'miles', text: string, sceneId = 'told x') => ({
  speaker,
  text,
  sceneId,
  authored: '',
  factIds: [],
  isGeneral: false,
  chapter: 'home' as const,
});
const talk = [line('miles', 'And the building?'), line('nora', 'The building has a pool.')];

test('where the editor refuses the short answer, the whole one is said', () => {
  const find = (lines: readonly { text: string }[]) =>
    lines.flatMap(({ text }, at) => (text === 'A pool.' ? [{ at }] : []));
  expect(editPlainly(talk, () => []).lines.at(-1)?.text).toBe('A pool.');
  expect(editPlainly(talk, find)).toEqual({ lines: talk, faults: [] });
});

test('what an author wrote is left as it is', () => {
  const written = [
    line('miles', 'And the kitchen?'),
    line('nora', "There's one in the drawer.", 'odd-drawer'),
  ];
  expect(editPlainly(written, () => []).lines).toEqual(written);
});

test('a kitchen has no amenities', () => {
  const list = 'Amenities include a pantry with a teak shelf and a pot rack.';
  expect(plainAnswer("What's in the kitchen?", list)).toBe('A pantry with a teak shelf and a pot rack.');
  expect(plainAnswer("What's in the building?", list)).toBe(list);
});
