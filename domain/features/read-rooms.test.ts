import { expect, test } from 'vitest';
import { readRooms } from './read-rooms.ts';

/** "primary suite @ fourth floor: two cedar closets | a fireplace" */
const read = (...texts: string[]) =>
  readRooms(texts.map((text) => ({ text, scope: 'home' as const }))).map(
    ({ name, level, items, opensTo }) =>
      `${name}${level ? ` @ ${level}` : ''}: ${items.map(({ text }) => text).join(' | ')}${opensTo ? ` > ${opensTo.text}` : ''}`,
  );

test.each([
  [
    'a room with its things',
    "The stunning chef's kitchen features soapstone counters, a 10-foot island and two Miele ovens.",
    'kitchen: soapstone counters | a 10-foot island | two Miele ovens',
  ],
  [
    'a room on its floor',
    "Across the fourth floor, the owner's suite offers a calm retreat with two cedar closets, a fireplace, and a travertine bath.",
    'primary suite @ fourth floor: two cedar closets | a fireplace | a travertine bath',
  ],
  [
    'a level under its heading',
    'Lower level: gym, sauna, steam shower and a 500-bottle wine cellar.',
    'lower level: a gym | a sauna | a steam shower | a 500-bottle wine cellar',
  ],
  [
    'a room under the heading of its floor',
    'Fifth Floor: The 1,200-square-foot primary suite features dual closets with drawers, a travertine-clad bathroom, and a private library.',
    'primary suite @ fifth floor: dual closets with drawers | a travertine-clad bathroom | a private library',
  ],
  [
    'a level that comes last',
    'Two guest bedrooms, a nursery, and a laundry room are located on the third floor.',
    'third floor: two guest bedrooms | a nursery | a laundry room',
  ],
  [
    'what one walks out to',
    'The living room is warmed by a gas fireplace and opens onto a bluestone terrace.',
    'living room: a gas fireplace > opens to a bluestone terrace',
  ],
  [
    'what one sees from it',
    'Upstairs, the guest suite overlooks a walled courtyard and features a tiled bath and a window seat.',
    'guest suite: a tiled bath | a window seat > overlooks a walled courtyard',
  ],
  [
    'a room that has been made new',
    'The open-concept kitchen has been refreshed with open shelving, slate counters and a Miele appliance suite.',
    'kitchen: open shelving | slate counters | a Miele appliance suite',
  ],
  [
    'the second room of a sentence',
    'The den is quiet, while the primary suite boasts a soaking tub, a terrace and an oversized walk-in closet.',
    'primary suite: a soaking tub | a terrace | an oversized walk-in closet',
  ],
  [
    'a kitchen in passing',
    'The open layout offers oak floors and a windowed kitchen with quartz counters, a pantry and a view.',
    'kitchen: quartz counters | a pantry',
  ],
])('%s is read', (_, sentence, room) => {
  expect(read(sentence)).toEqual([room]);
});

test('a level goes on in the next sentence, and a room too', () => {
  const rooms = read(
    'The parlor level has 12-foot ceilings and two fireplaces.',
    'This level also includes a powder room and a wet bar.',
    'The kitchen has oak cabinetry and slate counters.',
    'It also has a walk-in pantry.',
  );
  expect(rooms).toEqual([
    'parlor level: 12-foot ceilings | two fireplaces | a powder room | a wet bar',
    'kitchen: oak cabinetry | slate counters | a walk-in pantry',
  ]);
});

test.each([
  ['a room that another one is behind', 'Beyond the kitchen is a den with a fireplace and built-ins.'],
  ['rooms inside a laundry', 'A laundry room with a washer, powder room and foyer complete the lower level.'],
  ['what could be', 'The attic has potential, and the lower level could have a gym, a bar and a sauna.'],
  ['what is planned', 'The proposed kitchen features an island, a pantry and quartz counters.'],
  ['every one of several', 'Each bedroom has a walk-in closet, a desk and a marble bath.'],
])('%s is no room', (_, sentence) => {
  expect(read(sentence)).toEqual([]);
});

test.each([
  [
    'a choice',
    'The lower level has a wet bar, a bath, and a space for a gym, playroom, or office.',
    'lower level: a wet bar | a bath',
  ],
  [
    'the far end of a view',
    'The family room has a stone fireplace, oak beams and tall windows overlooking the patio and lush garden.',
    'family room: a stone fireplace | oak beams | tall windows overlooking the patio',
  ],
  [
    'what each of several has',
    'The fourth floor offers two bedrooms, a linen closet, both with fireplaces, built-ins, and desks.',
    'fourth floor: two bedrooms | a linen closet',
  ],
  [
    'another room of the sentence',
    'The powder room features a marble vanity and brass fixtures, and the den is framed by an oak bench and a mirror.',
    'powder room: a marble vanity | brass fixtures',
  ],
])('%s is left out', (_, sentence, room) => {
  expect(read(sentence)).toEqual([room]);
});

test('a kitchen that comes again much later is another one', () => {
  const rooms = read(
    'The kitchen has oak cabinetry and slate counters.',
    'The den is quiet.',
    'The garden is walled.',
    'The kitchen features a Blue Star range and a marble backsplash.',
  );
  expect(rooms).toEqual(['kitchen: oak cabinetry | slate counters']);
});

test('rooms of the building are nobody’s own', () => {
  expect(readRooms([{ text: 'The roof deck has a grill, a bar and a lawn.', scope: 'building' }])).toEqual(
    [],
  );
});

test('nobody showers in the family room', () => {
  const [room] = readRooms([
    { text: 'The family room has a gas fireplace, built-in shelves and a walk-in shower.', scope: 'home' },
  ]);
  expect(room?.items.map(({ text }) => text)).toEqual(['a gas fireplace', 'built-in shelves']);
});
