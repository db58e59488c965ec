import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createDb } from '#db/client.ts';
import { openQueue } from '#db/queue.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { decideReview } from '#domain/production/reviews/decide-review.ts';

/**
 * Runs inside the image as its own user: starts the service like the image does, orders and pays for an episode over HTTP,
 * approves what waits for staff (its voice is the draft voice), and verifies the audio that was delivered.
 */
const root = join(import.meta.dirname, '..', '..');
const site = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const MAX_SECONDS = 900;
/** Within the upload limit of one network. */
const PAUSE_MS = 6_000;

if (process.getuid?.() === 0) throw new Error('This runs as root; the image should not.');
if (isWritable(root)) throw new Error(`${root} can be written to by the user who runs it.`);

const server = spawn(process.execPath, [join(root, 'server', 'start.ts')], { stdio: 'inherit' });
try {
  await until('ready', async () => (await fetch(`${site}/health/ready`)).ok);
  const podcastId = await order();
  const audioUrl = await until('delivered', () => findDelivered(podcastId));
  const audio = await fetch(`${site}${new URL(audioUrl, site).pathname}`);
  const { byteLength } = await audio.arrayBuffer();
  if (!audio.ok || byteLength < 500_000)
    throw new Error(`The episode answers ${audio.status}, ${byteLength} bytes.`);
  console.log(`Smoke order: an episode of ${(byteLength / 1e6).toFixed(1)} MB was delivered`);
} finally {
  const askedAt = Date.now();
  server.kill('SIGTERM');
  if (server.exitCode === null) await new Promise((done) => server.once('exit', done));
  console.log(`Stopped within ${((Date.now() - askedAt) / 1000).toFixed(1)} s`);
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function order(): Promise<string> {
  const listingUrl = 'https://homes.example/thistledown-lane';
  const page = new FormData();
  page.append('url', listingUrl);
  page.append('html', await (await fetch(`${site}/samples/thistledown-lane`)).text());
  const headers = { Accept: 'application/json' };
  // If a busy machine takes too long to read a page, it is uploaded again.
  const draftId = await until('read', async () => {
    const draft = await readJson(
      await fetch(`${site}/listing-drafts`, { method: 'POST', body: page, headers }),
    );
    if (!draft.draftId) {
      console.log(`not read: ${draft.reason}`);
      await wait(PAUSE_MS);
    }
    return draft.draftId;
  });
  const form = {
    listingUrl,
    draftId,
    amount: 2999,
    idempotencyKey: 'smoke-order',
    userInfo: { name: 'Pat Lee', email: 'smoke@hearthcast.example', phone: '(555) 010-0142' },
  };
  const ordered = await fetch(`${site}/functions/v1/create-payment`, {
    method: 'POST',
    body: JSON.stringify(form),
  });
  const checkout = new URL((await readJson(ordered)).url ?? '');
  const paid = await fetch(`${site}${checkout.pathname}${checkout.search}`, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay' }),
    redirect: 'manual',
  });
  if (paid.status !== 303) throw new Error(`The payment page answered ${paid.status}: ${await paid.text()}`);
  return until('ordered', async () => (await ask('select id from podcasts'))[0]?.id);
}

async function readJson(answer: Response): Promise<Record<string, string>> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}

/** The audio's URL; undefined while it's in production. */
async function findDelivered(podcastId: string): Promise<string | undefined> {
  const open = await ask(
    'select id, can_approve, reason, step, evidence from review_items where podcast_id = $1 and closed_at is null',
    [podcastId],
  );
  for (const { id = '', can_approve, ...what } of open) {
    if (!can_approve) throw new Error(`The episode can't go on: ${JSON.stringify(what)}`);
    console.log(`approved: ${what.reason} in ${what.step}`);
    await approve(id);
  }
  const [podcast] = await ask(
    "select podcast_file_url as url from podcasts where id = $1 and status = 'completed'",
    [podcastId],
  );
  return podcast?.url;
}

/** As staff would, with the image's code. */
async function approve(reviewItemId: string): Promise<void> {
  const { db, close } = createDb(databaseUrl());
  const { queue, stop } = await openQueue<Jobs>({
    url: databaseUrl(),
    jobs: jobSettings,
    onError: () => {},
    isWorker: false,
  });
  const actor = { actorId: null, ip: null };
  await decideReview({ db, queue, now: () => new Date() }, { reviewItemId, decision: 'approve', actor });
  await stop();
  await close();
}

function databaseUrl(): string {
  const host = encodeURIComponent(join(process.env.DATA_DIR ?? '', 'postgres'));
  return process.env.DATABASE_URL ?? `postgresql://hearthcast@localhost/hearthcast?host=${host}`;
}

async function ask(text: string, values: string[] = []): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function until<Answer>(
  what: string,
  attempt: () => Promise<Answer | undefined | false>,
): Promise<Answer> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < MAX_SECONDS * 1000) {
    if (server.exitCode !== null) throw new Error(`The service ended with ${server.exitCode}.`);
    const answer = await attempt().catch((error: Error & { cause?: unknown }) => {
      if (error.message !== 'fetch failed') throw error;
      return undefined;
    });
    if (answer) {
      console.log(`${what} after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
      return answer;
    }
    await wait(500);
  }
  throw new Error(`not ${what} after ${MAX_SECONDS} s`);
}
