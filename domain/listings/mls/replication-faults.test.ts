import { expect, test } from 'vitest';
import { runMlsSoak } from '#tests/support/mls-soak.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx, databaseUrl } = await createTestContext();

// `npm run mls:soak` does the same with 10,000 changes and 10 kills.
test('1,000 changes are applied once each and in order while the feed fails and the worker is killed', async () => {
  const report = await runMlsSoak({ ctx, databaseUrl, rounds: 5, kills: 2, ordered: 6 });
  expect(report).toMatchObject({ listings: 200, changesApplied: 1000, kills: 2, wrong: [] });
});
