import type { TestProject } from 'vitest/node';
import { hasDatabase, runSql } from './databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServerUrl: string;
    templateDatabase: string;
  }
}

/**
 * One PostgreSQL for the whole run with a migrated template; each test file clones it. To run tests many times over,
 * pass a server and the name of a template that is created once and kept.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL: givenUrl, TEST_TEMPLATE_DATABASE: keptTemplate } = process.env;
  const template = keptTemplate ?? `hearthcast_template_${process.pid}`;
  const isThere = givenUrl && keptTemplate && (await hasDatabase(givenUrl, keptTemplate));
  // Loading the database's code takes longer than most tests.
  const support = isThere ? undefined : await import('./template-database.ts');
  const server = givenUrl ? undefined : await support?.startTestServer();
  const url = givenUrl ?? (server as { url: string }).url;
  await support?.createTemplate(url, template);
  project.provide('databaseServerUrl', url);
  project.provide('templateDatabase', template);
  return async () => {
    if (givenUrl && !keptTemplate) await runSql(url, `drop database if exists ${template} with (force)`);
    await server?.stop();
  };
}
