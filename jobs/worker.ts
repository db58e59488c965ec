import type { ConsumeJobs, Context } from '#domain/context.ts';
import { inSpan } from '#domain/in-span.ts';
import { requirePayload } from '#domain/job-payloads.ts';
import type { Jobs } from '#domain/jobs.ts';
import { jobHandlers } from './handlers.ts';

/** Runs jobs from the queue. A job that throws is retried according to its settings, then shown to staff. */
export async function startWorker(
  ctx: Context,
  consume: ConsumeJobs<Jobs>,
  options: { stopping: AbortSignal; producesEpisodes: boolean },
): Promise<void> {
  for (const name of Object.keys(jobHandlers) as (keyof Jobs)[]) {
    if (name === 'produce-episode' && !options.producesEpisodes) continue;
    const { concurrency, handle } = jobHandlers[name] as {
      concurrency: number;
      handle: (ctx: Context, payload: object, signal: AbortSignal) => Promise<unknown>;
    };
    await consume(name, { concurrency }, async (job) => {
      const started = performance.now();
      try {
        const payload = requirePayload(name, job.payload);
        const { id, attempt } = job;
        await inSpan(`job ${name}`, { 'job.id': id, 'job.attempt': attempt }, () =>
          handle(ctx, payload, AbortSignal.any([job.signal, options.stopping])),
        );
        ctx.log.info({ job: name, id: job.id, ms: Math.round(performance.now() - started) }, 'job done');
      } catch (error) {
        ctx.log.warn({ job: name, id: job.id, attempt: job.attempt, err: error }, 'job failed');
        throw error;
      }
    });
  }
}
