import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-16';

test('no answer about one home holds a fact of another', () => {
  const marks = new Map(
    tenHomes.map(({ id, street = '', agent = '', brokerage = '' }) => [
      id,
      [street.slice(0, 12), agent, brokerage],
    ]),
  );
  const questions = tenHomes.flatMap(({ street, agent, city }) => [
    `What is the price of ${street}?`,
    `Who is ${agent} and what does ${agent} sell?`,
    `Tell me about the home in ${city} and its agent`,
  ]);
  for (const home of tenHomes) {
    const { id } = home;
    const sheet = buildAskSheet({ ...sampleHome(home), today });
    const foreign = [...marks].filter(([other]) => other !== id).flatMap(([, words]) => words);
    const own = marks.get(id) ?? [];
    for (const question of questions) {
      const { answer, facts } = answerQuestion(sheet, question, { today });
      const said = `${answer} ${JSON.stringify(facts)}`;
      for (const word of foreign.filter((one) => !own.includes(one))) expect(said).not.toContain(word);
    }
  }
});
