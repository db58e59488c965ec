import { readEnv } from '#server/env.ts';
import { openContext } from '#server/open-context.ts';
import { projectRoot } from '#tools/run-step.ts';
import { signedIn } from '../support/full-app.ts';
import type { World } from './world.ts';

const PER_PERSON = 10;

/** So many live connections of as many people as that takes. Returns what closes them. */
export async function openEventStreams(world: World, count: number): Promise<() => void> {
  const env = readEnv(projectRoot, {
    DATABASE_URL: world.databaseUrl,
    SEED_DEMO: 'off',
    LOG_LEVEL: 'silent',
  });
  const { ctx, stop } = await openContext(env, { isWorker: false });
  const closing = new AbortController();
  for (let opened = 0; opened < count; ) {
    const { headers } = await signedIn(ctx, { email: `stream-${opened}@example.com` });
    for (let mine = 0; mine < PER_PERSON && opened < count; mine += 1, opened += 1) {
      const answer = await fetch(`${world.siteUrl}/events`, { headers, signal: closing.signal });
      if (!answer.ok) throw new Error(`/events answered ${answer.status}`);
      answer.body?.pipeTo(new WritableStream()).catch(() => {});
    }
  }
  await stop();
  return () => closing.abort();
}
