import type { Context } from '../context.ts';
import { listCapabilities } from './list-capabilities.ts';
import { countJobs, listFailedJobs } from './list-jobs.ts';
import { countDeliveries, readOutbox } from './list-outgoing.ts';
import { measureStorage } from './measure-storage.ts';
import { measureThroughput } from './measure-throughput.ts';
import { FIGURE_DAYS } from './rules.ts';
import type { OperationsView } from './schema.ts';

/** How the service is doing at this moment. */
export async function readOperations(
  ctx: Pick<Context, 'db' | 'now' | 'log' | 'storage' | 'capabilities'>,
): Promise<OperationsView> {
  const since = new Date(ctx.now().getTime() - FIGURE_DAYS * 86_400_000);
  const [jobs, failedJobs, deliveries, mails, capabilities, storage, throughput] = await Promise.all([
    countJobs(ctx),
    listFailedJobs(ctx),
    countDeliveries(ctx, since),
    readOutbox(ctx, since),
    listCapabilities(ctx),
    measureStorage(ctx),
    measureThroughput(ctx),
  ]);
  return { jobs, failedJobs, deliveries, mails, capabilities, storage, throughput };
}
