import { expect, test } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import { applyCorrections } from '#domain/listings/sheet/apply-corrections.ts';
import { createTalkEstimator } from './create-talk-estimator.ts';

const root = process.cwd();
const facts = applyCorrections(null, {
  street: { value: '1 Thread Street', by: 'visitor', at: '', pageSaid: null },
});
const order = { agentName: '', additionalDetails: '' };

test('what takes too long ends the thread with a clear error', async () => {
  const threadFile = 'tests/support/endless-thread.ts';
  const estimate = createTalkEstimator({ root, wordsPerMinute: 150, limitMs: 50, threadFile });
  await expect(estimate(facts, order)).rejects.toBeInstanceOf(Unavailable);
});
