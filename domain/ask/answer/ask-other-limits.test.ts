import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-19';
const home = (description: string) =>
  buildAskSheet({
    ...sampleHome({
      id: 'other-limits',
      street: '40 Tallow Street APT 6',
      city: 'Marston',
      state: 'OH',
      price: 610_000,
      type: 'Condo',
      beds: 3,
      baths: 2,
      description,
    }),
    today,
  });
const homes = {
  limits: home(
    'Household income limits are $98,000 for one person, $112,000 for two people and $126,000 for three people. An asset cap of $300,000 applies.',
  ),
  assets: home('An asset cap of $300,000 applies to every buyer.'),
  roof: home('The roof has a new deck and a planter.'),
  newRoof: home('Two dishwashers, a boiler and a newer roof.'),
  old: home(
    'The home stands in the Old Mill Historic District. Noodle bars and a bakery are around the corner.',
  ),
  court: home('Behind the house lies a courtyard designed by Wren and Daughters.'),
  towers: home('Designed by Wren and Daughters, the building has 40 homes.'),
  park: home('This stone house is just off Ferry Park. A terrace tops the sixth floor.'),
  view: home('The sunny top-floor terrace has views of Ferry Park.'),
  gym: home('The building has a bicycle room and central laundry, not to mention a gym and a roof deck.'),
  garage: home('A heated garage behind the house holds two cars.'),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test('an income is held against limits on incomes, never on assets', () => {
  const asked = 'my wife and I make 105k together, are we under the cap?';
  expect(ask('limits', asked).answer).toContain('$112,000 for two people');
  expect(ask('limits', asked).answer).not.toContain('asset');
  expect(ask('assets', asked).kind).toBe('unknown');
});

test('what stands on a roof tells nothing of its age', () => {
  expect(ask('roof', 'how old is the roof').kind).toBe('unknown');
  expect(ask('roof', 'is the roof new').kind).toBe('unknown');
  expect(ask('newRoof', 'how old is the roof').answer).toContain('newer roof');
});

test('what a historic district allows is left to the agent', () => {
  expect(ask('old', 'what does the historic district allow me to change').kind).toBe('handoff');
  expect(ask('old', 'is it in a historic district').kind).toBe('answer');
});

test('the places right there are no question about people', () => {
  expect(ask('old', 'What restaurants are right there').answer).toContain('Noodle bars');
});

test('a remark on the weather asks for no date', () => {
  expect(ask('garage', 'where would the car go when it snows').answer).not.toContain('date');
});

test('whoever designed the courtyard is not the architect', () => {
  expect(ask('court', 'who was the architect').kind).toBe('unknown');
  expect(ask('towers', 'who was the architect').answer).toContain('Wren and Daughters');
});

test('how somebody gets to the rooms is not how many there are', () => {
  expect(ask('towers', 'my mom cant do stairs, how would she get to the bedrooms').answer).not.toMatch(
    /^It has \d bedrooms/,
  );
});

test('a place next door isn’t one that can be seen', () => {
  const asked = 'can you see ferry park from the house anywhere';
  expect(ask('park', asked).known).toBe(false);
  expect(ask('view', asked).answer).toContain('views of Ferry Park');
});

test('what a sentence is “not to mention” is there', () => {
  const { answer, known } = ask('gym', 'is there a gym in the bldg');
  expect(known).toBe(true);
  expect(answer).not.toMatch(/^No\b/);
  expect(answer).toContain('gym');
});
