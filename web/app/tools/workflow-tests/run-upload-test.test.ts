import { expect, test } from 'vitest';
import { type LogLine, runUploadTest, type UploadTestActions } from './run-upload-test.ts';

function createActions(overrides: Partial<UploadTestActions> = {}) {
  const done: string[] = [];
  const actions: UploadTestActions = {
    findUser: async () => ({ email: 'ada@example.com' }),
    createOrder: async () => {
      done.push('create');
      return { podcastId: 'p1' };
    },
    runStep: async (_, step) => {
      done.push(step);
      return { note: `${step} done` };
    },
    deleteOrder: async () => done.push('delete'),
    wait: async (ms) => done.push(`wait ${ms}`),
    ...overrides,
  };
  return { actions, done };
}

async function run(overrides: Partial<UploadTestActions> = {}) {
  const { actions, done } = createActions(overrides);
  const lines: LogLine[] = [];
  const isOk = await runUploadTest(actions, (line) => lines.push(line));
  return { isOk, done, failures: lines.filter((line) => line.tone === 'bad').map((line) => line.text) };
}

const refuse = (message: string) => async () => {
  throw new Error(message);
};

test('the steps run in order, with a wait of one or two seconds before each', async () => {
  const { isOk, done, failures } = await run();
  expect(isOk).toBe(true);
  expect(failures).toEqual([]);
  expect(done.join(', ')).toBe(
    'create, wait 2000, file, wait 1000, notification, wait 1000, lead, wait 1000, delete',
  );
});

test('creates nothing if nobody is signed in', async () => {
  const { isOk, done, failures } = await run({ findUser: async () => null });
  expect([isOk, done, failures]).toEqual([false, [], ['Test failed: No authenticated user found']]);
});

test('reports an order that cannot be created', async () => {
  const { done, failures } = await run({ createOrder: refuse('no room') });
  expect([done, failures]).toEqual([[], ['Test failed: Database insert failed: no room']]);
});

test.each([
  ['notification', 'Test failed: Notification failed: no'],
  ['lead', 'Test failed: Lead failed: no'],
])('when the %s fails, the test order is still deleted', async (failing, message) => {
  const { isOk, done, failures } = await run({
    runStep: async (_, step) => {
      if (step === failing) throw new Error('no');
      return { note: '' };
    },
  });
  expect([isOk, failures, done.at(-1)]).toEqual([false, [message], 'delete']);
});

test('an order that cannot be deleted is a failure too', async () => {
  const { isOk, failures } = await run({ deleteOrder: refuse('gone away.') });
  expect(isOk).toBe(false);
  expect(failures[0]).toContain('We couldn’t delete the test order: gone away.');
});
