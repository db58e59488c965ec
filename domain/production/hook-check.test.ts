import { expect, test } from 'vitest';
import type { FactSheet, Turn } from '../script/schema.ts';
import { createHookCheck } from './hook-check.ts';

const fact = (id: string, value: string) => ({
  id,
  field: 'remark',
  label: 'From the description',
  value,
  aliases: [],
  source: { kind: 'description' as const, excerpt: value },
});
const sheet: FactSheet = {
  listingId: 'home',
  facts: [
    fact('floors', 'There are hardwood floors in the main rooms.'),
    fact('deck', 'There is a cedar deck.'),
  ],
};
const turn = (id: string, text: string, factIds: string[]): Turn => ({
  id,
  speaker: 'nora',
  text,
  spokenText: text,
  factIds,
  branded: false,
  chapter: 'home',
});
const isTrueAlone = createHookCheck(
  [
    turn('a', 'There are hardwood floors in the main rooms.', ['floors']),
    turn('b', 'Hardwood floors, fine. The cedar deck is out back.', ['floors', 'deck']),
  ],
  sheet,
);

test('a sentence that depends on the one before it can’t open a clip', () => {
  expect(isTrueAlone('Hardwood floors, fine.')).toBe(false);
  expect(isTrueAlone('The cedar deck is out back.')).toBe(true);
  expect(isTrueAlone('There are hardwood floors in the main rooms.')).toBe(true);
});
