import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { agentQuestions } from '#db/schema/production.ts';
import { recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../../listings/fill-listing.ts';
import { factSteps, isPhotoQuestion, NO_ANSWERS } from '../rules.ts';
import { lockRun, queueRun, supersedeReviews } from '../run/queue-run.ts';

const ANSWERED = 'These questions were already answered.';
const ABOUT_PHOTOS = 'This is about photos. Open your account to mark them and to add their originals.';

/**
 * Saves the answers as facts and lets the run continue. Questions left empty count as asked and aren't asked again.
 * A question is answered once; answering when nothing is open is refused.
 */
export function answerQuestions(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: { podcastId: string; answers: { questionId: string; answer: string }[]; actor: Actor },
): Promise<{ answered: number }> {
  return inTransaction(ctx, async (tx) => {
    const { podcastId, actor } = input;
    const state = await lockRun(tx, podcastId);
    const isOpen = and(eq(agentQuestions.podcastId, podcastId), isNull(agentQuestions.answeredAt));
    const asked = await tx.db
      .select({ id: agentQuestions.id, field: agentQuestions.field })
      .from(agentQuestions)
      .where(isOpen);
    // Those about photos are answered by marking them.
    const open = asked.filter(({ field }) => !isPhotoQuestion(field));
    if (open.length === 0) throw new AppError('conflict', asked.length > 0 ? ABOUT_PHOTOS : ANSWERED);
    const given = new Map(input.answers.map(({ questionId, answer }) => [questionId, answer.trim()]));
    const answered = open.filter(({ id }) => given.get(id));
    if (answered.length === 0) throw new AppError('invalid', NO_ANSWERS);
    for (const { id } of open) {
      const answer = given.get(id) ?? '';
      await tx.db
        .update(agentQuestions)
        .set({ answer, answeredAt: ctx.now(), answeredBy: actor.actorId })
        .where(eq(agentQuestions.id, id));
    }
    await recordAudit(tx, {
      ...actor,
      action: 'production.questions_answered',
      subject: podcastId,
      details: { answered: answered.length, leftEmpty: open.length - answered.length },
    });
    if (state === 'waiting_for_agent' || state === 'in_review') {
      await supersedeReviews(tx, podcastId, factSteps);
      await queueRun(tx, podcastId);
    }
    return { answered: answered.length };
  });
}
