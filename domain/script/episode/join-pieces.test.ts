import { expect, test } from 'vitest';
import type { Feature } from '#domain/features/feature.ts';
import { joinPieces } from './join-pieces.ts';
import type { Piece, PlannedLine } from './scene-picker.ts';

const line = (speaker: 'nora' | 'miles', text: string, isGeneral = false): PlannedLine => ({
  speaker,
  text,
  authored: '',
  factIds: [],
  isGeneral,
  chapter: 'home',
  sceneId: text,
});
const island = { id: 'island' } as Feature;
const piece = (question: string, answer: string, more: Partial<Piece> = {}): Piece => ({
  lines: [line('miles', question), line('nora', answer)],
  worth: 1,
  at: 0,
  told: [island],
  ...more,
});
const join = (chosen: Piece[], remark?: string) =>
  joinPieces(
    chosen,
    {
      banter: () => undefined,
      reply: () => (remark ? { ...line('miles', remark), sceneId: 'reply island' } : undefined),
    },
    {
      budget: 1000,
      words: 0,
      countWords: (text) => text.split(' ').length,
      opening: [],
      sectionOf: () => 'living',
    },
  )
    .flat()
    .map(({ text }) => text);
const kitchen = piece('And the kitchen?', 'It has an island with three stools.');
const next = piece('What else is there?', 'There are two ovens with glass doors and a drawer, too.', {
  isMore: true,
  behind: kitchen,
});
const bath = piece('I have walked all day. Where is the bath?', 'There is a tub.', {
  ask: line('miles', 'And the bath?'),
});

test('nobody asks "what else?": Nora goes on, or Miles says what he makes of it', () => {
  expect(join([kitchen, next])).toEqual([
    'And the kitchen?',
    'It has an island with three stools. There are two ovens with glass doors and a drawer, too.',
  ]);
  expect(join([kitchen, next], 'There goes the table.')).toEqual([
    'And the kitchen?',
    'It has an island with three stools.',
    'There goes the table.',
    'There are two ovens with glass doors and a drawer, too.',
  ]);
});

const told = (list: string, more: Partial<Piece> = {}) => {
  const one = piece('What is there?', list, more);
  return { ...one, lines: one.lines.map((said) => ({ ...said, sceneId: `told ${said.text}` })) };
};

test('a small thing joins the answer before it, and the quip waits for both', () => {
  const living = told("It's got a brick hearth and tall windows.");
  const den = told("You'd also get a den.", { isMore: true, behind: living });
  const asked = { ...bath, behind: den };
  expect(join([living, den, asked], 'Good.')).toEqual([
    'What is there?',
    "It's got a brick hearth and tall windows, plus a den.",
    'Good. And the bath?',
    'There is a tub.',
  ]);
});

test('one thing more is not put into the room of the last', () => {
  const suite = told("In the primary bath, there's a cast-iron tub.");
  const powder = told("There's a powder room, too.", { isMore: true, behind: suite });
  expect(join([suite, powder], 'Good.')[1]).toBe(
    "In the primary bath, there's a cast-iron tub. There's a powder room, too.",
  );
  const windows = told('You would see tall windows in the den.');
  expect(join([windows, { ...powder, behind: windows }], 'Good.')[1]).not.toContain('plus');
});

test('two rungs are no ladder yet, and there is no third', () => {
  const list = (thing: string, behind?: Piece) =>
    told(`You'd also have ${thing} with a carved oak door and a long shelf.`, {
      ...(behind && { isMore: true, behind }),
    });
  const chain = [list('a hall')];
  for (const thing of ['a den', 'a loft', 'a study']) chain.push(list(thing, chain.at(-1)));
  expect(join(chain, 'Good.').filter((text) => text === 'Good.')).toHaveLength(2);
});

test('one bare thing is no answer yet: Nora goes on before anybody remarks on it', () => {
  const dining = piece('Where do we eat?', "There's a dining room.");
  const nook = piece('And else?', 'There is a nook, too.', { isMore: true, behind: dining });
  expect(join([dining, nook], 'Good.')[1]).toBe("There's a dining room. There is a nook, too.");
});

test('into the next room, a short question comes behind what Miles makes of the last thing', () => {
  expect(join([kitchen, bath], 'There goes the table.')[2]).toBe('There goes the table. And the bath?');
  expect(join([kitchen, bath])[2]).toBe('I have walked all day. Where is the bath?');
});

test('a breath that would be too long stays a turn of its own', () => {
  const long = piece('What else is there?', `There are ${'very '.repeat(24)}long shelves.`, {
    isMore: true,
    behind: kitchen,
  });
  expect(join([kitchen, long])).toHaveLength(4);
});

test('two sentences on the kind of home stay in turns of their own', () => {
  const kind = told("It's a mill.");
  const more = told("It's a corner home.", { isMore: true, behind: kind });
  expect(join([kind, more])).toHaveLength(4);
});

test('a list that goes on twice says so once', () => {
  const den = piece('What else is there?', "You'd also have a den.");
  const attic = piece('What else is there?', "You'd also get an attic.", { isMore: true, behind: den });
  expect(join([den, attic])[1]).toBe("You'd also have a den. And an attic.");
});

test('a room that was just named is “it”', () => {
  const renewed = piece('And the kitchen?', "The kitchen's been updated, the listing says.");
  const more = piece('And the kitchen?', 'The kitchen has a pantry.', { isMore: true, behind: renewed });
  expect(join([renewed, more])[1]).toBe("The kitchen's been updated, the listing says. It has a pantry.");
});

test('the building is named once in a turn', () => {
  const lobby = piece('And the building?', 'The building has a doorman.');
  const more = piece('What else?', 'The building also has a gym.', { isMore: true, behind: lobby });
  expect(join([lobby, more])[1]).toBe('The building has a doorman. It also has a gym.');
  const gym = told("In the building, there's a gym.");
  const bikes = told("There's a bike room in the building, too.", { isMore: true, behind: gym });
  expect(join([gym, bikes], 'Good.')[1]).toBe("In the building, there's a gym, plus a bike room.");
});

test('a question that comes late says what it is about', () => {
  const stairs = { id: 'staircase', topic: 'living', phrase: 'floating stairs', noun: 'stairs' } as Feature;
  const hall = piece('What is inside?', 'It has floating stairs.', { told: [stairs] });
  const asked = (question: string): Piece => ({
    ...piece(question, 'Usually not.', { feature: stairs, behind: hall }),
    told: [],
  });
  expect(join([hall, bath, asked('Do they creak?')])).toContain('Back to the stairs. Do they creak?');
  expect(join([hall, bath, asked('Do floating ones creak?')])).toContain('Do floating ones creak?');
  expect(join([hall, asked('Do they creak?')])).toContain('Do they creak?');
  const hidden = { ...stairs, phrase: 'behind a shelf', noun: 'behind a shelf' };
  expect(join([hall, bath, { ...asked('Do they creak?'), feature: hidden }])).toContain('Do they creak?');
});

test('Nora says "too" once, not turn after turn', () => {
  const more = piece('And then?', 'There is a tray for tea with a view of the yard, too.', {
    isMore: true,
    behind: kitchen,
  });
  const again = { ...next, behind: more };
  expect(join([kitchen, more, again], 'Good.')).toEqual([
    'And the kitchen?',
    'It has an island with three stools.',
    'Good.',
    'There is a tray for tea with a view of the yard, too.',
    'Good.',
    'And there are two ovens with glass doors and a drawer.',
  ]);
});

test('what the last list has named isn’t told again behind it', () => {
  const porch = told("There's a porch with bay views.");
  const view = piece('What else is there?', 'There are bay views from the porch, too.', {
    isMore: true,
    behind: porch,
  });
  expect(join([porch, view])).toEqual(['What is there?', "There's a porch with bay views."]);
});

test('what belongs to another part of the home is no part of the answer', () => {
  const bath = told('It has a brick niche and a teak bench.');
  const laundry = {
    ...told("There's a laundry closet."),
    alone: { ...line('nora', "There's a laundry closet."), sceneId: "told There's a laundry closet." },
  };
  const talk = (sections: string[]) =>
    joinPieces(
      [bath, laundry],
      { reply: () => undefined, banter: () => undefined },
      {
        budget: 1000,
        words: 0,
        countWords: (text) => text.split(' ').length,
        opening: [],
        sectionOf: (piece) => sections[piece === bath ? 0 : 1] ?? '',
      },
    ).flat();
  expect(talk(['living', 'living']).map(({ text }) => text)).toEqual([
    'What is there?',
    'It has a brick niche and a teak bench, plus a laundry closet.',
  ]);
  expect(talk(['rooms', 'practical'])).toHaveLength(4);
  expect(talk(['practical', 'practical'])).toHaveLength(4);
});

test('a thing of any room doesn’t go on behind a sentence about one bath', () => {
  const one = piece('And the baths?', 'The second bath has a cedar bench.');
  const more = piece('What else is there?', "There's a sauna, too.", { isMore: true, behind: one });
  expect(join([one, more])).toEqual([
    'And the baths?',
    'The second bath has a cedar bench.',
    'What else is there?',
    "There's a sauna, too.",
  ]);
  const both = piece('And the baths?', 'Both baths have cedar benches.');
  expect(join([both, { ...more, behind: both }])).toEqual([
    'And the baths?',
    "Both baths have cedar benches. There's a sauna, too.",
  ]);
});

test('behind two remarks Nora tops the next one, and twice in a talk at most', () => {
  const rooms = Array.from({ length: 14 }, (_, at) => ({
    ...piece(`Where is room ${at}?`, `Room ${at} has a cedar bench with a view of the pear tree.`),
    ask: line('miles', `And room ${at}?`),
  }));
  const talk = (chosen: Piece[]) =>
    joinPieces(
      chosen,
      {
        reply: () => line('miles', 'Cedar!'),
        banter: () => [line('miles', 'It smells like a pencil.'), line('nora', 'A sharp one.')],
      },
      {
        budget: 1000,
        words: 0,
        countWords: (text) => text.split(' ').length,
        opening: [],
        sectionOf: () => 'living',
      },
    ).flat();
  const said = talk(rooms);
  expect(said[2]?.text).toBe('Cedar! And room 1?');
  expect(said.slice(6, 10).map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
    'miles: It smells like a pencil.',
    'nora: A sharp one.',
    'miles: Where is room 3?',
    'nora: Room 3 has a cedar bench with a view of the pear tree.',
  ]);
  expect(said.filter(({ text }) => text === 'A sharp one.')).toHaveLength(2);
  // No jokes in a chapter about the previous one.
  const outside = rooms.map((room, at) =>
    at < 3 ? room : { ...room, lines: room.lines.map((one) => ({ ...one, chapter: 'outside' as const })) },
  );
  expect(talk(outside.slice(0, 4)).map(({ text }) => text)).not.toContain('A sharp one.');
});

test('a small thing more of the building is left out where only a question leads to it', () => {
  const lobby = piece('And the building?', `The building has ${'very '.repeat(20)}tall doors.`);
  const more = (notability: number): Piece => ({
    ...piece('What else is there?', 'The building also has a room for bicycles and another for parcels.', {
      isMore: true,
      behind: lobby,
      told: [{ ...island, notability }],
    }),
  });
  const asked = (one: Piece) => ({
    ...one,
    lines: one.lines.map((said, at) => (at === 0 ? { ...said, sceneId: 'else-building' } : said)),
  });
  expect(join([lobby, asked(more(1))])).toHaveLength(2);
  expect(join([lobby, asked(more(5))])).toHaveLength(4);
});
