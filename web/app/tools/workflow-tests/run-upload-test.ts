import type { UploadTestStep } from '#domain/production/workflow-tests/schema.ts';

export type LogLine = { text: string; tone: 'plain' | 'good' | 'bad' };

/** What the test needs from the server and the clock. */
export type UploadTestActions = {
  findUser: () => Promise<{ email: string } | null>;
  createOrder: () => Promise<{ podcastId: string }>;
  runStep: (podcastId: string, step: UploadTestStep) => Promise<{ note: string }>;
  deleteOrder: (podcastId: string) => Promise<unknown>;
  wait: (ms: number) => Promise<unknown>;
};

const steps: { step: UploadTestStep; title: string; failure: string; waitMs: number }[] = [
  { step: 'file', title: 'Setting its file', failure: 'Setting the file failed', waitMs: 2000 },
  { step: 'notification', title: 'Sending the notification', failure: 'Notification failed', waitMs: 1000 },
  { step: 'lead', title: 'Sending the lead', failure: 'Lead failed', waitMs: 1000 },
];

/** Runs the upload workflow with a test order and deletes it at the end, even if a step fails. */
export async function runUploadTest(
  actions: UploadTestActions,
  log: (line: LogLine) => void,
): Promise<boolean> {
  let podcastId: string | undefined;
  try {
    log({ text: 'Checking who’s signed in…', tone: 'plain' });
    const user = await actions.findUser();
    if (!user) throw new Error('No authenticated user found');
    log({ text: `Signed in as ${user.email}`, tone: 'good' });
    log({ text: 'Creating a test order…', tone: 'plain' });
    podcastId = (await named('Database insert failed', actions.createOrder())).podcastId;
    log({ text: `Test order ${podcastId} created`, tone: 'good' });
    for (const { step, title, failure, waitMs } of steps) {
      await actions.wait(waitMs);
      log({ text: `${title}…`, tone: 'plain' });
      const { note } = await named(failure, actions.runStep(podcastId, step));
      log({ text: note, tone: 'good' });
    }
    await actions.wait(1000);
  } catch (error) {
    log({ text: `Test failed: ${messageOf(error)}`, tone: 'bad' });
    if (podcastId) await cleanUp(actions, podcastId, log);
    return false;
  }
  const isClean = await cleanUp(actions, podcastId, log);
  if (isClean) log({ text: 'Test completed. Everything works.', tone: 'good' });
  return isClean;
}

async function cleanUp(
  actions: UploadTestActions,
  podcastId: string,
  log: (line: LogLine) => void,
): Promise<boolean> {
  log({ text: 'Deleting the test order…', tone: 'plain' });
  try {
    await actions.deleteOrder(podcastId);
  } catch (error) {
    const text = `We couldn’t delete the test order: ${messageOf(error)} It will be deleted automatically within two minutes.`;
    log({ text, tone: 'bad' });
    return false;
  }
  log({ text: 'Test order deleted', tone: 'good' });
  return true;
}

async function named<Result>(failure: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new Error(`${failure}: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
