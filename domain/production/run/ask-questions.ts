import { agentQuestions } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import type { Question } from './needs-review.ts';

/** Asks what has not been asked yet; returns the new questions. */
export async function askQuestions(
  ctx: Pick<Context, 'db' | 'now'>,
  podcastId: string,
  questions: Question[],
): Promise<{ id: string; field: string; question: string }[]> {
  const rows = questions.map((question) => ({ podcastId, askedAt: ctx.now(), ...question }));
  return ctx.db.insert(agentQuestions).values(rows).onConflictDoNothing().returning({
    id: agentQuestions.id,
    field: agentQuestions.field,
    question: agentQuestions.question,
  });
}
