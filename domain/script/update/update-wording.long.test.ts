import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { defaultWordings } from '../../disclosure/rules.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { allUpdateScenes } from './plan-update.ts';
import { type UpdateKind, updateKinds } from './rules.ts';
import { sayPrice } from './say-price.ts';
import { writeUpdate } from './write-update.ts';

const openHouse = { date: '2026-11-22', start: '13:00', end: '15:00' };
const [first] = tenHomes as [SampleHome];
const seeds = Array.from({ length: 16 }, (_, at) => `home ${at}`);

/** What is said about a home, turn by turn, for a dozen homes. */
function talksOf(kind: UpdateKind, changed: Partial<SampleHome> = {}): string[][] {
  const status = kind === 'sold' ? 'sold' : kind === 'under-contract' ? 'pending' : 'active';
  const known = { ...first, price: 585_000, priceCut: 14_000, status, ...changed };
  const sheet = buildFactSheet(sampleHome(known as SampleHome));
  const options = { wordsPerMinute: 165, wordings: defaultWordings };
  return seeds.map((seed) => {
    const { script } = writeUpdate(sheet, { kind, openHouse }, { ...options, seed });
    return script?.turns.map(({ text }) => text) ?? [];
  });
}

const wordingsOf = (part: RegExp, line: number) =>
  allUpdateScenes
    .filter((scene) => part.test(scene.part ?? ''))
    .flatMap(({ lines }) => lines[line]?.variants ?? []);
const newsParts = new RegExp(`^update-(?:${updateKinds.join('|')})$`);

test('a question behind the station ID names what it asks about, and nobody pretends to know the home', () => {
  const questions = wordingsOf(newsParts, 1).map((text) => text.replace('{disclosure} ', ''));
  expect(questions.length).toBeGreaterThan(80);
  const lost =
    /\b(?:which one|that one|the one|remind us|what day is it|when is (?:it|that))\b|^(?:So )?(?:what|how much) is it\b|^What day\?|\{theStar\}/i;
  expect(questions.filter((text) => lost.test(text))).toEqual([]);
  const subject =
    /\b(?:price|drop|cut|open house|place|buyer|owner|market|sale|sold)\b|\{thing\}|\{street\}|\bfind there\b/;
  expect(questions.filter((text) => !subject.test(text))).toEqual([]);
});

test('the answer has the form that its question asks for', () => {
  const said = allUpdateScenes.filter(({ part }) => newsParts.test(part ?? ''));
  for (const { lines } of said) {
    const [questions, answers] = [lines[1]?.variants ?? [], lines[2]?.variants ?? []];
    const fits = (question: RegExp, answer: RegExp) => {
      if (questions.some((text) => question.test(text)))
        expect(answers.filter((text) => !answer.test(text))).toEqual([]);
    };
    fits(/\} (?:How big|How far|How much did)/, /^\{Cut\}/);
    fits(
      /\} (?:So )?What(?:'s the (?:new )?(?:asking )?price|'s the \{thing\} down to| are they asking)/,
      /^\{Price\}/,
    );
    fits(/\} (?:So )?(?:When|What day|Which day)/, /^\{OpenHouse\}/);
    fits(/\b(?:get|getting|buy|find|choose|was for sale|sold on \S+)\?/, /^\{AHomeWith\}/);
    fits(/\} (?:So )?What's the (?:place|\{thing\}) like|\} Tell us/, /^(?:It's|This is) \{aHomeWith\}/);
  }
});

test('a contract is one plain line, and a sale that is still to close is called that', () => {
  const recaps = wordingsOf(/^update-address-under-contract$/, 0);
  expect(
    recaps.filter((text) => !/\bbuyer\b.*\bthe sale (?:still has to close|hasn't closed yet)\.$/.test(text)),
  ).toEqual([]);
  const said = talksOf('under-contract').concat(talksOf('sold')).flat().join(' ');
  expect(said).not.toMatch(/buyer at|if it closes|once it closes|as of now|remind us|the one on/i);
});

test('the street of a home that is gone is not said in every turn', () => {
  const street = '48 Quarry Ln';
  const said = [...talksOf('under-contract', { street }), ...talksOf('sold', { street })];
  expect(said.filter((turns) => turns.filter((text) => text.includes('Quarry')).length > 2)).toEqual([]);
});

test('an open house is repeated with the number and the unit', () => {
  const recaps = talksOf('open-house', { street: '48 Quarry Ln APT 5B' }).map((turns) => turns[3] ?? '');
  expect(recaps.filter((text) => !text.includes('at 48 Quarry Lane, apartment 5B'))).toEqual([]);
});

test('a penthouse comes before its street, and its well-known part of the city is enough', () => {
  const changed = {
    street: '48 Quarry Ave #PENTHOUSE',
    city: 'New York',
    state: 'NY',
    subdivision: 'Upper East Side',
  };
  for (const kind of updateKinds) {
    const openings = talksOf(kind, changed).map(([opening]) => opening ?? '');
    const whole = /\bthe penthouse at 48 Quarry Avenue, on the Upper East Side\b/i;
    expect(openings.filter((text) => !whole.test(text))).toEqual([]);
  }
  const [, , told] = talksOf('sold', changed)[0] ?? [];
  expect(told).not.toContain('Upper East Side');
});

test('round millions are said in millions, and nothing else is', () => {
  expect(sayPrice('$16,800,000')).toBe('$16.8 million');
  expect(sayPrice('$2,000,000')).toBe('$2 million');
  expect(sayPrice('$26,950,000')).toBe('$26,950,000');
  expect(sayPrice('$900,000')).toBe('$900,000');
  const said = talksOf('back-on-market', { price: 2_400_000 } as Partial<SampleHome>);
  expect(said.filter((turns) => !turns[2]?.includes('$2.4 million'))).toEqual([]);
});

test('each piece of news can be told in at least four ways, and homes of one agent get several', () => {
  for (const kind of updateKinds) {
    const ways = allUpdateScenes.filter(({ part }) => part === `update-${kind}`);
    expect(ways.length).toBeGreaterThanOrEqual(4);
    const openings = new Set(talksOf(kind).map((turns) => turns.join(' ')));
    expect(openings.size).toBeGreaterThanOrEqual(8);
  }
});
