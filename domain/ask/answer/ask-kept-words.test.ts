import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const flat = (description: string) =>
  buildAskSheet({
    ...sampleHome({
      id: 'kept-words',
      street: '27 Sorrel Lane',
      city: 'Marston',
      state: 'OH',
      price: 520_000,
      beds: 3,
      baths: 2,
      type: 'Condo',
      schools: ['Tamarack Elementary', 'Orrin High School'],
      description,
    }),
    today,
  });
const homes = {
  told: flat(
    `Set two blocks from Ferrow Street. This flat converts back into a 4-bedroom with one wall. A tenant is in place through June 30, 2027. There is an assessment of $210 a month for the boiler in place until May 2027. Backyard swings and a climbing wall stand in the yard.`,
  ),
  silent: flat(
    `A 3-bedroom home crowned by a terrace. A tenant is in place. There is an assessment of $210 a month for the boiler. The yard has a lawn and roses.`,
  ),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test.each([
  ['how far to Ferrow St', /two blocks from Ferrow Street/],
  ['can it go back to being a 4 bed?', /converts back into a 4-bedroom/],
  ['how long is the tenant staying', /through June 30, 2027/],
  ['how long does the boiler assessment last?', /until May 2027/],
  ['Is there something for kids in the yard?', /swings/],
])('%s is told in the listing’s words, or not at all', (question, told) => {
  expect(ask('told', question)).toMatchObject({ known: true, answer: expect.stringMatching(told) });
  expect(ask('silent', question)).toMatchObject({ known: false });
});

test('a column of schools answers for which one it is zoned', () => {
  expect(ask('told', 'what elementary school is it zoned for').answer).toContain('Tamarack Elementary');
});

test.each([
  ['is there bike storage', /“bike storage\.”/],
  ['how big is the terrace', /this 3-bedroom, 2-bath home is crowned/],
])('a quotation for %s isn’t cut between two adjectives', (question, told) => {
  const long = flat(
    `With wide southern exposures, this 3-bedroom, 2-bath home is crowned by a 900-square-foot terrace - a calm place for long lunches and slow evenings over the old town. A reserved heated, gated carport with bike storage comes along with this flat and offers a heated, dry driveway and footpath.`,
  );
  expect(answerQuestion(long, question, { today }).answer).toMatch(told);
});

test('a school near by needn’t be the one it is zoned for', () => {
  const near = buildAskSheet({
    ...sampleHome({
      id: 'near-school',
      street: '29 Sorrel Lane',
      city: 'Marston',
      state: 'OH',
      price: 520_000,
      description: `An easy walk to Birchmere Elementary and the river. The kitchen is new.`,
    }),
    today,
  });
  const question = 'what elementary school is it zoned for';
  expect(answerQuestion(near, question, { today })).toMatchObject({ known: false });
});

test.each([
  'are there kids in the building?',
  'do the kids in the yard next door make noise?',
  'can children walk to school from here?',
])('%s stays declined', (question) => {
  expect(ask('told', question)).toMatchObject({ kind: 'declined' });
});
