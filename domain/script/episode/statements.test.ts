import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { featuresOf, readHome } from '../home.ts';
import { arrivalStatement, creditedWork } from './statements.ts';

const [first] = tenHomes as [SampleHome];
const statementOf = (description: string, type: string) => {
  const home = readHome(buildFactSheet(sampleHome({ ...first, type, features: [], description })));
  return arrivalStatement(featuresOf(home, ['arrival']), home)?.text;
};

test.each([
  ['This duplex-up condo has three bedrooms and a deck.', 'Condo', "It's a duplex-up."],
  ['The 22-foot-wide, four-story house has a garden.', 'Single family', "It's 22 feet wide."],
  ['This landmarked house has a porch and a garden.', 'Single family', "It's landmarked."],
  ['This Tudor-Victorian house has a porch and a garden.', 'Single family', "It's a Tudor-Victorian house."],
  ['A Victorian house with Craftsman doors and a garden.', 'Single family', "It's a Victorian."],
  ['The windows look over a landmarked house and its garden.', 'Condo', undefined],
])('%s', (description, type, said) => {
  expect(statementOf(description, type)).toBe(said);
});

test('who designed a condop designed the building, not each apartment in it', () => {
  const description = 'Designed by architect Ida Quist, 12 Alder is an intimate condop with a lap pool.';
  const home = readHome(buildFactSheet(sampleHome({ ...first, type: 'Condo', features: [], description })));
  const credit = home.features.find(({ id }) => id === 'credit');
  expect(credit && creditedWork(credit, home)).toBe("building's design");
});
