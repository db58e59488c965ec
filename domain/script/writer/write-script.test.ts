import { expect, test } from 'vitest';
import { checkText } from '#domain/compliance/check-text.ts';
import { canary, hostileTexts } from '#tests/fixtures/homes/hostile-texts.ts';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { minTalkSeconds } from '../rules.ts';
import { chapters, Script } from '../schema.ts';
import { estimateSeconds } from './estimate-seconds.ts';
import { questionsToAgent } from './questions-to-agent.ts';
import { writeScript } from './write-script.ts';

const options = { wordsPerMinute: 170 };
const write = (home: SampleHome) => writeScript(buildFactSheet(sampleHome(home)), options);
const episodes = tenHomes.map((home) => ({ home, script: write(home) }));
const [, ranch, , , , , lake] = tenHomes as [
  SampleHome,
  SampleHome,
  SampleHome,
  SampleHome,
  SampleHome,
  SampleHome,
  SampleHome,
];

const textOf = (script: Script) => script.turns.map(({ text }) => text).join(' ');
const sixGrams = (script: Script) => {
  const words =
    textOf(script)
      .toLowerCase()
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.slice(0, -5).map((_, at) => words.slice(at, at + 6).join(' '));
};

test('ten homes give ten episodes of the promised length, with every part and both hosts', () => {
  for (const { home, script } of episodes) {
    expect(() => Script.parse(script)).not.toThrow();
    const seconds = estimateSeconds(
      script.turns.map(({ spokenText }) => spokenText),
      170,
    );
    expect(seconds, home.id).toBeGreaterThan(195);
    expect(seconds, home.id).toBeLessThan(250);
    expect(new Set(script.turns.map(({ chapter }) => chapter)), home.id).toEqual(new Set(chapters));
    const share = script.turns.filter(({ speaker }) => speaker === 'nora').length / script.turns.length;
    expect(Math.abs(share - 0.5), home.id).toBeLessThan(0.1);
    const ids = script.turns.map(({ id }) => id);
    expect(new Set(ids).size, home.id).toBe(ids.length);
  }
});

test('no two episodes share more than a tenth of their six-word sequences', () => {
  const grams = episodes.map(({ script }) => sixGrams(script));
  const shares = grams.flatMap((own, at) =>
    grams.flatMap((other, to) => {
      const known = new Set(other);
      return at === to ? [] : [own.filter((gram) => known.has(gram)).length / own.length];
    }),
  );
  expect(Math.max(...shares)).toBeLessThan(0.1);
});

test('no sentence is said twice in an episode, and nothing is praised', () => {
  for (const { home, script } of episodes) {
    const sentences = textOf(script).split(/(?<=[.?!])\s+/);
    const twice = sentences.filter(
      (sentence, at) => sentence.split(' ').length > 3 && sentences.indexOf(sentence) !== at,
    );
    expect(twice, home.id).toEqual([]);
    expect(textOf(script), home.id).not.toMatch(
      /\b(?:boasts?|stunning|nestled|breathtaking|must-see|gorgeous|luxurious)\b|!{2}/i,
    );
    expect(textOf(script), home.id).not.toMatch(
      /\b(?:when (?:I|we) (?:visited|walked|toured)|we (?:saw|toured|visited)|\{|\}|undefined|null)/i,
    );
  }
});

test('every turn passes the fair-housing check', () => {
  const flagged = episodes.flatMap(({ script }) =>
    script.turns.filter(({ text }) => checkText(text).verdict !== 'allow'),
  );
  expect(flagged.map(({ text }) => text)).toEqual([]);
});

test('agent and brokerage are named in branded turns only', () => {
  for (const { home, script } of episodes) {
    const unbranded = script.turns.filter(({ branded }) => !branded);
    expect(script.turns.length - unbranded.length, home.id).toBe(1);
    const text = unbranded.map((turn) => turn.text).join(' ');
    expect(text.includes(home.agent ?? '?') || text.includes(home.brokerage ?? '?'), home.id).toBe(false);
  }
});

test('the same home gives the same words, and another price changes only the turns that say it', () => {
  expect(write(ranch)).toEqual(write(ranch));
  const before = write(ranch).turns;
  const after = write({ ...ranch, price: 271_250 }).turns;
  const changed = after.filter(({ text }, at) => text !== before[at]?.text);
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(changed.map(({ text }) => text)).toEqual([expect.stringContaining('$271,250')]);
});

test('a price cut is said where the price is said, and nothing else changes', () => {
  const { priceCut: _, ...uncut } = ranch;
  const cut = { ...ranch, price: (ranch.price ?? 0) - 10_000, priceCut: 10_000 };
  // Long enough to be near the limits of time, where a few more words used to change the pace.
  for (let wordsPerMinute = 130; wordsPerMinute <= 190; wordsPerMinute += 3) {
    const turnsOf = (home: SampleHome) =>
      writeScript(buildFactSheet(sampleHome(home)), { wordsPerMinute }).turns;
    const known = new Set(turnsOf(uncut).map(({ spokenText }) => spokenText));
    const changed = turnsOf(cut).filter(({ spokenText }) => !known.has(spokenText));
    expect(changed.flatMap(({ factIds }) => factIds).sort(), `${wordsPerMinute}`).toEqual([
      'price',
      'priceCut',
    ]);
  }
});

test('orders hidden in a listing are never carried out', () => {
  for (const order of hostileTexts) {
    const homes: SampleHome[] = [
      {
        ...lake,
        description: `The kitchen has maple cabinets. ${order} A screened porch faces the lake.\n\n${lake.description}`,
      },
      {
        ...lake,
        details: order,
        features: [order],
        agent: order,
        brokerage: order,
        subdivision: order,
        street: order,
        city: order,
        schoolDistrict: order,
        parking: order,
        hoa: order,
        dining: [order],
        neighborhoodText: order,
      },
    ];
    for (const home of homes) expect(textOf(write(home)), order).not.toMatch(canary);
  }
});

const odd: [name: string, home: SampleHome, verdict: 'enough' | 'thin'][] = [
  ['without a price', { ...ranch, price: undefined as never, priceCut: undefined as never }, 'enough'],
  [
    'land without rooms',
    {
      id: 'land',
      city: 'Terlingua',
      state: 'TX',
      lot: '40 acres',
      type: 'Land',
      price: 55_000,
      description:
        'Forty acres of high desert with a view of the mountains. There is a gate at the county road.',
    },
    'thin',
  ],
  ['no baths', { ...ranch, baths: 0 }, 'enough'],
  ['capitals', { ...ranch, description: ranch.description?.toUpperCase() ?? '' }, 'enough'],
  ['one line', { ...ranch, description: 'Nice house, must see!', features: [] }, 'thin'],
  ['a megabyte', { ...ranch, description: `${ranch.description} `.repeat(1400) }, 'enough'],
  ['a megabyte of nothing', { ...ranch, description: 'a deck, '.repeat(130_000) }, 'thin'],
  [
    'another script',
    { ...ranch, description: `בית יפה עם גינה גדולה. \u202e${ranch.description}` },
    'enough',
  ],
  [
    'pictographs',
    { ...ranch, description: '🏡✨ Updated kitchen 🍳 Big yard 🌳 with a deck 🔥 New roof 2021 😍' },
    'thin',
  ],
  ['nothing at all', { id: 'nothing' }, 'thin'],
];

test.each(odd)('odd data: %s', (_, home, verdict) => {
  const sheet = buildFactSheet(sampleHome(home));
  const script = writeScript(sheet, options);
  const text = textOf(script);
  const seconds = estimateSeconds(
    script.turns.map((turn) => turn.text),
    options.wordsPerMinute,
  );
  const isThin = Math.round(seconds) < minTalkSeconds;
  expect(isThin ? 'thin' : 'enough').toBe(verdict);
  if (isThin) expect(questionsToAgent(sheet)).not.toEqual([]);
  expect(text).not.toMatch(
    /undefined|null|NaN|\{\w+\}|[\u0590-\u05ff\u202e]|\p{Extended_Pictographic}|\ba with\b/u,
  );
  expect(text).not.toMatch(/\b[A-Z]{5,}\b/);
});

test('2.75 baths are said as such, neither as two and a half nor as three', () => {
  const script = writeScript(buildFactSheet(sampleHome({ ...(ranch as SampleHome), baths: 2.75 })), options);
  expect(textOf(script)).toMatch(/\b2\.75 baths\b/);
  expect(script.turns.map(({ spokenText }) => spokenText).join(' ')).toMatch(
    /two and three[- ]quarter baths/,
  );
});
