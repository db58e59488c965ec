import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-16';
const home = (description: string, given: Partial<Parameters<typeof sampleHome>[0]> = {}) =>
  buildAskSheet({
    ...sampleHome({
      id: 'two-buildings',
      street: '31 Tansy Court',
      city: 'Marston',
      state: 'OH',
      price: 610_000,
      beds: 4,
      baths: 3,
      description,
      ...given,
    }),
    today,
  });
const homes = {
  pair: home(
    `Two houses on one lot. The front home gives 3 beds + den and 2 baths. The coach house behind it gives 1 bed / 1 bath, a gas stove and a small deck, rented until May.`,
  ),
  pool: home(`A brick townhouse by the green. Owners here swim all summer.`, {
    features: ['Pool', 'Curbs'],
  }),
  gated: home(`A brick townhouse by the green. A gate leads from the patio directly to the pool.`),
  lower: home(
    `A tall brick row house with a main-level bedroom and a big soaking tub. A finished lower-level games room holds a gas stove.`,
  ),
  den: home(
    `A tall brick row house, one bedroom and two baths, with a finished lower-level den and a gas stove.`,
    { beds: 1, baths: 2 },
  ),
  rights: home(`A top-floor penthouse with a private deck plus roof rights near the harbor.`, {
    street: '8 Tansy Court APT 4',
  }),
  fires: home(`The home has two fireplaces - wood-burning and gas - for cold evenings.`),
  leased: home(
    `One of three glass houses by the same builder. Current tenant is lovely and hopes to stay; the lease runs until May.`,
  ),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test.each([
  ['pool', 'can i walk straight to the pool from it?'],
  ['den', 'is the bedroom upstairs or in the lower level?'],
  ['rights', 'is there already a deck built up on the roof?'],
] as const)('refuses for the %s home: %s', (of, question) => {
  const { known, answer } = ask(of, question);
  expect(known, answer).toBe(false);
});

test.each([
  ['pair', 'how many bedrooms in the front home?', 'The front home gives 3 beds'],
  ['pair', 'how many bedrooms does the coach house have?', 'The coach house behind it'],
  ['lower', 'is the bedroom upstairs or in the lower level?', 'main-level bedroom'],
  ['gated', 'can i walk straight to the pool from it?', 'A gate leads from the patio'],
  ['rights', 'does it come with roof rights?', 'roof rights'],
  ['rights', 'is there a private deck?', 'private deck'],
] as const)('answers for the %s home: %s', (of, question, expected) => {
  expect(ask(of, question).answer).toContain(expected);
});

test('leaves out the yes where it is true of one of two', () => {
  expect(ask('fires', 'are the fireplaces wood burning?').answer).toMatch(
    /^The listing says: “The home has two/,
  );
});

test.each([
  'who is the tenant, what do they do for work?',
  'who are the current renters?',
  'what does the tenant do for a living?',
  'do any celebrities live in the building?',
])('tells nothing of people: %s', (question) => {
  expect(ask('leased', question).kind).toBe('declined');
});

test.each(["can i break the tenants' lease once I own it?", 'can we terminate the lease early?'])(
  'hands a lease that is to be broken to the agent: %s',
  (question) => {
    expect(ask('leased', question).kind).toBe('handoff');
  },
);

test('takes other homes like this one for a question about its kind', () => {
  expect(ask('leased', 'are there other houses like this one?').answer).toContain(
    'One of three glass houses',
  );
  expect(ask('fires', 'are there other houses like this one?').kind).toBe('unknown');
  expect(ask('fires', 'do you have other houses?').kind).toBe('declined');
});
