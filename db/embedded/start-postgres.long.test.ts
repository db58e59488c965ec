import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from './start-postgres.ts';

const parent = mkdtempSync(join(tmpdir(), 'hearthcast-embedded-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const settings = { fsync: 'off' };

async function ask(url: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const answer = await client.query({ text: question, rowMode: 'array' });
  await client.end();
  return answer.rows[0]?.[0];
}

test('a new folder becomes a database, a second start attaches, and the rows are there after a stop', async () => {
  const folder = join(parent, 'first', 'postgres');
  const one = await startPostgres({ folder, settings });
  expect(one.owned).toBe(true);
  await ask(one.url, 'create table kept as select 42 as answer');
  const two = await startPostgres({ folder, settings });
  expect([two.owned, await ask(two.url, 'select answer from kept')]).toEqual([false, 42]);
  await two.stop();
  expect(await ask(one.url, 'select answer from kept')).toBe(42);
  await one.stop();
  const three = await startPostgres({ folder, settings });
  expect([three.owned, await ask(three.url, 'select answer from kept')]).toEqual([true, 42]);
  await three.stop();
});

test('leftovers of a killed first start are swept, and a stale pid file does not look like a server', async () => {
  const home = join(parent, 'second');
  mkdirSync(join(home, 'postgres.staging-abcdef'), { recursive: true });
  const server = await startPostgres({ folder: join(home, 'postgres'), settings });
  expect(readdirSync(home)).toEqual(['postgres']);
  await server.stop();
  writeFileSync(join(home, 'postgres', 'postmaster.pid'), `${process.pid}\n`);
  const again = await startPostgres({ folder: join(home, 'postgres'), settings });
  expect(again.owned).toBe(true);
  await again.stop();
});

test('a path too long for a socket still works, in UTF-8 and UTC', async () => {
  const folder = join(parent, 'x'.repeat(90), 'postgres');
  const server = await startPostgres({ folder, settings });
  expect(await ask(server.url, 'show server_encoding')).toBe('UTF8');
  expect(await ask(server.url, 'show timezone')).toBe('UTC');
  expect(await ask(server.url, "select lower('ÄÖ') || (select count(*) from pg_database)::text")).toMatch(
    /^äö/,
  );
  await server.stop();
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true);
});
