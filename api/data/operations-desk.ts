import { readOperations as read } from '#domain/operations/read-operations.ts';
import { retryJob as retry } from '#domain/operations/retry-job.ts';
import type { Call } from '../caller.ts';
import { actorOf } from '../functions/listings.ts';

export async function readOperations({ ctx }: Call) {
  return read(ctx);
}

export async function retryJob(call: Call, { jobId }: { jobId: string }) {
  await retry(call.ctx, { jobId, actor: actorOf(call) });
  return { isQueued: true };
}
