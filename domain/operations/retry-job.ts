import { sql } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Jobs } from '../jobs.ts';
import { clearFigures } from './cached-figures.ts';
import { isOurJob } from './list-jobs.ts';

type RetryJob = { jobId: string; actor: Pick<AuditEntry, 'actorId' | 'ip'> };

/** Gives a failed job one more attempt; refused while that attempt is pending. */
export function retryJob(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { jobId, actor }: RetryJob,
): Promise<void> {
  const retried = inTransaction(ctx, async (tx) => {
    const { rows } = await tx.db.execute<{ name: keyof Jobs; state: string }>(
      sql`select name, state from pgboss.job where ${isOurJob} and id = ${jobId} for update`,
    );
    const [job] = rows;
    if (!job) throw new AppError('not_found', 'This job no longer exists.');
    if (job.state !== 'failed')
      throw new AppError('conflict', 'This job hasn’t failed, or it’s already being retried.');
    await tx.queue.retry(job.name, jobId);
    await recordAudit(tx, { ...actor, action: 'job.retried', subject: jobId, details: { job: job.name } });
  });
  return retried.finally(() => clearFigures(ctx.db));
}
