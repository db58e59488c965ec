import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { createMailbox } from '#adapters/mail/mailbox.ts';
import { createDb } from '#db/client.ts';
import { openQueue, type RunningQueue } from '#db/queue.ts';
import type { Context } from '#domain/context.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { runSql, withDatabase } from './databases.ts';

export type TestContext = {
  ctx: Context;
  databaseUrl: string;
  queue: RunningQueue<Jobs>;
  folder: string;
  /** Moves the clock that use cases see. */
  setNow: (moment: Date) => void;
};

/**
 * A context over a database of its own, with the embedded adapters, a folder of its own and a clock that stands
 * still. Call it at the top of a test file; it takes itself away after the file's last test.
 */
export async function createTestContext(overrides: Partial<Context> = {}): Promise<TestContext> {
  const serverUrl = inject('databaseServerUrl');
  const name = `hearthcast_test_${randomBytes(6).toString('hex')}`;
  await runSql(serverUrl, `create database ${name} template ${inject('templateDatabase')}`);
  const databaseUrl = withDatabase(serverUrl, name);
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-file-'));
  const { db, close } = createDb(databaseUrl, { connections: 5 });
  const queue = await openQueue<Jobs>({
    url: databaseUrl,
    jobs: jobSettings,
    onError: () => {},
    isWorker: false,
  });
  let now = new Date();
  const ctx: Context = {
    db,
    queue: queue.queue,
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    now: () => now,
    site: {
      name: 'Hearthcast',
      url: 'http://localhost:3000',
      supportPhone: '(555) 010-0142',
      callNowPhone: '(555) 010-0199',
      supportEmail: 'support@hearthcast.example',
    },
    accounts: {
      staffEmails: ['ada@hearthcast.example', 'grace@hearthcast.example'],
      mailGapSeconds: 60,
      reuseSeconds: 10,
      lostReplySeconds: 300,
      hasRateLimits: true,
      allowedRedirects: [],
    },
    mail: createMailbox(),
    ...overrides,
  };
  afterAll(async () => {
    await queue.stop();
    await close();
    await runSql(serverUrl, `drop database if exists ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    ctx,
    databaseUrl,
    queue,
    folder,
    setNow: (moment) => {
      now = moment;
    },
  };
}
