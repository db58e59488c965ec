import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { checkText } from '../../compliance/check-text.ts';
import { checkClaims } from '../claims/check-claims.ts';
import { checkSentence } from '../editor/check-sentence.ts';
import { estimateSeconds } from '../estimate-seconds.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { unsaidConditions } from '../facts/condition-facts.ts';
import { sayStreet } from '../say-street.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import type { FactSheet } from '../schema.ts';
import { writeEpisode } from './write-episode.ts';

const wordsPerMinute = 165;
const write = (sheet: FactSheet) => writeEpisode(sheet, { scenes: allScenes, wordsPerMinute });
const homes = tenHomes.map((home) => {
  const sheet = buildFactSheet(sampleHome(home));
  return { id: home.id, sheet, turns: write(sheet).script.turns };
});
const [first] = tenHomes as [SampleHome];

test.each(homes)('the talk about $id keeps to its time, and its hosts take turns', ({ turns }) => {
  const seconds = estimateSeconds(
    turns.map(({ text }) => text),
    wordsPerMinute,
  );
  expect(seconds).toBeGreaterThan(150);
  expect(seconds).toBeLessThan(240);
  const twice = turns.filter(({ speaker }, at) => speaker === turns[at - 1]?.speaker);
  expect(twice).toEqual([]);
});

test.each(homes)(
  'every claim about $id has its fact, and nothing in it breaks fair-housing law',
  ({ sheet, turns }) => {
    expect(checkClaims({ turns }, sheet).filter(({ factId }) => factId === undefined)).toEqual([]);
    expect(turns.filter(({ text }) => checkText(text).verdict !== 'allow')).toEqual([]);
  },
);

test.each(homes)('every turn about $id can be said', ({ turns }) => {
  expect(turns.flatMap(({ text }) => checkSentence(text) ?? [])).toEqual([]);
});

test.each(homes)(
  'the address of $id is said twice, and who is speaking is said early',
  ({ sheet, turns }) => {
    const street = sayStreet(sheet.facts.find(({ field }) => field === 'street')?.value ?? '');
    expect(turns.filter(({ text }) => text.includes(street)).length).toBeGreaterThanOrEqual(2);
    expect(turns.findIndex(({ text }) => /\bAI\b/.test(text))).toBeLessThan(6);
  },
);

test('the same sheet gives the same words', () => {
  const sheet = buildFactSheet(sampleHome(first));
  expect(write(sheet)).toEqual(write(sheet));
});

test('another price changes only the turns that say it', () => {
  const [before, after] = ['$500,000', '$1,250,000'].map((price) => {
    const sheet = buildFactSheet(sampleHome(first));
    const facts = sheet.facts.map((fact) =>
      fact.field === 'price' ? { ...fact, value: price, aliases: [] } : fact,
    );
    return write({ ...sheet, facts }).script.turns;
  });
  const changed = before?.filter(({ text }, at) => text !== after?.[at]?.text) ?? [];
  expect(after?.length).toBe(before?.length);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.every(({ text }) => text.includes('$500,000'))).toBe(true);
});

test('nobody is invited to a home that is sold, and a pending one is said to be pending', () => {
  const said = (status: string) => {
    const sheet = buildFactSheet(sampleHome(first));
    const fact = { id: 'status', field: 'status', label: 'Status', value: status, aliases: [] };
    const facts = [
      ...sheet.facts.filter(({ field }) => field !== 'status'),
      { ...fact, source: { kind: 'page' as const, excerpt: status } },
    ];
    return write({ ...sheet, facts })
      .script.turns.map(({ text }) => text)
      .join(' ');
  };
  expect(said('sold')).toMatch(/\bsold\b/);
  expect(said('sold')).not.toMatch(/\bshowing|\bin person|asking price|set that up/i);
  expect(said('pending')).toMatch(/\bpending\b/);
});

test('an open house that is ahead is said at the end, a past one is not', () => {
  const withDay = { ...first, details: 'Open house Sunday, November 22, 2026, 1pm-3pm.' };
  const on = (today: string) =>
    write(buildFactSheet({ ...sampleHome(withDay), today }))
      .script.turns.map(({ text }) => text)
      .join(' ');
  expect(on('2026-11-15')).toMatch(/Sunday, November 22, from 1 to 3 p\.m\./i);
  expect(on('2026-11-23')).not.toMatch(/open house/i);
});

const told = (details: string) => write(buildFactSheet(sampleHome({ ...first, details }))).script.turns;
const textOf = (turns: readonly { text: string }[]) => turns.map(({ text }) => text).join('\n');

test('few words are in turns that state nothing', () => {
  const turns = homes.flatMap((home) => home.turns);
  const wordsOf = (some: typeof turns) => some.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const empty = turns.filter(({ factIds, isGeneral }) => factIds.length === 0 && !isGeneral);
  expect(wordsOf(empty) / wordsOf(turns)).toBeLessThan(0.15);
});

test('general knowledge is at most an eighth of the turns', () => {
  const turns = homes.flatMap((home) => home.turns);
  expect(turns.filter(({ isGeneral }) => isGeneral).length / turns.length).toBeLessThanOrEqual(0.12);
});

test('both hosts tell the home: Miles states facts in half of his turns or more', () => {
  const miles = homes.flatMap((home) => home.turns).filter(({ speaker }) => speaker === 'miles');
  const stating = miles.filter(({ factIds }) => factIds.length > 0);
  expect(stating.length / miles.length).toBeGreaterThan(0.5);
});

test('what could rule a buyer out is said whole, before the walk, and what else there is later', () => {
  const turns = told(
    'All buyers must meet income limits set by the county. The unit is sold as-is. Some photos are virtually staged. There is a 2% flip tax.',
  );
  const at = (text: string) => turns.findIndex((turn) => turn.text.includes(text));
  expect(turns[at('All buyers must meet income limits set by the county.')]?.chapter).toBe('welcome');
  expect(turns[at("It's sold as is.")]?.chapter).toBe('welcome');
  expect(turns[at('ome of the photos are virtually staged.')]?.chapter).toBe('welcome');
  expect(turns[at('2% flip tax')]?.chapter).toBe('questions');
});

test('a condition that no turn says is found', () => {
  const details = 'There is a tenant in place until March 2027.';
  const sheet = buildFactSheet(sampleHome({ ...first, details }));
  const { turns } = write(sheet).script;
  expect(unsaidConditions(sheet, { turns })).toEqual([]);
  const silent = turns.filter(({ text }) => !text.includes('tenant'));
  expect(unsaidConditions(sheet, { turns: silent })).toEqual([details]);
});

test('a sentence that tells a room well is said whole', () => {
  const sentence = 'The sunroom has a slate floor, nine casement windows and a door to the orchard.';
  const description = `${first.description} ${sentence}`;
  const { turns } = write(buildFactSheet(sampleHome({ ...first, description }))).script;
  expect(textOf(turns).toLowerCase()).toContain(sentence.slice(0, -1).toLowerCase());
});

test('what people retell comes first, word for word', () => {
  const [, hook] = told('It is one of only five surviving ice houses in the county.');
  expect(hook?.text).toContain('“One of only five surviving ice houses');
});

test('nobody is sent to a home that takes no visitors', () => {
  expect(textOf(told('There are no showings at this time.'))).toMatch(/no showings/);
});

test('only a short listing is called short', () => {
  const wordy = 'The seller is motivated, so call today and bring all offers. '.repeat(12);
  const { description: _, features: __, ...bare } = first;
  const hookOf = (description: string) =>
    textOf(
      write(buildFactSheet(sampleHome({ ...bare, yearBuilt: 1990, description }))).script.turns.slice(0, 2),
    );
  expect(hookOf('A plain home.')).toMatch(/short one|waste words|index card/);
  expect(hookOf(wordy)).not.toMatch(/short one|waste words|index card/);
});

test('where there are no showings, no tip sends anybody there', () => {
  const closed = told(
    'Accepted offer, no showings at this time. The home has open views and a gas fireplace.',
  );
  expect(textOf(closed)).toMatch(/offer's been accepted and there are no showings/);
  expect(textOf(closed)).not.toMatch(/on the visit|take an hour|ask for a showing|in person/i);
});

test('how far the sale has come is said before the tour', () => {
  const { turns } = write(
    buildFactSheet(sampleHome({ ...first, description: `Contract is out! ${first.description}` })),
  ).script;
  expect(textOf(turns.filter(({ chapter }) => chapter === 'welcome'))).toContain('a contract is out');
});

test('a long listing without a street is not called short', () => {
  const { street: _, ...unnamed } = first;
  const description = `${first.description} ${'The garden has a slate path and a bench under the pear tree. '.repeat(8)}`;
  const { turns } = write(buildFactSheet(sampleHome({ ...unnamed, description }))).script;
  expect(textOf(turns)).not.toMatch(/Not much yet|short list|wasn't much/);
});

test('what the editor refuses of one list leaves the other lists alone', () => {
  const { refusals, script } = write(buildFactSheet(sampleHome(first)));
  const forms = new Set(allScenes.flatMap(({ id, part }) => (part?.startsWith('tell-') ? [id] : [])));
  expect(refusals.filter(({ sceneId }) => forms.has(sceneId))).toEqual([]);
  expect(script.turns.length).toBeGreaterThan(20);
});

test('nobody asks what else there is before anything was told', () => {
  const talks = homes.flatMap(({ turns }) => {
    const chapter = turns.filter((turn) => turn.chapter === 'home').map(({ text }) => text);
    return chapter.slice(0, 1);
  });
  expect(talks.filter((text) => /\bwhat else\b/i.test(text))).toEqual([]);
});

test('what was taken out of a home is offered by nobody, and its rooms are still told', () => {
  const description = `${first.description ?? ''} The half bath was removed for a washer and dryer that were never installed.`;
  const own = { ...first, beds: 3, baths: 2.5, type: 'Condo', features: [], description };
  const talk = write(buildFactSheet(sampleHome(own)))
    .script.turns.map(({ text }) => text)
    .join(' ');
  expect(talk).not.toMatch(/(?:get|have|there's) a (?:half bath|washer)|and a half baths/i);
  expect(talk).toMatch(/three bedrooms/i);
});
