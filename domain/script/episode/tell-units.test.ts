import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { beats } from './beats.ts';
import { tellBeat } from './tell-beat.ts';
import { tellRooms } from './tell-rooms.ts';
import { tellUnits } from './tell-units.ts';

const [first] = tenHomes as [SampleHome];
const toldOf = (description: string, type = 'Condo', toldIds: ReadonlySet<string> = new Set()) => {
  const home = readHome(buildFactSheet(sampleHome({ ...first, type, features: [], description })));
  const building = beats.filter(({ name }) => name === 'building');
  const refused = new Set<string>();
  const lines: [] = [];
  const context = {
    named: [],
    toldIds,
    lines,
    rooms: tellRooms(home, { named: [], refused, lines }),
    saidLines: new Set<string>(),
    refused,
    isYearTold: true,
  };
  return building
    .flatMap((beat) => tellBeat(beat, home, context))
    .map(({ opener, words }) => [opener, (words.statement ?? words.list)?.text]);
};
const small = 'The flat is in a 6-unit brick building, with oak floors.';

test('a count of homes answers how many there are, not what they share', () => {
  expect(toldOf(small)).toEqual([['open-units', 'The building has six units.']]);
});

test('who has heard what is shared may ask how many share it', () => {
  const told = toldOf(`${small} The building has a bike room.`);
  expect(told.map(([opener]) => opener)).toEqual(['open-building', 'open-units-sharing']);
});

test('nobody hears the count twice, nor of a building sold whole', () => {
  expect(toldOf(small, 'Condo', new Set(['unit-count']))).toEqual([]);
  expect(toldOf('A 6-unit brick building with oak floors.', 'Multi-family')).toEqual([]);
});

test('a gym upstairs in a house is shared with nobody', () => {
  const gym = 'The attic floor has glass doors and serves as a gym.';
  expect(toldOf(gym, 'Single family')).toEqual([]);
});

test('a count that a statement has told is not told again', () => {
  const home = readHome(
    buildFactSheet(sampleHome({ ...first, type: 'Condo', features: [], description: small })),
  );
  expect(tellUnits(home, new Set(), false, [])).toHaveLength(1);
  expect(tellUnits(home, new Set(), false, [{ text: "It's in a six-unit brick building." }])).toEqual([]);
});
