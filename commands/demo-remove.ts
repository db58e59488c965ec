import { join } from 'node:path';
import { removeDemoAccounts } from '#domain/accounts/remove-demo-accounts.ts';
import { readEnv } from '#server/env.ts';
import { openContext } from '#server/open-context.ts';
import { readArguments } from './read-arguments.ts';

readArguments(`Usage: npm run demo:remove
Deletes the demo accounts. Production refuses to start while they exist.`);
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
