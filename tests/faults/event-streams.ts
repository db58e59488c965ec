import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import { signIn } from '#domain/accounts/sign-in.ts';
import { readEnv } from '#server/env.ts';
import { openContext } from '#server/open-context.ts';
import { projectRoot } from '#tools/run-step.ts';
import type { World } from './world.ts';

const PER_PERSON = 10;
const PASSWORD = 'Test-password-1';
const client = { ip: '127.0.0.1', userAgent: null };

/** Opens this many live connections, for as many people as needed. Returns the function that closes them. */
export async function openEventStreams(world: World, count: number): Promise<() => void> {
  const env = readEnv(projectRoot, {
    DATABASE_URL: world.databaseUrl,
    // Tokens are only valid for one site URL.
    SITE_URL: world.homes.url,
    SEED_DEMO: 'off',
    LOG_LEVEL: 'silent',
  });
  const { ctx, stop } = await openContext(env, { process: 'command', isWorker: false });
  const closing = new AbortController();
  for (let opened = 0; opened < count; ) {
    const email = `stream-${opened}@example.com`;
    await createConfirmedUser(ctx, { email, firstName: 'Test', password: PASSWORD });
    const { accessToken } = await signIn(ctx, { email, password: PASSWORD, client });
    const headers = { Authorization: `Bearer ${accessToken}` };
    for (let mine = 0; mine < PER_PERSON && opened < count; mine += 1, opened += 1) {
      const answer = await fetch(`${world.siteUrl}/events`, { headers, signal: closing.signal });
      if (!answer.ok) throw new Error(`/events answered ${answer.status}`);
      answer.body?.pipeTo(new WritableStream()).catch(() => {});
    }
  }
  await stop();
  return () => closing.abort();
}
