import type { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import { rehearsePayment } from '#domain/production/workflow-tests/rehearse-payment.ts';
import {
  removeUploadTest,
  runUploadTestStep,
  startUploadTest,
} from '#domain/production/workflow-tests/upload-test.ts';
import type { Data } from '../contract.ts';
import type { Call } from '../http/call.ts';

type Given<Name extends keyof Data> = z.output<Data[Name]['input']>;

function testerOf({ session, clientIp }: Call) {
  if (!session) throw new AppError('unauthorized', 'No authenticated user found');
  return { email: session.email, actor: { actorId: session.userId, ip: clientIp } };
}

export async function runTestPayment(call: Call) {
  return rehearsePayment(call.ctx, testerOf(call));
}

export async function beginUploadTest(call: Call) {
  return startUploadTest(call.ctx, testerOf(call));
}

export async function stepUploadTest({ ctx }: Call, input: Given<'POST /api/upload-tests/:podcastId/steps'>) {
  return runUploadTestStep(ctx, input);
}

export async function endUploadTest(
  { ctx }: Call,
  { podcastId }: Given<'DELETE /api/upload-tests/:podcastId'>,
) {
  return removeUploadTest(ctx, podcastId);
}
