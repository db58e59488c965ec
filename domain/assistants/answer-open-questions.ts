import { answerBuyerQuestion } from '../ask/answer-buyer-question.ts';
import { listBuyerQuestions } from '../ask/queries.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { listQuestions } from '../production/queries.ts';
import { answerQuestions } from '../production/reviews/answer-questions.ts';
import type { OpenQuestion, QuestionResult } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site'>;
type Given = { questionId: string; answer: string };

/** Questions waiting for the agent's answer: ours first, then buyers'. */
export async function listOpenQuestions(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
): Promise<OpenQuestion[]> {
  const [ours, buyers] = await Promise.all([
    listQuestions(ctx, podcastId),
    listBuyerQuestions(ctx, podcastId),
  ]);
  const open = (
    rows: { id: string; question: string; answeredAt: Date | null }[],
    from: OpenQuestion['from'],
  ) => rows.flatMap(({ id, question, answeredAt }) => (answeredAt ? [] : [{ id, question, from }]));
  return [...open(ours, 'hearthcast'), ...open(buyers, 'buyer')];
}

/** Answers a podcast's open questions and reports the outcome of each. A question can be answered once. */
export async function answerOpenQuestions(
  ctx: Ctx,
  {
    podcastId,
    answers,
    actor,
  }: { podcastId: string; answers: Given[]; actor: { actorId: string; ip: string } },
): Promise<QuestionResult[]> {
  const open = await listOpenQuestions(ctx, podcastId);
  const fromOf = ({ questionId }: Given) => open.find(({ id }) => id === questionId)?.from;
  const results: QuestionResult[] = [];
  for (const { questionId, answer } of answers.filter((given) => fromOf(given) === 'buyer')) {
    const reason = await reasonOf(() =>
      answerBuyerQuestion(ctx, { podcastId, questionId, answer, channel: 'screen' }),
    );
    if (!reason)
      await recordAudit(ctx, {
        ...actor,
        action: 'listing.question_answered',
        subject: questionId,
        details: { podcastId },
      });
    results.push({ questionId, reason });
  }
  const ours = answers.filter((given) => fromOf(given) === 'hearthcast');
  if (ours.length > 0) {
    const reason = await reasonOf(() => answerQuestions(ctx, { podcastId, answers: ours, actor }));
    results.push(...ours.map(({ questionId }) => ({ questionId, reason })));
  }
  const unknown = answers.filter((given) => !fromOf(given));
  return [
    ...results,
    ...unknown.map(({ questionId }) => ({ questionId, reason: 'There is no such open question.' })),
  ];
}

async function reasonOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
