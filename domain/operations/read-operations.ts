import type { Context } from '../context.ts';
import { cachedFigure } from './cached-figures.ts';
import { listCapabilities } from './list-capabilities.ts';
import { countJobs, listFailedJobs } from './list-jobs.ts';
import { countDeliveries, countMails, listMailTroubles } from './mails-and-deliveries.ts';
import { measureStorage } from './measure-storage.ts';
import { measureThroughput } from './measure-throughput.ts';
import { FIGURE_DAYS, JOBS_CACHED_MS, MONTH_CACHED_MS } from './rules.ts';
import type { OperationsView } from './schema.ts';

/** How the service is doing. Failures are read live; counts may be a few seconds old. */
export async function readOperations(
  ctx: Pick<Context, 'db' | 'now' | 'log' | 'storage' | 'capabilities'>,
): Promise<OperationsView> {
  const since = new Date(ctx.now().getTime() - FIGURE_DAYS * 86_400_000);
  const cached = <Figure>(name: string, forMs: number, read: () => Promise<Figure>) =>
    cachedFigure({ from: ctx.db, now: ctx.now }, { name, forMs }, read);
  const [jobs, failedJobs, deliveries, tally, troubles, capabilities, storage, throughput] =
    await Promise.all([
      cached('jobs', JOBS_CACHED_MS, () => countJobs(ctx)),
      listFailedJobs(ctx),
      cached('deliveries', MONTH_CACHED_MS, () => countDeliveries(ctx, since)),
      cached('mails', MONTH_CACHED_MS, () => countMails(ctx, since)),
      listMailTroubles(ctx, since),
      listCapabilities(ctx),
      measureStorage(ctx),
      cached('throughput', MONTH_CACHED_MS, () => measureThroughput(ctx)),
    ]);
  const mails = { ...tally, troubles };
  return { jobs, failedJobs, deliveries, mails, capabilities, storage, throughput };
}
