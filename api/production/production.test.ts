import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createMp3Codec } from '#adapters/audio-codec/mp3.ts';
import { contacts } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { agentQuestions, productionRuns, reviewItems } from '#db/schema/production.ts';
import { removeReplacedFiles } from '#domain/production/delivery/remove-replaced-files.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const staff = await signedIn(ctx, { email: 'staff@production.example', isAdmin: true });
const owner = await signedIn(ctx, { email: 'owner@production.example' });
const other = await signedIn(ctx, { email: 'other@production.example' });

const codec = createMp3Codec();
async function tone(hertz: number): Promise<Buffer<ArrayBuffer>> {
  const samples = Float32Array.from({ length: 2 * 44_100 }, (_, at) => Math.sin((at * hertz) / 7000) / 4);
  return Buffer.from(await codec.encodeMp3({ left: samples, right: samples, sampleRate: 44_100 }));
}

type Caller = { headers: { Authorization: string } };
async function call(
  caller: Caller,
  method: string,
  path: string,
  body?: BodyInit,
  type = 'application/json',
) {
  const headers: Record<string, string> = { ...caller.headers, ...(type ? { 'Content-Type': type } : {}) };
  const answer = await app.request(path, { method, headers, ...(body === undefined ? {} : { body }) });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
  return { status: answer.status, body: (await answer.json()) as any };
}
const upload = (body: object) => call(staff, 'POST', '/functions/v1/upload-podcast', JSON.stringify(body));
const dataUrl = (bytes: Buffer) => `data:audio/mpeg;base64,${bytes.toString('base64')}`;
const read = async (id: string) => (await ctx.db.select().from(podcasts).where(eq(podcasts.id, id)))[0];

async function filesUnder(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of ctx.storage.list(prefix)) keys.push(key);
  return keys;
}

test('an uploaded MP3 delivers the podcast: page, file, one email, CRM; a second one replaces the file', async () => {
  const podcast = await createPaidPodcast(ctx, { userId: owner.userId });
  const first = await upload({ podcastId: podcast.id, file: dataUrl(await tone(440)) });
  expect(first).toMatchObject({ status: 200, body: { success: true, podcastId: podcast.id } });
  expect(first.body.durationSeconds).toBeCloseTo(2, 0);
  const after = await read(podcast.id);
  expect(after).toMatchObject({ status: 'completed', gcsFileUrl: first.body.fileUrl });
  expect(after?.listingPageUrl).toBe(`/listings/${first.body.slug}`);
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcast.id));
  expect(listing?.status).toBe('active');
  expect((await app.request(first.body.fileUrl)).headers.get('content-type')).toBe('audio/mpeg');

  const form = new FormData();
  form.set('listingId', listing?.id as string);
  form.set('file', new File([await tone(330)], 'take two.mp3', { type: 'audio/mpeg' }));
  const second = await call(staff, 'POST', '/functions/v1/upload-podcast', form, '');
  expect(second.status).toBe(200);
  expect(second.body.fileUrl).not.toBe(first.body.fileUrl);
  const old = first.body.fileUrl.replace('/files/', '');
  await removeReplacedFiles(ctx, { podcastId: podcast.id, replacedKeys: [old] });
  expect(await filesUnder(`episodes/${podcast.id}/`)).toEqual([second.body.fileUrl.replace('/files/', '')]);

  const again = await call(
    staff,
    'POST',
    '/functions/v1/send-podcast-ready-notification',
    JSON.stringify({ podcastId: podcast.id, userId: owner.userId }),
  );
  expect(again.body).toEqual({ success: true, isNew: false });
  const sent = await ctx.db.select().from(mails).where(eq(mails.kind, 'podcast-ready'));
  expect(sent.map(({ recipient }) => recipient)).toEqual([podcast.customerEmail]);
  const told = await ctx.db
    .select()
    .from(contacts)
    .where(and(eq(contacts.podcastId, podcast.id), eq(contacts.status, 'completed')));
  expect(told).toHaveLength(1);
});

test('a file’s bytes can be sent as they are', async () => {
  const { id } = await createPaidPodcast(ctx);
  const path = `/functions/v1/upload-podcast?podcastId=${id}`;
  expect((await call(staff, 'POST', path, new Uint8Array(await tone(500)), 'audio/mpeg')).status).toBe(200);
  expect((await call(staff, 'POST', path, 'x', 'audio/wav')).status).toBe(400);
});

test('an incomplete MP3 is rejected and leaves nothing behind', async () => {
  const podcast = await createPaidPodcast(ctx);
  const whole = await tone(440);
  const fakes = {
    page: Buffer.from('<html>not a sound</html>'),
    noise: Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0'), Buffer.alloc(60_000, 7)]),
    cut: whole.subarray(0, whole.length - 100),
    empty: Buffer.alloc(0),
  };
  for (const [name, bytes] of Object.entries(fakes)) {
    const answer = await upload({ podcastId: podcast.id, file: dataUrl(bytes) });
    expect(answer.status, name).toBe(400);
  }
  for (const file of [undefined, '', 'data:audio/wav;base64,AAAA', 'data:text/html,hello', 'plain']) {
    expect((await upload({ podcastId: podcast.id, file })).status).toBe(400);
  }
  expect((await upload({ file: dataUrl(whole) })).body.error.message).toBe(
    'Please select an MP3 file and listing',
  );
  expect(await filesUnder(`episodes/${podcast.id}/`)).toEqual([]);
  expect((await read(podcast.id))?.status).toBe('paid');
});

test.each([
  ['cancelled', 'data_populated'],
  ['pending', 'data_populated'],
  ['paid', 'pending'],
] as const)(
  'nothing is delivered for an order that is %s with a listing that is %s',
  async (status, listingStatus) => {
    const paymentSessionId = `session-${status}-${listingStatus}`;
    const { id } = await createPaidPodcast(ctx, {
      status,
      paymentSessionId,
      listing: { status: listingStatus },
    });
    expect((await upload({ podcastId: id, file: dataUrl(await tone(440)) })).status).toBe(409);
    expect((await read(id))?.status).toBe(status);
    expect(await filesUnder(`episodes/${id}/`)).toEqual([]);
  },
);

test('only the owner can follow production and answer questions', async () => {
  const podcast = await createPaidPodcast(ctx, { userId: owner.userId });
  await ctx.db.insert(productionRuns).values({ podcastId: podcast.id, state: 'waiting_for_agent' });
  const [question] = await ctx.db
    .insert(agentQuestions)
    .values({ podcastId: podcast.id, field: 'kitchen', question: 'What is new?', askedAt: ctx.now() })
    .returning();
  const path = `/api/podcasts/${podcast.id}`;
  const seen = await call(owner, 'GET', `${path}/production`);
  expect(seen.body).toMatchObject({
    state: 'waiting_for_agent',
    questions: [{ question: 'What is new?', answer: null }],
  });
  expect(seen.body.stages).toHaveLength(5);
  expect((await call(other, 'GET', `${path}/production`)).status).toBe(404);
  const answers = (answer: string) => JSON.stringify({ answers: [{ questionId: question?.id, answer }] });
  expect((await call(other, 'POST', `${path}/answers`, answers('Mine now'))).status).toBe(404);
  expect((await call(owner, 'POST', `${path}/answers`, answers('   '))).status).toBe(400);
  expect((await call(owner, 'POST', `${path}/answers`, answers('nul \0'))).status).toBe(400);
  expect((await call(owner, 'POST', `${path}/answers`, answers('The oven'))).body).toEqual({ answered: 1 });
  expect((await call(owner, 'POST', `${path}/answers`, answers('Again'))).status).toBe(409);
  expect((await call(owner, 'GET', `${path}/production`)).body).toMatchObject({
    state: 'queued',
    message: null,
    questions: [{ answer: 'The oven' }],
  });
});

test('staff see open review issues and decide each once', async () => {
  const podcast = await createPaidPodcast(ctx);
  await ctx.db.insert(productionRuns).values({ podcastId: podcast.id, state: 'in_review' });
  const [item] = await ctx.db
    .insert(reviewItems)
    .values({
      podcastId: podcast.id,
      step: 'verify-audio',
      reason: 'failed_gate',
      subjectHash: 'x',
      canApprove: true,
      evidence: { wordErrors: 7 },
      openedAt: ctx.now(),
    })
    .returning();
  const { body } = await call(staff, 'GET', '/api/reviews');
  expect(body.reviews.find(({ id }: { id: string }) => id === item?.id)).toMatchObject({
    home: '12 Elm Street, Larkmere, VT',
    reason: 'failed_gate',
    evidence: { wordErrors: 7 },
  });
  const decide = () =>
    call(
      staff,
      'POST',
      `/api/reviews/${item?.id}/decision`,
      JSON.stringify({ decision: 'approve', note: 'Heard it.' }),
    );
  expect((await decide()).body).toEqual({ podcastId: podcast.id, openItems: 0 });
  expect((await decide()).status).toBe(409);
  const record = await call(staff, 'GET', `/api/podcasts/${podcast.id}/production-record`);
  expect(record.body).toMatchObject({
    state: 'queued',
    reviews: [{ decision: 'approve', note: 'Heard it.' }],
  });
});
