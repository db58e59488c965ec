import { readOperations } from '#domain/operations/read-operations.ts';
import { retryJob } from '#domain/operations/retry-job.ts';
import { sendMailAgain } from '#domain/operations/send-mail-again.ts';
import { actorOf } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import type { operationsData } from './contract.ts';

export const operationsHandlers: Handlers<typeof operationsData> = {
  'GET /api/operations/figures': ({ ctx }) => readOperations(ctx),
  'POST /api/operations/jobs/:jobId/retry': async (call, { jobId }) => {
    await retryJob(call.ctx, { jobId, actor: actorOf(call) });
    return { isQueued: true };
  },
  'POST /api/operations/mails/:mailId/send-again': async (call, { mailId }) => {
    await sendMailAgain(call.ctx, { mailId, actor: actorOf(call) });
    return { isQueued: true };
  },
};
