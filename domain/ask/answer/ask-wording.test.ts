import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-19';
const sheet = buildAskSheet({
  ...sampleHome({
    id: 'wording',
    street: '8 Quill Court APT 3',
    city: 'Marston',
    state: 'OH',
    price: 410_000,
    type: 'Condo',
    beds: 2,
    baths: 2,
    hoa: '$310',
    description:
      'The kitchen has pale oak cabinets, a slate backsplash, and wide countertops. A garage behind the building belongs to the home. The hearth in the den has a fireplace. Assessment includes heat, water and cable. Set among old elms on a bend of the lane, this corner flat is defined by 11-foot plaster ceilings. The rear deck overlooks the lane. W/D in unit. Cats welcome.',
  }),
  today,
});
const ask = (question: string) => answerQuestion(sheet, question, { today }).answer;

test.each([
  [
    'how many cars fit in the garage',
    /^The listing mentions .*garage.* but doesn’t say how many cars fit\. I can ask the agent\.$/,
  ],
  [
    'what material are the countertops',
    /“wide countertops” but doesn’t say what material\. I can ask the agent\.$/,
  ],
  ['what year did the rear deck go in', /but doesn’t give the year\. I can ask the agent\.$/],
  ['hw many cars fit in the garge', /doesn’t say how many cars fit/],
  ['does the hoa pay for wifi', /but doesn’t say whether the fee covers wifi\. I can ask the agent\.$/],
  [
    'does it have a dishwasher',
    /^I found nothing about a dishwasher in the listing\. I can ask the agent\.$/,
  ],
  [
    'is there a sauna or an elevator',
    /^I found nothing about (?:a sauna or an elevator|an elevator or a sauna) in the listing\. I can ask the agent\.$/,
  ],
  [
    'is the deck out back just ours or do the neighbors use it',
    /doesn’t say whether it is private or shared\. I can ask the agent\.$/,
  ],
])('%s: what is left out is named', (question, says) => {
  expect(ask(question)).toMatch(says);
});

test('the words that answer come first', () => {
  expect(ask('how tall are the ceilings')).toBe('The listing mentions “11-foot plaster ceilings.”');
});

test('words that were written out stand without quotation marks', () => {
  expect(ask('is there a washer in the unit')).not.toMatch(/“[^”]*washer/i);
});

test('of several answers each is named, and the agent is offered once, at the end', () => {
  const answer = ask('Is there a fireplace? Is there a sauna? Are cats ok?');
  expect(answer).toMatch(/fireplace/);
  expect(answer.match(/I can ask the agent/g)).toHaveLength(1);
  expect(answer).toMatch(/I found nothing about a sauna in the listing\. I can ask the agent\.$/);
  expect(answer).not.toMatch(/(?:^|\. )Yes\. /);
});
