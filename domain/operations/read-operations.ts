import type { Context } from '../context.ts';
import { cachedFigure } from './cached-figures.ts';
import { listCapabilities } from './list-capabilities.ts';
import { countJobs, listFailedJobs } from './list-jobs.ts';
import { countDeliveries, countMails, listMailTroubles } from './list-outgoing.ts';
import { measureStorage } from './measure-storage.ts';
import { measureThroughput } from './measure-throughput.ts';
import { FIGURE_DAYS, JOBS_KEPT_MS, MONTH_KEPT_MS } from './rules.ts';
import type { OperationsView } from './schema.ts';

/** How the service is doing. What is in trouble is read at this moment; what is only counted may be some moments old. */
export async function readOperations(
  ctx: Pick<Context, 'db' | 'now' | 'log' | 'storage' | 'capabilities'>,
): Promise<OperationsView> {
  const since = new Date(ctx.now().getTime() - FIGURE_DAYS * 86_400_000);
  const kept = <Figure>(name: string, forMs: number, read: () => Promise<Figure>) =>
    cachedFigure({ from: ctx.db, now: ctx.now }, { name, forMs }, read);
  const [jobs, failedJobs, deliveries, tally, troubles, capabilities, storage, throughput] =
    await Promise.all([
      kept('jobs', JOBS_KEPT_MS, () => countJobs(ctx)),
      listFailedJobs(ctx),
      kept('deliveries', MONTH_KEPT_MS, () => countDeliveries(ctx, since)),
      kept('mails', MONTH_KEPT_MS, () => countMails(ctx, since)),
      listMailTroubles(ctx, since),
      listCapabilities(ctx),
      measureStorage(ctx),
      kept('throughput', MONTH_KEPT_MS, () => measureThroughput(ctx)),
    ]);
  const mails = { ...tally, troubles };
  return { jobs, failedJobs, deliveries, mails, capabilities, storage, throughput };
}
