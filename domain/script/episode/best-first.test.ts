import { expect, test } from 'vitest';
import type { Feature } from '#domain/features/feature.ts';
import type { SpokenLine } from '../spoken-lines.ts';
import { bestFirst } from './best-first.ts';

const line = (text: string, beat = 'outside', own: Partial<SpokenLine> = {}): SpokenLine => ({
  text,
  factId: 's1',
  isVerbatim: false,
  beat,
  ask: beat,
  features: [],
  worth: 6,
  statement: {
    text,
    part: { beat, ask: beat },
    kind: 'house',
    scope: 'home',
    isOwnBuilding: true,
    features: [],
  },
  ...own,
});
const island = line('The kitchen has a soapstone island with six stools.', 'kitchen');
const roof = line("There's a 600-square-foot roof deck with an outdoor kitchen.");
const yard = line('The back yard has a brick path and a shed for bikes.');

test('the most remarkable statement is told before the rooms', () => {
  expect(bestFirst([island, yard, roof], [])).toBe(roof);
  const great = line('The great room has 22-foot ceilings and a stone hearth.', 'living');
  expect(bestFirst([island, great], [])).toBe(great);
  const view = line('The living room has views of Marlow Bay and the pier.', 'living', { worth: 9 });
  expect(bestFirst([island, view], [])).toBe(view);
});

test('what the talk opened with comes before anything else', () => {
  const shed = { id: 'shed', factId: 's2' } as Feature;
  expect(bestFirst([yard, roof, { ...yard, features: [shed], worth: 12 }], [shed])?.features).toEqual([shed]);
});

test.each([
  ['of any home', line('The living room has oak floors and tall built-in bookcases.', 'living')],
  ['a name without detail', line("There's a roof deck.")],
  ['shared', line('The common roof deck has grills and views of Marlow Bay.')],
  ['not there yet', line('The roof could have a 600-square-foot deck with views of Marlow Bay.')],
  ['only the way in', line('The 600-square-foot porch leads into a hall with a round window.')],
  ['gone', line('A 160-square-foot extension replaced the former terrace behind the kitchen.')],
  ['going on from something', line("There's also a 600-square-foot roof deck with a kitchen.")],
  ['named in passing', line('The main level has a soapstone island, a breakfast bar and a balcony.')],
  ["a bedroom's", line('The second bedroom has a private terrace with views of Marlow Bay.', 'outside')],
  ['in its own chapter', line('The garage has a 600-square-foot deck above two cars.', 'parking')],
])('nothing is told first that is %s', (_, one) => {
  expect(bestFirst([one], [])).toBeUndefined();
});
