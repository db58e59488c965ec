import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { openQueue } from '#db/queue.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { runSql, withDatabase } from './databases.ts';

/** A separate PostgreSQL that lasts as long as the tests. */
export async function startTestServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-test-'));
  const server = await startPostgres({
    folder: join(folder, 'postgres'),
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
    },
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates the migrated database that each test file clones. */
export async function createTemplate(url: string, template: string): Promise<void> {
  await runSql(url, `drop database if exists ${template}`);
  await runSql(url, `create database ${template}`);
  const templateUrl = withDatabase(url, template);
  await migrateDatabase(templateUrl, 'db/migrations');
  const queue = await openQueue<Jobs>({
    url: templateUrl,
    jobs: jobSettings,
    onError: () => {},
    isWorker: false,
  });
  await queue.stop();
}
