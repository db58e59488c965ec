import { expect, test } from 'vitest';
import { readFeatures } from '#domain/features/read-features.ts';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import { parseReplies } from '../scenes/parse-replies.ts';
import { parseBanter, parseScenes } from '../scenes/parse-scenes.ts';
import { createReplyFinder } from './find-replies.ts';
import { byDraw, createScenePicker } from './scene-picker.ts';

const [sample] = tenHomes as [SampleHome];
const home = readHome(buildFactSheet(sampleHome({ ...sample, price: 640000 })));
const pick = (notation: string) =>
  createScenePicker(home, {
    scenes: parseScenes(notation),
    seed: 'any',
    choose: () => 0,
    refused: new Set(),
    countWords: (text) => text.split(' ').length,
    findReplies: () => [],
  });

test('a number leads to one question, and to a second only if there is no other', () => {
  const { first } = pick(`
= open-lot
part open-lot
M: {Price}, and how much land?

= open-car
part open-car
M: For {price}, where does the car go?
 | Where does the car go?

= open-fee
part open-fee
M: Besides {price}, what's the fee?
`);
  expect(first('open-lot', 'home')?.lines[0]?.text).toBe('$640,000, and how much land?');
  expect(first('open-car', 'home')?.lines[0]?.text).toBe('Where does the car go?');
  expect(first('open-fee', 'home')?.lines[0]?.text).toBe("Besides $640,000, what's the fee?");
});

test('no bare number leads to a question it has nothing to do with', () => {
  const openers = allScenes
    .filter(({ part }) => /^open-(?:parking|outside)$/.test(part ?? ''))
    .flatMap(({ lines }) => lines.flatMap(({ variants }) => variants));
  expect(openers.filter((variant) => /^\[?\{(?:Beds|Baths|Sqft|Price|Year)\}/.test(variant))).toEqual([]);
});

test('of the things in a room, the one the talk began with is taken up, and else the rarest', () => {
  const { followUps } = pick(`
= fire-draws
on fireplace
M: Does {that} {name} draw?
N: Ask for a fire.
`);
  const suite = readFeatures('The suite has a fireplace and a jetted tub.', 'f', 'home');
  const [tub] = suite.filter(({ id }) => id === 'soaking-tub');
  const rooms = { name: 'rooms', chapter: 'home' as const, topics: [] };
  expect(followUps(suite, rooms, 3, tub ? [tub] : []).filter(({ isMinor }) => !isMinor)).toEqual([]);
  expect(byDraw(suite, tub ? [tub] : [])[0]?.id).toBe('soaking-tub');
});

test('advice that looks for a fault gives way to advice that doesn’t', () => {
  const fireplace = readFeatures('The den has a brick fireplace.', 'f', 'home').filter(
    ({ id }) => id === 'fireplace',
  );
  const rooms = { name: 'living', chapter: 'home' as const, topics: [] };
  const worry = `
= fire-cracks
on fireplace
M: Are there cracks in it?
N: Ask for a report.
`;
  const plain = `
= fire-chairs
on fireplace
M: How close does the chair go?
N: Try it.
`;
  const [alone] = pick(worry).followUps(fireplace, rooms, 1, fireplace);
  expect(alone?.isMinor).toBe(true);
  const [chosen] = pick(worry + plain).followUps(fireplace, rooms, 1, fireplace);
  expect(chosen?.scene?.id).toBe('fire-chairs');
});

test('an exchange that editors prefer is chosen, and one that they would cut is marked', () => {
  const fireplace = readFeatures('The den has a brick fireplace.', 'f', 'home').filter(
    ({ id }) => id === 'fireplace',
  );
  const rooms = { name: 'living', chapter: 'home' as const, topics: [] };
  const scene = (id: string, rank: string) =>
    `= ${id}\n${rank}on fireplace\nM: Does it draw?\nN: Ask for a fire.\n\n`;
  const [spare] = pick(scene('a', 'rank spare\n')).followUps(fireplace, rooms, 1, fireplace);
  expect(spare?.isSpare).toBe(true);
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const [chosen] = pick(
    ids.map((id) => scene(id, id === 'd' ? 'rank best\n' : 'rank spare\n')).join(''),
  ).followUps(fireplace, rooms, 1, fireplace);
  expect(chosen?.scene?.id).toBe('d');
  expect(chosen?.isSpare).toBeUndefined();
});

test('Miles asks back about a word just said, once, and only if nothing stands against it', () => {
  const asking = (seed: string) =>
    createScenePicker(home, {
      scenes: parseScenes(
        '= newer\npart ask-back\nheard \\bnewer\\b\nM: Newer than what?\nN: No year is given.\n\n= barred\npart ask-back\nheard \\bshed\\b\nneeds !fact:price\nM: What shed?\nN: That one.',
      ),
      seed,
      choose: () => 0,
      refused: new Set(),
      countWords: (text) => text.split(' ').length,
      findReplies: () => [],
    });
  const told = (text: string) => ({
    speaker: 'nora' as const,
    text,
    authored: '',
    factIds: ['f'],
    isGeneral: false,
    chapter: 'home' as const,
    sceneId: 'line',
  });
  const seeds = Array.from({ length: 12 }, (_, at) => `seed ${at}`);
  const backs = seeds.map((seed) => {
    const { askBack } = asking(seed);
    return [
      askBack(told('It has a newer roof.'), 'home'),
      askBack(told('It has newer doors.'), 'home'),
      askBack(told('There is a shed.'), 'home'),
    ];
  });
  expect(backs.some(([first]) => first?.lines[0]?.text === 'Newer than what?')).toBe(true);
  expect(backs.some(([first]) => first === undefined)).toBe(true);
  expect(backs.every(([first, again, shed]) => !(first && again) && shed === undefined)).toBe(true);
  expect(backs.flatMap(([first]) => first?.lines ?? []).every(({ factIds }) => factIds.includes('f'))).toBe(
    true,
  );
});

test('banter is about one thing just told, and comes once for it', () => {
  const { banter } = createScenePicker(home, {
    scenes: parseBanter('= sauna\nThe sauna has a door. // A small one.'),
    seed: 'any',
    choose: () => 0,
    refused: new Set(),
    countWords: (text) => text.split(' ').length,
    findReplies: () => [],
  });
  const sauna = readFeatures('It has a sauna.', 'f', 'home');
  expect(banter(sauna, 'home')?.map(({ text }) => text)).toEqual(['The sauna has a door.', 'A small one.']);
  expect(banter(sauna, 'home')).toBeUndefined();
});

const replyOf = (notation: string, refused: ReadonlySet<string> = new Set()) => {
  const scenes = parseReplies(notation, ['living']);
  const { reply } = createScenePicker(home, {
    scenes,
    seed: 'any',
    choose: () => 0,
    refused,
    countWords: (text) => text.split(' ').length,
    findReplies: createReplyFinder(scenes),
  });
  return (text: string, question = '') =>
    reply(
      {
        speaker: 'nora',
        text,
        authored: '',
        factIds: ['f'],
        isGeneral: false,
        chapter: 'home',
        sceneId: 'told',
      },
      { from: 'living', to: 'kitchen', question },
    );
};

test('a reply rests on the fact that it takes up, comes once, and gives way when the editor refuses it', () => {
  const notation = '= slate (?:roof|floor)\nSlate outlasts the roofer.\n= floor\nFelt under the chairs.\n';
  const say = replyOf(notation);
  expect(say('It has a slate floor.')).toMatchObject({ text: 'Slate outlasts the roofer.', factIds: ['f'] });
  expect(say('There is a slate floor.')?.text).toBe('Felt under the chairs.');
  expect(say('The slate floor is heated.')).toBeUndefined();
  const again = replyOf(notation, new Set(['reply slate (?:roof|floor)']));
  expect(again('It has a slate floor.')?.text).toBe('Felt under the chairs.');
});

test('a reply leaves room for the question behind it', () => {
  const say = replyOf('= attic\nSomebody will find the old hats up there one day.\n');
  expect(say('It has an attic.', `And ${'what about it '.repeat(6)}?`)).toBeUndefined();
  expect(say('It has an attic.', 'And the kitchen?')).toBeDefined();
});

test('two replies wish for something, and the others say something else', () => {
  const say = replyOf(
    "= fire\nI'd sit there.\nIt draws a crowd.\n= tub\nI'd bring a book.\nIt fogs the mirror.\n= sauna\nI'd count to ten.\nIt smells of cedar.\n",
  );
  expect(['A fire.', 'A tub.', 'A sauna.'].map((told) => say(told)?.text)).toEqual([
    "I'd sit there.",
    "I'd bring a book.",
    'It smells of cedar.',
  ]);
});

test('a reply doesn’t name what the question behind it asks for', () => {
  const say = replyOf('= attic\nThen the hats go upstairs.\n= attic ladder\nMind your head.\n');
  expect(say('It has an attic.', 'And upstairs?')).toBeUndefined();
  expect(say('It has an attic ladder.', 'And upstairs?')?.text).toBe('Mind your head.');
  expect(say('It has an attic.', "What's there to go with it?")?.text).toBe('Then the hats go upstairs.');
});
