import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import type { SpokenLine } from '../spoken-lines.ts';
import { pickLines } from './pick-lines.ts';
import { atHome, lineId, tellLines } from './tell-line.ts';
import { writeEpisode } from './write-episode.ts';

const [first] = tenHomes as [SampleHome];
const home = readHome(buildFactSheet(sampleHome(first)));
const line = (text: string, own: Partial<SpokenLine> = {}): SpokenLine => ({
  text,
  factId: 's1',
  isVerbatim: false,
  beat: 'kitchen',
  ask: 'kitchen',
  features: [],
  worth: 5,
  statement: {
    text,
    part: { beat: 'kitchen', ask: 'kitchen' },
    kind: 'house',
    scope: 'home',
    isOwnBuilding: true,
    features: [],
  },
  ...own,
});
const told = (lines: readonly SpokenLine[], refused: ReadonlySet<string> = new Set()) =>
  tellLines(lines, { name: 'kitchen' }, { home, refused }).map(({ opener, words, isMore }) => [
    opener,
    words.sentence?.text,
    isMore ?? false,
  ]);

const sink = line('The kitchen has a soapstone sink.', { ask: 'subject', subject: 'the kitchen' });
const stove = line('The kitchen has a six-burner stove.', { ask: 'subject', subject: 'the kitchen' });
const table = line('The dining room seats twelve under a brass lamp.', {
  ask: 'subject',
  subject: 'the dining room',
});

test('two short statements about one room share a turn and say its name once', () => {
  expect(told([sink, table, stove])).toEqual([
    ['open-kitchen', 'The kitchen has a soapstone sink. It also has a six-burner stove.', false],
    ['open-dining', 'The dining room seats twelve under a brass lamp.', false],
  ]);
});

test('what the editor refuses in one breath is told in two', () => {
  expect(told([sink, stove], new Set([lineId([sink.text, stove.text])]))).toEqual([
    ['open-kitchen', 'The kitchen has a soapstone sink.', false],
    ['else-subject', 'The kitchen also has a six-burner stove.', true],
  ]);
});

test('what a home is in is no answer to what is in the building', () => {
  const of = (text: string) => line(text, { beat: 'building', ask: 'building' });
  expect(told([of("It's in an eight-story brick cooperative.")])[0]?.[0]).toBe('open-prewar');
  expect(told([of('The building has a gym.')])[0]?.[0]).toBe('open-building');
});

test('the part of town comes with what it is near, in one answer', () => {
  const near = line("It's steps from Quarrel Park.", { beat: 'place', ask: 'where-near' });
  const where = line("It's in Ashbury Heights.", { beat: 'place', ask: 'where' });
  expect(told([near, where])).toEqual([
    ['open-where', "It's in Ashbury Heights. It's steps from Quarrel Park.", false],
  ]);
  expect(told([near])[0]?.[0]).toBe('open-where-near');
});

test('a room without questions of its own is asked for by its name', () => {
  const nook = line('The library has a rolling ladder.', { ask: 'subject', subject: 'the library' });
  expect(told([nook])).toEqual([['open-subject', 'The library has a rolling ladder.', false]]);
});

const picked = (lines: readonly SpokenLine[], said: string[] = [], refused = new Set<string>()) =>
  pickLines({ ...home, lines }, { said, refused }).map(({ text }) => text);

test('of two statements that say the same, the one worth more is told', () => {
  const longer = line('The kitchen has a soapstone sink and a slate floor.', { worth: 9 });
  expect(picked([sink, longer])).toEqual([longer.text]);
});

test('what was said before or refused is not told', () => {
  expect(picked([sink, stove], ['There is that soapstone sink in the kitchen.'])).toEqual([stove.text]);
  expect(picked([sink, stove], [], new Set([lineId([stove.text])]))).toEqual([sink.text]);
});

test('two statements that begin alike don’t share a breath', () => {
  const lake = line("It's steps from a lake.", { ask: 'place' });
  const park = line("It's steps from a park.", { ask: 'place' });
  expect(told([lake, park]).map(([, text]) => text)).toEqual([
    "It's steps from a lake.",
    "It's steps from a park.",
  ]);
  expect(told([lake, line('There is a bus.', { ask: 'place' })])).toHaveLength(1);
});

test('a machine in the unit has wordings of its own, unless more is known of it', () => {
  expect(atHome("There's an in-unit washer and dryer.")).toEqual(['tell-washer-home']);
  expect(atHome('It has in-unit laundry.')).toEqual(['tell-laundry-home']);
  expect(atHome("There's an in-unit washer and dryer by the stairs.")).toEqual([]);
});

test('sentences behind such a wording are still told', () => {
  const description =
    'The condo has in-unit laundry. The storage room has cedar shelves. The cellar holds a wine cabinet.';
  const sheet = buildFactSheet(sampleHome({ ...first, features: [], type: 'Condo', description }));
  const said = writeEpisode(sheet, { scenes: allScenes, wordsPerMinute: 165 })
    .script.turns.map(({ text }) => text)
    .join(' ');
  expect(said).toMatch(/laundry|in-unit|in the unit/);
  expect(said).toMatch(/cedar shelves/);
});

test('one of several, after their number, isn’t told as another', () => {
  const porches = line('There are two screened porches.', { beat: 'outside', ask: 'outside' });
  const rear = line("There's a rear porch.", { beat: 'outside', ask: 'outside' });
  expect(picked([porches, rear])).toEqual([porches.text]);
  // The building's porches are others.
  expect(picked([{ ...porches, beat: 'building' }, rear])).toEqual([porches.text, rear.text]);
});

test('what kind of home it is is said in one sentence, or not in a row', () => {
  const kind = (text: string) => line(text, { beat: 'arrival', ask: 'about' });
  const said = (...texts: string[]) => told(texts.map(kind)).map(([, text]) => text);
  expect(said("It's a shingled cottage.", "It's a 30-foot-wide home.")).toEqual([
    "It's a 30-foot-wide, shingled cottage.",
  ]);
  expect(said("It's a rebuilt mill.", "It's an octagonal townhouse.", "It's a rebuilt townhouse.")).toEqual([
    "It's a rebuilt mill.",
    "It's an octagonal, rebuilt townhouse.",
  ]);
  expect(said("It's a duplex in a mill.", "It's a corner home.")).toEqual([
    "It's a duplex in a mill.",
    "It's a corner home.",
  ]);
});

test('only what has character answers what gives it character', () => {
  const detail = (text: string) => line(text, { beat: 'living', ask: 'details' });
  expect(told([detail('There is original millwork.')])[0]?.[0]).toBe('open-character');
  expect(told([detail('There are ceiling spotlights.')])[0]?.[0]).toBe('open-details');
});
