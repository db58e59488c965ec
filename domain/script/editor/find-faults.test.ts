import { expect, test } from 'vitest';
import type { FactSheet } from '../schema.ts';
import { type EditedLine, findFaults } from './find-faults.ts';

const fact = (id: string, field: string, value: string) => ({
  id,
  field,
  label: field,
  value,
  aliases: [],
  source: { kind: 'description' as const, excerpt: value },
});
const sheet: FactSheet = {
  listingId: 'x',
  facts: [
    fact('type', 'type', 'condo'),
    fact('pool', 'remark', 'Residents enjoy a pool.'),
    fact('kitchen', 'remark', 'The kitchen has quartz counters.'),
  ],
};

const line = (speaker: 'nora' | 'miles', text: string, own: Partial<EditedLine> = {}): EditedLine => ({
  speaker,
  text,
  authored: '',
  factIds: ['pool', 'kitchen'],
  isGeneral: false,
  sceneId: text,
  ...own,
});
const faults = (...lines: EditedLine[]) => findFaults(lines, sheet).map(({ reason }) => reason);
const families = 'It is perfect for young families.';

test('a talk that can be said passes', () => {
  const talk = [line('miles', "What's in the kitchen?"), line('nora', 'There are quartz counters.')];
  expect(faults(...talk)).toEqual([]);
});

test.each([
  ['a broken sentence', line('nora', 'There are a quartz counters.'), 'a plural behind "a"'],
  ['a claim without a fact', line('nora', 'There is a wine cellar.'), 'no fact carries "wine cellar"'],
  ['a limit that was lost', line('nora', "You'd have a pool."), 'lost its limit: pool (shared)'],
  ['a word about people', line('nora', families, { authored: families }), 'fair housing'],
])('%s is refused', (_, said, reason) => {
  expect(faults(said)).toEqual([reason]);
});

test('a host who goes on alone is refused', () => {
  expect(faults(line('nora', 'Hello.'), line('nora', 'Hello again.'))).toEqual([
    'the same host twice in a row',
  ]);
});
