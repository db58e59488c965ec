import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { allScenes } from './all-scenes.ts';
import { fillLines } from './fill-line.ts';

const [first] = tenHomes as [SampleHome];

/** Everything Miles could make of a feature in this home. */
function quips(id: string, description: string): string[] {
  const home = readHome(
    buildFactSheet(sampleHome({ ...first, type: 'Condo', features: [], parking: '', description })),
  );
  const feature = home.features.find((one) => one.id === id);
  const scene = allScenes.find((one) => one.id === `react-${id}`);
  if (!feature || !scene) throw new Error(`nothing to react to: ${id}`);
  const picks = [0, 0.2, 0.4, 0.6, 0.8, 0.99];
  return picks.flatMap((variant) =>
    picks.flatMap((word) => {
      const choose = (key: string, options: number) =>
        Math.floor((key.endsWith('variant') ? variant : word) * options);
      return (fillLines(scene.id, scene.lines, { home, choose, feature }) ?? []).map(({ text }) => text);
    }),
  );
}

test('feet stay dry only from a garage that is attached', () => {
  expect(quips('garage-parking', 'Garage parking is attached to the lobby.').join()).toContain('Dry feet');
  expect(quips('garage-parking', 'There is detached garage parking.').join()).not.toContain('Dry feet');
});

test('what fills a slot doesn’t claim to be everywhere', () => {
  const home = readHome(
    buildFactSheet(sampleHome({ ...first, description: 'There are oak hardwood floors throughout.' })),
  );
  const feature = home.features.find(({ id }) => id === 'hardwood');
  const line = { speaker: 'miles' as const, variants: ['Look at {np}.'], isGeneral: false, when: [] };
  const [said] = fillLines('x', [line], { home, choose: () => 0, ...(feature && { feature }) }) ?? [];
  expect(said?.text).toBe('Look at oak hardwood floors.');
});

test('nothing is said of breakfast that its gossip contradicts', () => {
  const said = quips('eat-in', 'The apartment has an eat-in kitchen with a gas range.');
  expect(said.filter((text) => /travel\. So does/.test(text))).toEqual([]);
  expect(said.join()).toMatch(/stays hot\. So does the gossip/);
});

test('no quip puts stairs or chimneys into a home that has none', () => {
  const said = [
    ...quips('built-ins', 'The apartment has built-in shelves in the hall.'),
    ...quips('roof-deck', 'The apartment has a private roof deck.'),
  ];
  expect(said.filter((text) => /stairs|chimney|water tank/.test(text))).toEqual([]);
});

test('a remark never says the listing’s words again: they were just heard', () => {
  const variants = allScenes
    .filter(({ part }) => part === 'react')
    .flatMap(({ lines }) => lines.flatMap((line) => line.variants));
  expect(variants.filter((text) => text.includes('{'))).toEqual([]);
  expect(quips('gym', 'The building has a fitness center.').join()).toMatch(/gym/);
});

test('behind a list, a remark names its thing by an everyday word, not by the listing’s', () => {
  const home = readHome(
    buildFactSheet(
      sampleHome({ ...first, description: 'The bath has a freestanding soaking tub and two sinks.' }),
    ),
  );
  const feature = home.features.find(({ id }) => id === 'soaking-tub');
  const variants = ['I own one paperback.', 'I would take a book to the tub.'];
  const line = { speaker: 'miles' as const, variants, isGeneral: false, when: [] };
  const filling = { home, choose: () => 0, mustName: true, ...(feature && { feature }) };
  expect(fillLines('x', [line], filling)?.[0]?.text).toBe('I would take a book to the tub.');
});
