import { expect, test } from 'vitest';
import { pickSampleLines } from './pick-sample-lines.ts';
import type { Script, Turn } from './schema.ts';

function turn(id: string, given: Partial<Turn>): Turn {
  const spoken = {
    id,
    speaker: 'nora',
    text: '',
    spokenText: '',
    factIds: [],
    branded: false,
    chapter: 'home',
  };
  return { ...spoken, ...given } as Turn;
}
const sheet = {
  listingId: '',
  facts: [
    {
      id: 'kitchen',
      field: 'features',
      label: 'Features',
      value: 'quartz counters, a gas range, a walk-in pantry',
      aliases: [],
      source: { kind: 'page' as const, excerpt: '' },
    },
  ],
};
const opening = [
  turn('1', { speaker: 'miles', chapter: 'welcome', text: 'What would you show me first, Nora?' }),
  turn('2', { chapter: 'welcome', factIds: ['kitchen'], text: 'A walk-in pantry.' }),
];
const kitchen = turn('3', {
  factIds: ['kitchen'],
  text: 'You’d be working with quartz counters, a gas range and a walk-in pantry.',
});
const script = (turns: Turn[]): Script => ({ title: 'x', turns, writer: { name: 'test' } });

test('shows the opening and the line that names the most', () => {
  const short = turn('4', {
    factIds: ['kitchen'],
    text: 'The listing has more to say: quartz counters, too.',
  });
  const general = turn('5', { isGeneral: true, factIds: ['kitchen'], text: kitchen.text.repeat(2) });
  const lines = pickSampleLines(script([...opening, short, kitchen, general]), sheet);
  expect(lines.map(({ text }) => text)).toEqual([opening[0]?.text, opening[1]?.text, kitchen.text]);
  expect(lines[0]?.speaker).toBe('Miles');
});

test('passes over a joke that sounds like a fault when it stands alone', () => {
  const joke = turn('0', { speaker: 'miles', chapter: 'welcome', text: 'The line’s breaking up, Nora.' });
  const answer = { ...opening[1], id: '0b' } as Turn;
  const invite = turn('2b', { speaker: 'miles', text: 'What would I cook on?' });
  const range = turn('2c', { factIds: ['kitchen'], text: 'A gas range.' });
  const lines = pickSampleLines(script([joke, answer, invite, range, kitchen]), sheet);
  expect(lines.map(({ text }) => text)).toEqual([invite.text, range.text, kitchen.text]);
});

test('passes over the price', () => {
  const ask = turn('0', { speaker: 'miles', chapter: 'welcome', text: 'How big is it, and for how much?' });
  const cut = turn('0b', {
    chapter: 'welcome',
    factIds: ['kitchen'],
    text: '$785,000, after a cut of $30,000, with a gas range and a walk-in pantry.',
  });
  const lines = pickSampleLines(script([ask, cut, ...opening, kitchen]), sheet);
  expect(lines.map(({ text }) => text)).toEqual([opening[0]?.text, opening[1]?.text, kitchen.text]);
});

test('shows nothing that an order’s script would drop', () => {
  const unlawful = {
    ...kitchen,
    text: 'Quartz counters, a gas range, and perfect for families without kids.',
  };
  expect(pickSampleLines(script([...opening, unlawful]), sheet)).toEqual([]);
  const unbacked = {
    ...kitchen,
    text: 'It was built in 1931, with quartz counters, a gas range and a pantry.',
  };
  expect(pickSampleLines(script([...opening, unbacked]), sheet)).toEqual([]);
});
