import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { ask } from './find-violations.ts';

type Boss = { send: (name: string, data: object, options: object) => Promise<unknown> };

/** Jobs that can't be processed. */
export async function sendPoison(boss: Boss): Promise<void> {
  await boss.send('produce-episode', { podcastId: 'nobody' }, { singletonKey: 'poison-1', priority: 20 });
  await boss.send('send-mail', {}, { singletonKey: 'poison-2', priority: 20 });
}

/** Both end up in the dead letters, and nothing else does. */
export async function findLivePoison(db: Db): Promise<string[]> {
  const dead = await ask(db, sql`select 1 from pgboss.job where name = 'dead-letters'`);
  return dead.length === 2 ? [] : [`5: ${dead.length} dead letters, not 2`];
}
