import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { openQueue } from '#db/queue.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { runSql, withDatabase } from './databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServerUrl: string;
    templateDatabase: string;
  }
}

/** One PostgreSQL for the whole run with a migrated template; each test file clones it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-test-'));
  const given = process.env.TEST_DATABASE_URL;
  const server = given
    ? undefined
    : await startPostgres({
        folder: join(folder, 'postgres'),
        settings: {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          max_connections: '300',
        },
      });
  const url = given ?? (server as { url: string }).url;
  const template = `hearthcast_template_${process.pid}`;
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
  project.provide('databaseServerUrl', url);
  project.provide('templateDatabase', template);
  return async () => {
    if (given) await runSql(url, `drop database if exists ${template} with (force)`);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
