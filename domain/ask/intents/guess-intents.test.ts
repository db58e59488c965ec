import { expect, test } from 'vitest';
import asks from './data/asks.json' with { type: 'json' };
import intents from './data/intents.json' with { type: 'json' };
import { guessIntents } from './guess-intents.ts';
import { findIntent } from './intent.ts';
import { tellsIntent } from './tells-intent.ts';

test('every intent has ways of asking, and those that listings answer the words that answer them', () => {
  expect(intents.map(({ id }) => id)).toEqual(Object.keys(asks));
  for (const { id, says } of intents) {
    const { plain, indirect, short } = asks[id as keyof typeof asks];
    expect(plain.length + indirect.length + short.length, id).toBeGreaterThan(5);
    if (findIntent(id)?.kind !== 'answer') expect(says, id).toEqual([]);
  }
});

test('no way of asking stands under two intents', () => {
  const all = Object.values(asks).flatMap(({ plain, indirect, short }) =>
    [...plain, ...indirect, ...short].map((ask) => ask.toLowerCase()),
  );
  expect(new Set(all).size).toBe(all.length);
});

test('the weights know each intent by most of its plain ways of asking', () => {
  const rows = Object.entries(asks).flatMap(([id, { plain }]) =>
    plain.slice(0, 1).map((ask) => ({ id, ask })),
  );
  const right = rows.filter(({ id, ask }) => guessIntents(ask)[0]?.id === id);
  expect(right.length / rows.length).toBeGreaterThan(0.85);
});

test.each([
  ['is there somewhere to do my washing', 'laundry'],
  ['how much are the dues', 'hoa-fee-amount'],
  ['do they get a lot of crime around there', 'is-it-safe'],
])('%j asks for %s', (question, id) => {
  expect(guessIntents(question)[0]?.id).toContain(id);
});

test('words that the weights never saw mean nothing', () => {
  expect(guessIntents('zxqv wvvk').every(({ share }) => share < 0.2)).toBe(true);
});

test('a sentence tells an intent only with its figure, and never by a look-alike', () => {
  const told = (id: string, text: string) => {
    const intent = findIntent(id);
    return intent ? tellsIntent(text, intent).length : -1;
  };
  expect(told('ceiling-height', 'Ceilings are 11 feet high.')).toBeGreaterThan(0);
  expect(told('ceiling-height', 'Ceilings are high.')).toBe(0);
  expect(told('pantry', 'A walk-in pantry and two pantries.')).toBe(2);
  expect(told('pantry', 'A food pantry is around the corner.')).toBe(0);
});

test('a guess costs a few milliseconds', () => {
  guessIntents('is there a pantry');
  const start = process.cpuUsage();
  for (let n = 0; n < 20; n += 1) guessIntents(`where would we put ${n} sacks of flour and the big mixer`);
  expect(process.cpuUsage(start).user / 1000 / 20).toBeLessThan(40);
});
