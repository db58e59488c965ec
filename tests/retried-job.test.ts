import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openQueue } from '#db/queue.ts';
import { mails } from '#db/schema/operations.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { clearFigures } from '#domain/operations/cached-figures.ts';
import type { OperationsView } from '#domain/operations/schema.ts';
import { startWorker } from '#jobs/worker.ts';
import { createFullApp, signedIn } from './support/full-app.ts';
import { eventually } from './support/processes.ts';
import { createTestContext } from './support/test-context.ts';

const { ctx, databaseUrl } = await createTestContext();
const app = createFullApp(ctx);
const staff = await signedIn(ctx, { email: 'staff@retries.example', isAdmin: true });
const worker = await openQueue<Jobs>({
  url: databaseUrl,
  jobs: jobSettings,
  isWorker: true,
  onError: () => {},
});
afterAll(worker.stop);

async function readJobs(): Promise<OperationsView> {
  clearFigures(ctx.db);
  const answer = await app.request('/api/operations/figures', { headers: staff.headers });
  return (await answer.json()) as OperationsView;
}

test('a worker does a job that was abandoned and then retried by staff', async () => {
  const [mail] = await ctx.db
    .insert(mails)
    .values({
      kind: 'test',
      recipient: 'c@retries.example',
      subject: 's',
      html: '',
      text: '',
      mailKey: 'retried',
      messageId: '<retried@test>',
    })
    .returning();
  const mailId = mail?.id as string;
  await ctx.queue.send('send-mail', { mailId }, { key: mailId });
  await ctx.db.execute(sql`
    update pgboss.job set state = 'failed', retry_count = retry_limit, completed_on = now(),
      output = '{"message": "the mail server is away"}' where data ->> 'mailId' = ${mailId}`);
  const { failedJobs } = await readJobs();
  expect(failedJobs).toMatchObject([{ name: 'send-mail', lastError: 'the mail server is away' }]);

  const path = `/api/operations/jobs/${failedJobs[0]?.id}/retry`;
  const answer = await app.request(path, { method: 'POST', headers: staff.headers, body: '{}' });
  expect(answer.status).toBe(200);
  const { signal } = new AbortController();
  await startWorker(ctx, worker.consume, { stopping: signal, producesEpisodes: false });
  const tallyOf = async () => (await readJobs()).jobs.find(({ name }) => name === 'send-mail');
  const tally = await eventually(tallyOf, (found) => found?.done === 1);
  expect(tally).toMatchObject({ failed: 0, retrying: 0, active: 0, waiting: 0 });
  const [sent] = await ctx.db.select().from(mails);
  expect(sent).toMatchObject({ status: 'sent', attempts: 1 });
});
