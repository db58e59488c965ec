import { expect, test } from 'vitest';
import { type Home, readHome } from '../home.ts';
import type { FactSheet } from '../schema.ts';
import { tellRooms } from './tell-rooms.ts';

const none = { named: [], refused: new Set<string>(), lines: [] };

function homeOf(...sentences: string[]): Home {
  const fact = (id: string, field: string, value: string) => ({
    id,
    field,
    label: field,
    value,
    aliases: [],
    source: { kind: 'description' as const, excerpt: value },
  });
  const facts = [
    fact('type', 'type', 'house'),
    ...sentences.map((text, at) => fact(`s${at}`, 'remark', text)),
  ];
  const sheet: FactSheet = { listingId: 'x', facts, text: sentences.join(' ') };
  return readHome(sheet);
}

const lower =
  'The lower level has a media room, a gym, a sauna, a steam shower, a wet bar and a wine cellar.';

test('a level is told in two answers of at most four things, on the way where a visitor comes to it', () => {
  const { inBeat, ids } = tellRooms(homeOf(lower), none);
  expect(
    inBeat('practical').map(({ opener, words }) => [opener, words.subject?.text, words.list?.text]),
  ).toEqual([
    ['open-level', 'the lower level', 'a media room, a gym, a sauna and a steam shower'],
    ['else-subject', 'the lower level', 'a wet bar and a wine cellar'],
  ]);
  expect(inBeat('rooms')).toEqual([]);
  // A sauna downstairs doesn't say what's in the baths.
  expect(ids).toContain('sauna');
});

test('what the editor refuses is told without its room', () => {
  const refused = new Set(['told a media room, a gym, a sauna and a steam shower']);
  const { inBeat, ids } = tellRooms(homeOf(lower), { ...none, refused });
  expect(inBeat('practical')).toEqual([]);
  expect(ids).not.toContain('sauna');
});

test('what the hook has named is not introduced again', () => {
  const home = homeOf('The great room has a gas fireplace, oak beams and a 20-foot-wide skylight.');
  const named = home.features.filter(({ id }) => id === 'skylight');
  const [told] = tellRooms(home, { ...none, named }).inBeat('living');
  expect(told?.words.list?.text).toMatch(/^a gas fireplace, oak beams and that .*skylight$/);
});

test('at most two numbers are said in one breath', () => {
  const home = homeOf(
    'The kitchen has two dishwashers, a 12-foot island, three Miele ovens and a walk-in pantry.',
  );
  const lists = tellRooms(home, none)
    .inBeat('kitchen')
    .map(({ words }) => words.list?.text);
  expect(lists).toEqual(['two dishwashers and a 12-foot island', 'three Miele ovens and a walk-in pantry']);
});
