import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { listPoints } from './list-points.ts';
import { allUpdateScenes } from './plan-update.ts';
import { updateKinds } from './rules.ts';

const [first] = tenHomes as [SampleHome];
const { subdivision: _, ...unplaced } = first;
const plain = { ...unplaced, features: [] };

function told(description: string, changed: Partial<SampleHome> = {}): string {
  const home = readHome(buildFactSheet(sampleHome({ ...plain, ...changed, description } as SampleHome)));
  return listPoints(home, 'price-improved')[0]?.aHomeWith?.text ?? '';
}

test('a home is named with its neighborhood, and by what it has before its baths', () => {
  expect(
    told("A bright condo in the heart of Portland's Mill Square neighborhood. It has a parking space."),
  ).toBe('a two-bedroom condo in Mill Square, with a parking space');
  expect(told('The kitchen has an island and built-ins.')).toMatch(/^a two-bedroom condo with (?:two|one) /);
  expect(told('The building has a doorman. The kitchen has an island.')).toContain(
    'a doorman in the building',
  );
});

test('what is rare comes before what is dear to cooks', () => {
  expect(told('It has a wine cellar. It has a fireplace. A private roof deck tops it.')).toContain(
    'roof deck',
  );
});

test('what nobody would retell stays unsaid where there is more', () => {
  const dull = /archway|parlor|pocket doors|closet|tub|bath|and terraces/;
  const repeated = (description: string) =>
    updateKinds.map((kind) => {
      const home = readHome(buildFactSheet(sampleHome({ ...plain, description } as SampleHome)));
      return listPoints(home, kind)[0]?.points?.text ?? '';
    });
  const said = [
    repeated(
      'It has a private roof terrace. There is an archway. The primary bath has a six-foot soaking tub.',
    ),
    repeated('It has three wood-burning fireplaces. There are pocket doors. A rear parlor faces the street.'),
    repeated('It has a private roof terrace and terraces. There is a garden.'),
    repeated('It has a private balcony. One bedroom comes with a walk-in closet.'),
  ];
  expect(said.flat().filter((text) => dull.test(text))).toEqual([]);
  expect(said[1]?.[0]).toContain('three wood-burning fireplaces');
});

test('what is in the living room makes the home, too', () => {
  expect(told('It has a private balcony. In the dining room there are exposed brick walls.')).toMatch(
    /private balcony and exposed brick walls in the (?:living|dining) room/,
  );
});

test('five units are counted, and their baths are not', () => {
  expect(
    told('This 5-unit building is steps to the beach.', { type: 'Multi-family' } as Partial<SampleHome>),
  ).toBe('a five-unit building near the beach');
});

test('the second point is another one for each piece of news, as far as there are some', () => {
  const description =
    'It has a private roof deck. There is a wine cellar. The living room has a fireplace. There are hardwood floors. It comes with a parking space. The building has a doorman.';
  const home = readHome(buildFactSheet(sampleHome({ ...plain, description } as SampleHome)));
  const said = updateKinds.map((kind) => listPoints(home, kind)[0]?.points?.text);
  expect(new Set(said).size).toBeGreaterThan(3);
  expect(said.filter((text) => !text?.includes('roof deck'))).toEqual([]);
});

const wordingsOf = (sign: RegExp, line: number) =>
  allUpdateScenes
    .filter(({ part }) => sign.test(part ?? ''))
    .flatMap(({ lines }) => lines.at(line)?.variants ?? []);

test('nothing is asked about "the" home, and a contract is called one', () => {
  const all = wordingsOf(/^update-/, 0).concat(wordingsOf(/^update-/, 1), wordingsOf(/^update-/, 2));
  expect(
    all.filter((text) => /\b(?:taken|spoken for|better price|contract at|conditions)\b/.test(text)),
  ).toEqual([]);
  expect(wordingsOf(/^update-/, 1).filter((text) => /\{theHome/.test(text))).toEqual([]);
});

test('a home that is gone is not addressed again, and an open house is told with its hours again', () => {
  expect(
    wordingsOf(/^update-address-(?:under-contract|sold)$/, 0).filter((text) => /ddress\}/.test(text)),
  ).toEqual([]);
  expect(
    wordingsOf(/^update-(?:address|limit)-open-house$/, 0).filter((text) => !/\{openAgain\}/.test(text)),
  ).toEqual([]);
});

test('every update ends on whom to call or where to look', () => {
  const last = wordingsOf(/^update-agent-/, -1);
  expect(last.length).toBeGreaterThan(15);
  expect(last.filter((text) => !/\b(?:call|page)\b/i.test(text))).toEqual([]);
});
