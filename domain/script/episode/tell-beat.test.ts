import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { type Home, readHome } from '../home.ts';
import type { SpokenLine } from '../spoken-lines.ts';
import { beats } from './beats.ts';
import { pickLines } from './pick-lines.ts';
import { tellBeat } from './tell-beat.ts';
import { tellRooms } from './tell-rooms.ts';

const [first] = tenHomes as [SampleHome];
/** What is told in a part of the home: with its statements, or as if none of its sentences could be said. */
const allTellingsOf = (
  name: string,
  description: string,
  own: Partial<SampleHome> = {},
  linesOf: (home: Home) => readonly SpokenLine[] = (home) =>
    pickLines(home, { said: [], refused: new Set() }),
) => {
  const home = readHome(
    buildFactSheet(sampleHome({ ...first, type: 'Condo', features: [], description, ...own })),
  );
  const beat = beats.find((one) => one.name === name);
  if (!beat) throw new Error(`no beat ${name}`);
  const refused = new Set<string>();
  const picked = linesOf(home);
  const rooms = tellRooms(home, { named: [], refused, lines: picked });
  return tellBeat(beat, home, {
    named: [],
    toldIds: new Set(),
    lines: picked.filter((line) => !rooms.covers(line)),
    rooms,
    saidLines: new Set(),
    refused,
    isYearTold: true,
  });
};
const tellingsOf = (name: string, description: string, own: Partial<SampleHome> = {}) =>
  allTellingsOf(name, description, own, () => []);
const openersOf = (...args: Parameters<typeof tellingsOf>) => tellingsOf(...args).map(({ opener }) => opener);

test.each([
  ['The apartment is on the 9th floor, with a den.', 'open-floor'],
  ['Set in a prewar building, the corner unit has a den.', 'open-prewar'],
  ['The apartment was fully renovated.', 'open-state'],
  ['This corner unit has a den.', 'open-arrival'],
])('%s answers %s', (description, opener) => {
  expect(openersOf('arrival', description, { yearBuilt: 1920 })[0]).toBe(opener);
});

test('a neighborhood that a statement has named is not named again alone', () => {
  const openers = (description: string) =>
    allTellingsOf('place', description, { type: 'Townhouse', subdivision: 'Old Mill' }).map(
      ({ opener }) => opener,
    );
  expect(openers('There is a den.')).toEqual(['open-where']);
  expect(openers('This is a brick townhouse in Old Mill with a den and a porch.')).toEqual([]);
});

test('a house is called by its whole style, and by one of it', () => {
  const [statement] = tellingsOf(
    'arrival',
    'Own a Neo-Georgian townhouse, once two brownstones, with a den.',
    {
      type: 'Single family',
    },
  );
  expect(statement?.words.statement?.text).toBe("It's a Neo-Georgian townhouse.");
});

test('a triplex is told as one, with its levels where the listing speaks of them', () => {
  const said = (description: string) => tellingsOf('arrival', description)[0]?.words.statement?.text;
  expect(said('A triplex apartment with a planted courtyard.')).toBe("It's a triplex.");
  expect(said('A duplex apartment on two levels, with a den.')).toBe("It's a duplex, on two levels.");
});

test('nobody says prewar behind the year', () => {
  const prewar = 'Set in a prewar building, the apartment has a den.';
  expect(openersOf('arrival', prewar, { yearBuilt: 1920 })).not.toContain('open-prewar');
});

test('a building from after the war is not called prewar', () => {
  expect(openersOf('arrival', 'It has prewar charm and a den.', { yearBuilt: 2018 })).toEqual([]);
});

test('windows that nobody calls new answer no question about what is new', () => {
  const asked = (description: string) => openersOf('practical', description);
  expect(asked('The apartment has double-pane windows and central air.')).not.toContain('open-renewed');
  expect(asked('The apartment has new double-pane windows and central air.')).toContain('open-renewed');
});

test('a kitchen is told by its kind, then by what is in it, and never as a second one', () => {
  const texts = tellingsOf(
    'kitchen',
    'A windowed eat-in kitchen, granite counters and a tall breakfast bar await the lucky cook.',
  ).flatMap(({ words }) => [words.statement?.text, words.list?.text].filter(Boolean));
  expect(texts[0]).toMatch(/It's a windowed eat-in kitchen with /);
  expect(texts.slice(1).join()).not.toMatch(/kitchen/);
});

test('how much there is outdoors is told first', () => {
  const [first] = tellingsOf(
    'outside',
    'It has four bedrooms and three terraces. The rooms open to 1,250 square feet of private outdoor space.',
  );
  expect(first?.words.statement?.text).toBe(
    'There are three terraces. The listing counts 1,250 square feet outdoors.',
  );
  expect(
    tellingsOf('outside', 'Amenities include 9,000 square feet of outdoor space.').map(
      ({ words }) => words.statement?.text,
    ),
  ).not.toContain('The listing counts 9,000 square feet outdoors.');
});

test('closets answer a question about closets, and a room is asked for once', () => {
  expect(openersOf('rooms', 'The apartment has a walk-in closet.')).toEqual(['open-closets']);
  const suite = 'The primary suite has a walk-in closet. In the primary suite, there is a soaking tub.';
  const asked = tellingsOf('rooms', suite).filter(({ opener }) => opener === 'open-subject');
  expect(asked.length).toBeLessThan(2);
});

test('acres are told once, by the listing or by the page', () => {
  const own = { type: 'Single family', lot: '1.4 acres' };
  expect(openersOf('outside', 'The house sits on 1.4 acres with a deck.', own)).not.toContain('open-lot');
});

test('a sauna and a bar downstairs answer no question about the bath or the kitchen', () => {
  const description =
    'The lower level has two seating areas and a spa. The galley bar has a wine display, and the spa has a sauna and a steam shower.';
  const own = { type: 'Single family' };
  const told = (name: string) => tellingsOf(name, description, own).flatMap(({ features }) => features);
  expect([...told('kitchen'), ...told('rooms')].map(({ id }) => id)).toEqual([]);
  expect(told('practical').map(({ id }) => id)).toContain('sauna');
});

test('the best of what is near comes first, with its own distance', () => {
  const [near] = tellingsOf(
    'place',
    'Nestled directly across from Mill Park, you are steps from Alder Foods and vibrant Quince Street.',
  );
  expect(near?.words.nearness?.text).toBe('across from');
  expect(near?.words.list?.text).toBe('Mill Park');
  const [lake] = tellingsOf('place', 'The home is just steps from Alder Foods, Harbor Street, and the lake.');
  expect(lake?.words.list?.text).toMatch(/^the lake and /);
});

test('who tells of the laundry was asked about it', () => {
  const asked = tellingsOf('practical', 'Love the in-unit washer and dryer, and stay cool with central air!');
  expect(asked.map(({ opener }) => opener)).toEqual(['open-laundry', 'open-cooling']);
  expect(openersOf('practical', 'The apartment has a basement storage locker.')).toEqual(['open-storage']);
});

test('where people eat is told as an answer', () => {
  const dining = tellingsOf(
    'kitchen',
    'Love the granite counters, the gas range and the big formal dining room!',
  ).find(({ words }) => /dining room/.test(words.list?.text ?? ''));
  expect(dining?.parts).toEqual(['tell-dining']);
});

test('one bath of several answers a question about itself', () => {
  const description = 'Retreat to a suite, complete with an updated en suite bath!';
  expect(openersOf('rooms', description, { baths: 2 })).toContain('open-ensuite');
});

test('an apartment is in a brownstone, and floors end as people say them', () => {
  const said = (description: string) => tellingsOf('arrival', description)[0]?.words.statement?.text;
  expect(said('A sunny two-bedroom home in a Mill Row brownstone, with a den.')).toBe(
    "It's in a brownstone.",
  );
  expect(said('The bedroom looks over an old farmhouse, and there is a den.')).toBeUndefined();
  expect(said('The apartment is on the 31th floor, with a den.')).toBe("It's on the 31st floor.");
  expect(said('The apartment is on the 12th floor, with a den.')).toBe("It's on the 12th floor.");
});

test('a building is told by its pool before its bicycle room', () => {
  const description =
    'Finished by Ida Quist, it is an intimate condominium with a 50-foot lap pool, fitness center, steam room, bike storage and part-time doorman.';
  const [told] = tellingsOf('building', description);
  expect(told?.words.list?.text ?? told?.words.sentence?.text).toMatch(/lap pool/);
});

test('nobody talks the way an ad does', () => {
  const saidOf = (description: string) =>
    beats
      .flatMap(({ name }) => allTellingsOf(name, description))
      .flatMap(({ words }) => words.sentence?.text ?? []);
  expect(saidOf('The living room gets its light from a skylight.')).toHaveLength(1);
  expect(saidOf('The salon is flooded with light, a true sanctuary.')).toEqual([]);
});

test('nobody asks for the primary bath right behind the suite it belongs to', () => {
  const openers = openersOf(
    'rooms',
    'The primary suite has a walk-in closet and a bay window. The primary bath has a cast-iron soaking tub.',
  );
  expect(openers.filter((opener) => !opener.startsWith('else-'))).toHaveLength(1);
});

test('a room that comes again behind another is named again', () => {
  const parts = tellingsOf(
    'rooms',
    'The primary bath has heated floors, dual vanities, a separate soaking tub, and a steam shower for the ultimate in rest. The second bedroom has a desk, a bay window and a built-out closet.',
  ).map(({ parts: [part], words }) => `${part} ${words.subject?.text}: ${words.list?.text}`);
  expect(parts.at(-1)).toBe('tell-room the primary bath: a steam shower');
});

test('what a statement tells is in no list beside it', () => {
  const said = (name: string, description: string) =>
    allTellingsOf(name, description).map(
      ({ words }) => (words.sentence ?? words.list ?? words.statement)?.text,
    );
  expect(said('practical', 'The roof was replaced in 2022.')).toEqual(['The roof was replaced in 2022.']);
  expect(said('living', 'The parlor has a bay window and oak floors.')).toHaveLength(1);
});

test('dates told by two statements are not told again together', () => {
  const description = 'Furnace updated in 2018 | Dishwasher - 2019';
  const listsOf = (tellings: ReturnType<typeof tellingsOf>) => tellings.map(({ words }) => words.list?.text);
  const dates = 'the dishwasher is from 2019';
  expect(listsOf(tellingsOf('practical', description)).join()).toContain(dates);
  expect(listsOf(allTellingsOf('practical', description)).join()).not.toContain(dates);
});
