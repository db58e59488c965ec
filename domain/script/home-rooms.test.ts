import { expect, test } from 'vitest';
import { readHome } from './home.ts';

const fact = (id: string, field: string, value: string) => ({
  id,
  field,
  label: field,
  value,
  aliases: [],
  source: { kind: 'description' as const, excerpt: value },
});
const roomsOf = (type: string, baths: string, ...sentences: string[]) =>
  readHome({
    listingId: 'x',
    facts: [
      fact('type', 'type', type),
      fact('baths', 'baths', baths),
      ...sentences.map((text, at) => fact(`s${at}`, 'remark', text)),
    ],
    text: sentences.join(' '),
  }).rooms.map(({ name, things }) => `${name}: ${things.map(({ text }) => text).join(' | ')}`);

const kitchen = 'The kitchen has slate counters, a walk-in pantry and a Wolf range.';

test('a room has its things; one thing alone makes none', () => {
  expect(roomsOf('house', '2', kitchen, 'The den has a gas fireplace.')).toEqual([
    'kitchen: slate counters | a walk-in pantry | a Wolf range',
  ]);
});

test('whose kitchen it is in a building of several homes, nobody knows', () => {
  expect(roomsOf('Multi-family', '4', kitchen)).toEqual([]);
});

test('the bath is told where there is only one', () => {
  const bath = 'The bathroom has penny tile, a cast-iron tub and a marble vanity.';
  expect(roomsOf('house', '1', bath)).toEqual(['bath: penny tile | a cast-iron tub | a marble vanity']);
  expect(roomsOf('house', '2', bath)).toEqual([]);
});
