import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { mutateScript } from '#tests/support/script-mutations.ts';
import { writeScript } from '../episode/write-script.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import type { FactSheet, Script } from '../schema.ts';
import { checkClaims, checkClaimsInText } from './check-claims.ts';
import { factCheckReport } from './fact-check-report.ts';

const homes = tenHomes.map((home) => {
  const sheet = buildFactSheet(sampleHome(home));
  return { home, sheet, script: writeScript(sheet, { wordsPerMinute: 170 }) };
});

const sheetOf = (...values: [field: string, value: string][]): FactSheet => ({
  listingId: 'test',
  facts: values.map(([field, value], at) => ({
    id: `f${at}`,
    field,
    label: field,
    value,
    aliases: [],
    source: { kind: 'page', excerpt: value },
  })),
});
const openClaims = (text: string, sheet: FactSheet) => [
  ...new Set(
    checkClaimsInText(text, sheet).flatMap(({ claim, factId }) => (factId === undefined ? [claim] : [])),
  ),
];

test('true talks raise no alarm, whatever phrases were drawn', () => {
  const open = homes.flatMap(({ home, sheet }) =>
    ['', 'b'].flatMap((variant) => {
      const script = writeScript(sheet, { wordsPerMinute: 170, seed: `${home.id}${variant}` });
      return checkClaims(script, sheet)
        .filter(({ factId }) => factId === undefined)
        .map(({ claim, turnId }) => `${home.id} ${turnId}: ${claim}`);
    }),
  );
  expect(open).toEqual([]);
});

test('what a talk says without the limit of its fact has none', () => {
  const sheet = sheetOf(['type', 'condo'], ['remark', 'Residents enjoy a heated pool.']);
  const turns = [{ id: 't', text: "You'd have a heated pool.", factIds: [] }];
  const open = checkClaims({ turns } as unknown as Script, sheet).filter(
    ({ factId }) => factId === undefined,
  );
  expect(open.map(({ claim }) => claim)).toEqual(['heated pool (shared)']);
});

test('a thing that two facts name is traced to the one that the turn states', () => {
  const sheet = sheetOf(
    ['remark', 'The kitchen was redone in 2023.'],
    ['remark', 'The Public Market and a dozen kitchens worth trying are within a half mile.'],
  );
  const turn = { id: 't', speaker: 'A', text: 'A dozen kitchens worth trying.', factIds: ['f1'] };
  const claims = checkClaims({ turns: [turn] } as unknown as Script, sheet);
  expect(new Set(claims.map(({ factId }) => factId))).toEqual(new Set(['f1']));
});

test('an untruth put into a true turn is found in at least 999 of 1,000 cases', () => {
  const missed: string[] = [];
  let tried = 0;
  for (const { sheet, script } of homes) {
    for (const { kind, turnId, after } of mutateScript(script, sheet)) {
      const turn = script.turns.find(({ id }) => id === turnId);
      if (!turn) continue;
      tried += 1;
      const found = checkClaims({ turns: [{ ...turn, text: after }] }, sheet).some(
        ({ factId }) => factId === undefined,
      );
      if (!found) missed.push(`${kind}: ${after}`);
    }
  }
  expect(tried).toBeGreaterThan(800);
  expect(missed.length / tried, missed.join('\n')).toBeLessThanOrEqual(0.001);
});

test.each([
  ['It has three bedrooms.', []],
  ['It has 3 bedrooms.', []],
  ['A three-bedroom home.', []],
  ['It has four bedrooms.', ['four bedrooms']],
  ['Two and a half baths.', []],
  ['Just under 2,200 square feet.', []],
  ['About twenty-two hundred square feet.', []],
  ['Just over 2,200 square feet.', ['2,200 square feet']],
  ['About 2,300 square feet.', ['2,300 square feet']],
  ['About 2,187 square feet.', ['2,187 square feet']],
  ['It has 2,200 square feet.', ['2,200 square feet']],
  ['They ask $649,900.', []],
  ['They ask six hundred forty-nine thousand nine hundred dollars.', []],
  ['They ask $639,900.', ['$639,900']],
  ['Downtown is ten minutes away.', []],
  ['The airport is ten minutes away.', ['ten minutes', 'airport']],
  ['There is no pool.', ['pool']],
  ['No HOA here.', []],
  ['The HOA is active.', ['HOA']],
  ['A gas range with marble counters.', ['gas range', 'marble', 'marble counters']],
  ['Wolf appliances throughout.', ['Wolf', 'appliances', 'Wolf appliances']],
  ['It stands on Marrow Creek Road.', []],
  ['It stands on Maple Creek Road.', ['Maple', 'Maple Creek Road']],
  ['Open house on Sunday.', ['Open house', 'Sunday']],
  ['The kitchen faces west.', ['west']],
])('%s', (text, expected) => {
  const sheet = sheetOf(
    ['beds', '3 bedrooms'],
    ['baths', '2.5 bathrooms'],
    ['sqft', '2,180 square feet'],
    ['price', '$649,900'],
    ['street', '2217 Marrow Creek Road'],
    ['remark', 'Downtown is ten minutes away.'],
    ['remark', 'The kitchen has quartz counters and faces east.'],
    ['feature', 'No HOA'],
  );
  expect(openClaims(text, sheet)).toEqual(expected);
});

test('what one thing is made of is not said of another that the same fact names', () => {
  const sheet = sheetOf(
    ['remark', 'The bath has a marble floor, and at the far end of the long yard behind it stands a deck.'],
    ['remark', 'The deck is cedar.'],
  );
  expect(openClaims('A marble floor and a cedar deck.', sheet)).toEqual([]);
  expect(openClaims('A marble deck.', sheet)).toEqual(['marble deck']);
});

test('the report prints every claim with its source, and marks what has none', () => {
  const { sheet, script } = homes[0] as (typeof homes)[number];
  const [first] = script.turns;
  if (!first) throw new Error('no turns');
  const altered = {
    ...script,
    turns: [...script.turns, { ...first, id: 'x-1', text: 'There is a <b>helipad</b>.' }],
  };
  const { html, text } = factCheckReport(altered, sheet, checkClaims(altered, sheet));
  expect(text).toContain('1 without a fact');
  expect(text).toMatch(/\[\?\?\] amenity “helipad” <- NO FACT FOUND/);
  expect(text).toMatch(/\[ok\] money “\$614,000” <- Price: \$614,000/);
  expect(html).toContain('size: letter');
  expect(html).not.toContain('<b>helipad');
});

test.each(['1 ', 'new ', 'new deck ', 'Elm Row ', '$', '(', 'x', '. A '])(
  'the cost of a post of nothing but “%s” grows with its length, not with its square',
  (piece) => {
    const { sheet } = homes[0] as (typeof homes)[number];
    const cost = (length: number) => {
      const text = piece.repeat(length / piece.length);
      // CPU time, because load on the machine stretches wall time.
      const start = process.cpuUsage();
      checkClaimsInText(text, sheet);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    };
    cost(4000);
    expect(cost(60_000)).toBeLessThan(Math.max(cost(15_000) * 12, 1000));
  },
);
