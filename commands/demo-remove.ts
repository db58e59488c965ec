import { join } from 'node:path';
import { removeDemoAccounts } from '#domain/accounts/remove-demo-accounts.ts';
import { readEnv } from '#server/env.ts';
import { openContext } from '#server/open-context.ts';

/** `npm run demo:remove`: deletes the demo accounts, which production refuses to start with. */
const env = { ...readEnv(join(import.meta.dirname, '..')), SEED_DEMO: false };
const { ctx, stop } = await openContext(env, {
  process: 'command',
  isWorker: false,
  acceptsDemoAccounts: true,
});
try {
  const removed = await removeDemoAccounts(ctx);
  console.log(removed.length > 0 ? `Removed ${removed.join(' and ')}.` : 'There are no demo accounts.');
} finally {
  await stop();
}
