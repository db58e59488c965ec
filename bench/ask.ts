import { answerQuestion } from '#domain/ask/answer/answer-question.ts';
import { buildAskSheet } from '#domain/ask/ask-sheet.ts';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { expectedAnswers } from './data/ask-answers.ts';
import { askQuestions } from './data/ask-questions.ts';
import { secondHomes } from './data/ask-second-homes.ts';
import { secondQuestions } from './data/ask-second-questions.ts';
import type { Figure } from './instruments/figure.ts';
import { judgeAnswer } from './instruments/judge-answer.ts';

const today = '2026-11-16';

/** Ten invented homes, sixty questions each: right, wrong, refused though known, answered though unknown. */
export async function benchAsk(): Promise<Figure[]> {
  const count = { right: 0, wrong: 0, refusedThoughKnown: 0, answeredThoughUnknown: 0, known: 0, unknown: 0 };
  const cpuMs: number[] = [];
  for (const home of tenHomes) {
    const sheet = buildAskSheet({ ...sampleHome(home), today });
    let subject = '';
    askQuestions.forEach((question, at) => {
      const expected = expectedAnswers[home.id]?.[at] ?? 'unknown';
      const start = process.cpuUsage();
      const answered = answerQuestion(sheet, question, { today, subject });
      cpuMs.push(process.cpuUsage(start).user / 1000);
      subject = answered.subject;
      const verdict = judgeAnswer(expected, answered);
      count[verdict] += 1;
      const isKnown = !['unknown', 'declined', 'handoff'].includes(expected);
      count[isKnown ? 'known' : 'unknown'] += 1;
      if (verdict !== 'right') console.log(`${verdict} | ${home.id} | ${question} | ${answered.answer}`);
    });
  }
  const second = askSecondSet();
  const median = cpuMs.sort((a, b) => a - b)[Math.floor(cpuMs.length / 2)] ?? 0;
  const refused = 1 - count.answeredThoughUnknown / Math.max(count.unknown, 1);
  const answeredShare = 1 - count.refusedThoughKnown / Math.max(count.known, 1);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [
    {
      name: 'Ask: questions answered rightly or refused rightly',
      value: `${count.right} of ${cpuMs.length}`,
    },
    { name: 'Ask: wrong answers', value: String(count.wrong), bar: '0', isMet: count.wrong === 0 },
    {
      name: 'Ask: unknown questions refused',
      value: percent(refused),
      bar: '≥ 98 %',
      isMet: refused >= 0.98,
    },
    {
      name: 'Ask: known questions answered',
      value: percent(answeredShare),
      bar: '≥ 90 %',
      isMet: answeredShare >= 0.9,
    },
    {
      name: 'Ask: CPU per answer, median',
      value: `${median.toFixed(1)} ms`,
      bar: '≤ 150 ms',
      isMet: median <= 150,
    },
    { name: 'Ask, second set: right, wrong, refused though known, answered though unknown', value: second },
  ];
}

/** The second set has one question at a time, with follow-ups; its homes include rentals, land and businesses. */
function askSecondSet(): string {
  const sheets = new Map(
    secondHomes.map((home) => [home.id, buildAskSheet({ ...sampleHome(home), today })] as const),
  );
  const count = { right: 0, wrong: 0, refusedThoughKnown: 0, answeredThoughUnknown: 0 };
  let subject = '';
  for (const [home, asked, expected] of secondQuestions) {
    const sheet = sheets.get(home);
    if (!sheet) throw new Error(`There is no home ${home}.`);
    const question = asked.replace(/^\+/, '');
    const answered = answerQuestion(sheet, question, { today, subject: question === asked ? '' : subject });
    subject = answered.subject;
    const verdict = judgeAnswer(expected, answered);
    count[verdict] += 1;
    if (verdict !== 'right') console.log(`${verdict} | ${home} | ${question} | ${answered.answer}`);
  }
  return Object.values(count).join(', ');
}
