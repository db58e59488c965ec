import { expect, test } from 'vitest';
import { articleFor } from '#domain/english/article-for.ts';
import { featureCatalog } from '#domain/features/data/catalog.ts';
import type { FactSheet } from '../schema.ts';
import { lostQualifiers } from './lost-qualifiers.ts';

const own = /^(?:living|dining|kitchen|bedrooms|baths|laundry|levels|systems|outside|parking)$/;
/** Things in a home, with their articles. */
const things = featureCatalog
  .trim()
  .split('\n')
  .map((line) => line.split('; '))
  .filter(([, topic = '', said = '']) => own.test(topic) && /^[a-z]/.test(said))
  .map(([, , said = '']) => `${articleFor(said)} ${said}`);
/** Ways a listing qualifies something that isn't certain, or isn't the home's own. */
const limits: ((thing: string) => string)[] = [
  (thing) => `Residents enjoy ${thing} in the building.`,
  (thing) => `There is room for ${thing}.`,
  (thing) => `The listing has plans for ${thing}.`,
  (thing) => `It is steps from ${thing}.`,
  (thing) => `There is no ${thing.replace(/^an? /, '')}.`,
  (thing) => `The extension replaced a former ${thing.replace(/^an? /, '')}.`,
  (thing) => `The room was converted from ${thing}.`,
];

function sheetOf(sentence: string): FactSheet {
  const source = { kind: 'description' as const, excerpt: sentence };
  return {
    listingId: 'x',
    facts: [
      { id: 'type', field: 'type', label: 'Type', value: 'condo', aliases: [], source },
      { id: 'r', field: 'remark', label: 'From the description', value: sentence, aliases: [], source },
    ],
  };
}

const losses = (sentence: string, ...texts: string[]) =>
  lostQualifiers(
    texts.map((text, at) => ({ id: `${at}`, text })),
    sheetOf(sentence),
  ).map(({ claim }) => claim);

test('at least 98 of 100 planted losses are found', () => {
  const planted = things.flatMap((thing) => limits.map((limit) => ({ thing, sentence: limit(thing) })));
  const missed = planted.filter(
    ({ thing, sentence }) => losses(sentence, `You'd have ${thing}.`).length === 0,
  );
  expect(planted.length).toBeGreaterThanOrEqual(300);
  expect(missed.length / planted.length).toBeLessThanOrEqual(0.02);
});

test('what keeps its limit is fine, and so is speaking on about it', () => {
  expect(losses('Residents enjoy a pool.', 'The building has a pool.', "I'd swim in a pool at six.")).toEqual(
    [],
  );
  expect(losses('Central air on the second floor.', 'It has central air on the second floor.')).toEqual([]);
});

test('asking for a thing states nothing', () => {
  expect(losses('There is room for a library.', 'Tell me about the library.')).toEqual([]);
  expect(losses('There is room for a library.', 'It has a library.')).toHaveLength(1);
});

test('a place that is left out is a loss', () => {
  expect(losses('Central air on the second floor.', 'It has central air.')).toEqual([
    'central air (on the second floor)',
  ]);
});

test('a floor that only the heading names is no limit of the sentence under it', () => {
  const sentence = 'There are built-in benches and a skylight.';
  const sheet = { ...sheetOf(sentence), text: `Fourth Floor:\n${sentence}` };
  const said = [{ id: '0', text: "There's a skylight." }];
  expect(
    lostQualifiers(said, {
      ...sheet,
      facts: sheet.facts.map((one) => ({ ...one, ...(one.id === 'type' && { value: 'Single family' }) })),
    }),
  ).toEqual([]);
});

test('a thing in two places may be told of either', () => {
  const both =
    'There are built-in benches in the primary bedroom. The fourth bedroom has built-in benches in the fourth bedroom.';
  expect(losses(both, 'There are built-in benches in the primary bedroom.')).toEqual([]);
});

test('the place that is asked for is the place of the answer', () => {
  const heated = ['Central air on the second floor.', 'Central air.'] as const;
  const shared = ['Residents share a sauna.', 'A sauna.'] as const;
  const after = ([sentence, answer]: readonly [string, string], asked: string) =>
    losses(sentence, asked, answer).length;
  expect(after(heated, "What's on the second floor?")).toBe(0);
  expect(after(heated, 'The cellar is dry. Tell me about the second floor.')).toBe(0);
  expect(after(heated, 'What about the cellar?')).toBe(1);
  expect(after(heated, 'The second floor is quiet.')).toBe(1);
  const main = ['There are hardwood floors in the main rooms.', 'Hardwood floors.'] as const;
  expect(after(main, "What's in the main rooms?")).toBe(0);
  expect(after(main, 'What are the rooms made of?')).toBe(1);
  expect(after(shared, 'And the building?')).toBe(0);
  expect(after(shared, 'And the bath?')).toBe(1);
});

test('one plain mention is enough', () => {
  expect(losses('The apartment has a terrace. Residents share a terrace.', 'It has a terrace.')).toEqual([]);
});

test('the stairs of a building are said of the home, too', () => {
  expect(losses('The walk-up building is on a quiet block.', "It's a walk-up.")).toEqual([]);
});

test('half baths that the page counts are there, whatever the description would make of one', () => {
  const sheet = sheetOf('It could be configured with three half baths.');
  const source = { kind: 'page' as const, excerpt: 'half baths' };
  const split = { id: 's', field: 'bathSplit', label: 'Baths', aliases: [], source };
  const counted = { ...sheet, facts: [...sheet.facts, { ...split, value: '2 full baths and 3 half baths' }] };
  const turns = [{ id: '0', text: 'It has two full and three half baths.' }];
  expect(lostQualifiers(turns, sheet)).toHaveLength(1);
  expect(lostQualifiers(turns, counted)).toEqual([]);
});

test('a former 3-flat is no 3-flat', () => {
  const plan = 'An opportunity to bring your ideas to this former 3-flat.';
  expect(losses(plan, 'It is a former 3-flat.')).toEqual([]);
  expect(losses(plan, 'It is a 3-flat.')).not.toEqual([]);
});
