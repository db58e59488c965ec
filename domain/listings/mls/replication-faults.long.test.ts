import { expect, test } from 'vitest';
import { runMlsSoak } from '#tests/support/mls-soak.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx, databaseUrl } = await createTestContext();

// `npm run mls:soak` does the same with 10,000 changes and 10 kills.
test('400 changes are applied once each and in order while the feed fails and the worker is killed', async () => {
  const report = await runMlsSoak({ ctx, databaseUrl, rounds: 2, kills: 1, ordered: 4 });
  expect(report).toMatchObject({ listings: 200, changesApplied: 400, kills: 1, wrong: [] });
});
