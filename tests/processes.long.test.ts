import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { mails } from '#db/schema/operations.ts';
import { eventually, type StartedProcess, startedUrl, startProcess } from './support/processes.ts';
import { createTestContext } from './support/test-context.ts';

const { ctx, databaseUrl } = await createTestContext();
const folder = mkdtempSync(join(tmpdir(), 'hearthcast-processes-'));
const running: StartedProcess[] = [];

function start(env: Record<string, string>, args: string[] = []): StartedProcess {
  const started = startProcess({ PORT: '0', DATA_DIR: join(folder, 'data'), ...env }, args);
  running.push(started);
  return started;
}

afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

const postgresCount = (dataDir: string) =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('postgres') && line.includes(`-D ${dataDir}`)).length;

test('two web and two worker processes on one database agree on pages and share the jobs', {
  timeout: 240_000,
}, async () => {
  const shared = { DATABASE_URL: databaseUrl };
  const first = start({ ...shared, WORKER: 'off' });
  const urls = [await startedUrl(first)];
  urls.push(await startedUrl(start({ ...shared, WORKER: 'off', SEED_DEMO: 'off' })));
  const workers = [
    start({ ...shared, SEED_DEMO: 'off' }, ['--worker-only']),
    start({ ...shared, SEED_DEMO: 'off' }, ['--worker-only']),
  ];
  await Promise.all(workers.map((worker) => worker.says(/worker is running/)));

  const slug = '14-heron-point-road-larkmere';
  const read = async (url: string) => {
    const answer = await fetch(`${url}/listings/${slug}`);
    const html = await answer.text();
    expect(answer.status, html.slice(0, 500)).toBe(200);
    return html;
  };
  // Further down, the price history also has old ones.
  const firstPrice = (html: string) => />(\$[\d,]+)</.exec(html)?.[1];
  for (const url of urls) expect(firstPrice(await read(url))).toBe('$1,895,000');
  await ctx.db.update(listings).set({ price: '$1,777,000' }).where(eq(listings.slug, slug));
  for (const url of urls) {
    await eventually(
      () => read(url),
      (page) => firstPrice(page) === '$1,777,000',
    );
  }

  const rows = Array.from({ length: 40 }, (_, n) => ({
    mailKey: `processes:${n}`,
    messageId: `<${randomUUID()}@hearthcast.example>`,
    kind: 'test',
    recipient: 'somebody@hearthcast.example',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
  }));
  const written = await ctx.db.insert(mails).values(rows).returning({ id: mails.id });
  await Promise.all(written.slice(0, 20).map(({ id }) => ctx.queue.send('send-mail', { mailId: id })));
  workers[0]?.child.kill('SIGKILL');
  await Promise.all(written.slice(20).map(({ id }) => ctx.queue.send('send-mail', { mailId: id })));
  const sent = () =>
    ctx.db
      .select({ n: sql<number>`count(*)::int` })
      .from(mails)
      .where(sql`${mails.kind} = 'test' and ${mails.status} = 'sent'`);
  const [count] = await eventually(sent, ([row]) => row?.n === 40);
  expect(count?.n).toBe(40);
});

test('a second start attaches, SIGTERM leaves nothing, kill -9 leaves no server and the next start recovers', {
  timeout: 240_000,
}, async () => {
  const dataDir = join(folder, 'own');
  const first = start({ DATA_DIR: dataDir });
  const url = await startedUrl(first);
  await first.says(/customer@hearthcast\.example/);
  const well = { status: 'ok', database: 'ok', queue: 'ok', worker: 'ok', feed: 'ok', storage: 'ok' };
  const health = async () => (await fetch(`${url}/health`)).json() as Promise<typeof well>;
  // A busy machine responds late, which the health check reports.
  const isWell = ({ status, worker }: typeof well) => status === 'ok' && worker === 'ok';
  expect(await eventually(health, isWell)).toMatchObject(well);

  const samePort = start({ DATA_DIR: dataDir, PORT: new URL(url).port });
  expect(await samePort.ended).toBe(1);
  expect(samePort.output()).toContain(`Port ${new URL(url).port} is taken`);

  const second = start({ DATA_DIR: dataDir, WORKER: 'inside' });
  await startedUrl(second);
  await second.says(/Attached to the database/);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(await eventually(health, isWell)).toMatchObject(well);

  first.child.kill('SIGKILL');
  await first.ended;
  await eventually(
    async () => postgresCount(dataDir),
    (count) => count === 0,
  );

  const third = start({ DATA_DIR: dataDir });
  expect((await fetch(await startedUrl(third))).status).toBe(200);
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
  expect(postgresCount(dataDir)).toBe(0);
});

test('an invalid setting stops the start with one line that names it', async () => {
  const wrong = start({ PORT: 'many' });
  expect(await wrong.ended).toBe(1);
  expect(wrong.output().trim().split('\n')).toEqual([
    'PORT is "many"; it takes a port number from 0 to 65535.',
  ]);
});
