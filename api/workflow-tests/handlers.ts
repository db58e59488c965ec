import { rehearsePayment } from '#domain/production/workflow-tests/rehearse-payment.ts';
import {
  removeUploadTest,
  runUploadTestStep,
  startUploadTest,
} from '#domain/production/workflow-tests/upload-test.ts';
import { actorOf } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import type { workflowTestData, workflowTestFunctions } from './contract.ts';

export const workflowTestHandlers: Handlers<typeof workflowTestFunctions & typeof workflowTestData> = {
  'run-test-payment': (call) =>
    rehearsePayment(call.ctx, { email: call.session.email, actor: actorOf(call) }),
  'POST /api/upload-tests': (call) =>
    startUploadTest(call.ctx, { email: call.session.email, actor: actorOf(call) }),
  'POST /api/upload-tests/:podcastId/steps': ({ ctx }, input) => runUploadTestStep(ctx, input),
  'DELETE /api/upload-tests/:podcastId': ({ ctx }, { podcastId }) => removeUploadTest(ctx, podcastId),
};
