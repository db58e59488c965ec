import { readOperations as read } from '#domain/operations/read-operations.ts';
import { retryJob as retry } from '#domain/operations/retry-job.ts';
import { sendMailAgain as sendAgain } from '#domain/operations/send-mail-again.ts';
import type { Call } from '../http/call.ts';
import { actorOf } from '../listings/function-handlers.ts';

export async function readOperations({ ctx }: Call) {
  return read(ctx);
}

export async function retryJob(call: Call, { jobId }: { jobId: string }) {
  await retry(call.ctx, { jobId, actor: actorOf(call) });
  return { isQueued: true };
}

export async function sendMailAgain(call: Call, { mailId }: { mailId: string }) {
  await sendAgain(call.ctx, { mailId, actor: actorOf(call) });
  return { isQueued: true };
}
