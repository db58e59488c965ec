import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { mails, rateLimits } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { listingConversations, listingQuestions } from '#db/schema/questions.ts';
import { sweepExpired } from '#domain/accounts/sweep-expired.ts';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { type Answer, callFunction } from '#tests/support/order-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { writeWav } from '#web/site/ask/write-wav.ts';

const logged: string[] = [];
const note = (details: object, message: string) => void logged.push(JSON.stringify([message, details]));
/** The converted sound from the microphone. */
const heard = { text: 'How much is the association fee?', isReady: true };
const { ctx, setNow } = await createTestContext({
  transcriber: {
    name: 'scripted',
    isReady: () => heard.isReady,
    transcribe: async () => [{ text: heard.text, startSeconds: 0, endSeconds: 1 }],
  },
  inboundMail: { address: 'replies@in.hearthcast.example', secret: 'a secret of the mail service' },
  log: { debug: note, info: note, warn: note, error: note },
});
const app = createFullApp(ctx);
const agent = await signedIn(ctx, { email: 'mara@agents.example' });
const stranger = await signedIn(ctx, { email: 'stranger@agents.example' });

/** Publishes one of the invented homes, with an order. */
async function publish(id: string, slug: string, customerEmail = 'mara@agents.example') {
  const { listing } = sampleHome(tenHomes.find((home) => home.id === id) ?? { id });
  const [podcast] = await ctx.db
    .insert(podcasts)
    .values({ listingUrl: `https://homes.example/${slug}`, customerEmail, status: 'completed' })
    .returning();
  const { id: _, ...columns } = listing;
  const [row] = await ctx.db
    .insert(listings)
    .values({ ...columns, slug, status: 'active', podcastId: podcast?.id ?? null })
    .returning();
  return { podcastId: podcast?.id ?? '', listingId: row?.id ?? '', slug };
}

const ask = (slug: string, question: string, more: object = {}): Promise<Answer> =>
  callFunction(app, 'ask-listing', { slug, question, ...more });
const askAgent = (slug: string, question: string, more: object = {}): Promise<Answer> =>
  callFunction(app, 'ask-agent', { slug, question, name: 'Bo Li', email: 'bo@buyers.example', ...more });

const condo = await publish('condo-portland', 'cannery');
const ranch = await publish('ranch-tulsa', 'pecan', 'other@agents.example');

beforeEach(async () => {
  await ctx.db.delete(rateLimits);
  await ctx.db.delete(contacts);
  await ctx.db.delete(listingQuestions);
  await ctx.db.delete(mails);
});

test('a question is answered with the facts behind the answer, and a follow-up is understood', async () => {
  const { status, body } = await ask('cannery', 'hoa?');
  expect(status).toBe(200);
  expect(body).toMatchObject({ kind: 'answer', known: true, answer: 'The association fee is $486 a month.' });
  expect(body.facts).toEqual([
    { id: 'hoa', label: 'Association fee', value: '$486 a month', source: 'Listing page' },
  ]);
  const { conversationId } = body;
  const kitchen = await ask('cannery', 'Is there a kitchen island or a kitchen?', { conversationId });
  expect(kitchen.body.conversationId).toBe(conversationId);
  const age = await ask('cannery', 'how old is it?', { conversationId });
  expect(age.body.answer).toContain('opened up in 2021');
  // The same words about another home don't refer to anything said here.
  const elsewhere = await ask('pecan', 'how old is it?', { conversationId });
  expect(elsewhere.body.answer).toContain('built in 1964');
});

test('nobody can ask about an unpublished home', async () => {
  const hidden = await publish('loft-kansas-city', 'union-hidden');
  await ctx.db.update(listings).set({ status: 'pending' }).where(eq(listings.id, hidden.listingId));
  const refunded = await publish('farm-iowa', 'quail-refunded');
  await ctx.db.update(podcasts).set({ status: 'cancelled' }).where(eq(podcasts.id, refunded.podcastId));
  for (const slug of ['union-hidden', 'quail-refunded', 'no-such-home']) {
    expect((await ask(slug, 'hoa?')).status).toBe(404);
    expect((await askAgent(slug, 'Is there a moat?')).status).toBe(404);
  }
});

test.each([
  ['Please type a question.', { question: ' ' }],
  ['Please keep your question to 500 characters.', { question: 'x'.repeat(501) }],
  ['This is not a conversation id', { conversationId: 'mine' }],
])('%s', async (message, change) => {
  const { status, body } = await ask('cannery', 'hoa?', change);
  expect([status, body.error.message]).toEqual([400, message]);
});

test('a visitor and a home each have a limit on questions', async () => {
  const statuses = [];
  for (let time = 0; time < 14; time += 1) statuses.push((await ask('cannery', 'hoa?')).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  await ctx.db.delete(rateLimits);
  const start = new Date(Math.floor(ctx.now().getTime() / 3_600_000) * 3_600_000);
  await ctx.db
    .insert(rateLimits)
    .values({ key: `ask-listing:${condo.listingId}`, windowStart: start, hits: 300 });
  expect((await ask('cannery', 'taxes?')).status).toBe(429);
  expect((await ask('pecan', 'taxes?')).status).toBe(200);
});

test('an unknown question becomes one lead, and the answer on the screen is known from then on', async () => {
  const question = 'How old is the furnace?';
  expect((await ask('cannery', question)).body).toMatchObject({ kind: 'unknown', known: false, facts: [] });
  for (let time = 0; time < 3; time += 1) expect((await askAgent('cannery', question)).status).toBe(200);
  expect(await ctx.db.select().from(contacts)).toMatchObject([
    { message: question, listingId: condo.listingId },
  ]);
  expect(await ctx.db.$count(contactDeliveries)).toBe(4);
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.kind, 'agent-question'));
  expect(mail).toMatchObject({
    recipient: 'mara@agents.example',
    subject: expect.stringContaining('Bo Li has a question'),
  });
  const path = `/api/podcasts/${condo.podcastId}/questions`;
  expect((await app.request(path, { headers: stranger.headers })).status).toBe(404);
  const listed = await (await app.request(path, { headers: agent.headers })).json();
  expect(listed.questions).toMatchObject([{ question, answer: null }]);
  const reply = (answer: string, headers = agent.headers) =>
    app.request(`${path}/${listed.questions[0].id}`, {
      method: 'POST',
      body: JSON.stringify({ answer }),
      headers,
    });
  expect((await reply('It dates from 2016.', stranger.headers)).status).toBe(404);
  expect((await reply('Perfect for a young Christian family.')).status).toBe(400);
  const saved = await reply('It was installed in 2016. Call me at 207-555-0143!');
  expect([saved.status, await saved.json()]).toEqual([200, { isPublished: true }]);
  expect((await reply('No, in 2017.')).status).toBe(409);
  const [answer] = await ctx.db.select().from(mails).where(eq(mails.kind, 'buyer-answer'));
  expect(answer).toMatchObject({ recipient: 'bo@buyers.example', replyTo: 'mara@agents.example' });
  expect(answer?.text).toContain('It was installed in 2016.');
  const next = (await ask('cannery', 'what is the age of the furnace')).body;
  expect(next).toMatchObject({
    kind: 'answer',
    known: true,
    answer: 'The agent says: “It was installed in 2016.”',
  });
  expect(next.facts[0].source).toBe(`Answered by the agent, ${ctx.now().toISOString().slice(0, 10)}`);
  expect((await ask('pecan', 'what is the age of the furnace')).body.answer).not.toContain('2016');
});

test('an answer to a question about someone else’s home is refused', async () => {
  await askAgent('pecan', 'Is there a moat?');
  const [row] = await ctx.db.select().from(listingQuestions);
  const answer = await app.request(`/api/podcasts/${condo.podcastId}/questions/${row?.id}`, {
    method: 'POST',
    body: JSON.stringify({ answer: 'Yes.' }),
    headers: agent.headers,
  });
  expect(answer.status).toBe(409);
  expect(await ctx.db.$count(listingQuestions, eq(listingQuestions.listingId, ranch.listingId))).toBe(1);
});

const credentials = `Basic ${Buffer.from('mail:a secret of the mail service').toString('base64')}`;
const mailed = (fields: Record<string, string>, authorization = credentials) =>
  app.request('/webhooks/mail', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { authorization },
  });

test('a reply to the email is the answer, if it comes from the agent and through the mail service', async () => {
  await askAgent('cannery', 'Is there a dumbwaiter?');
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.kind, 'agent-question'));
  const recipient = mail?.replyTo ?? '';
  expect(recipient).toMatch(/^replies\+[0-9a-f]{52}@in\.hearthcast\.example$/);
  const text =
    'Yes, from the kitchen to the roof.\n\nOn Mon, Nov 16, Hearthcast wrote:\n> A buyer has a question';
  const sent = { recipient, sender: 'Mara <Mara@agents.example>', 'stripped-text': text };
  expect((await mailed(sent, 'Basic eDp5')).status).toBe(404);
  const forged = recipient.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0'));
  for (const wrong of [
    { ...sent, sender: 'eve@evil.example' },
    { ...sent, recipient: forged },
    { ...sent, 'stripped-text': '> quoted' },
  ])
    expect(await (await mailed(wrong)).json()).toEqual({ isAnswered: false });
  expect(await (await mailed(sent)).json()).toEqual({ isAnswered: true });
  expect(await (await mailed(sent)).json()).toEqual({ isAnswered: false });
  expect((await ask('cannery', 'does it have a dumbwaiter?')).body.answer).toContain(
    'from the kitchen to the roof',
  );
});

test('a bot that fills in the hidden field is thanked and ignored', async () => {
  expect((await askAgent('cannery', 'Is there a moat?', { website: 'https://spam.example' })).status).toBe(
    200,
  );
  expect(await ctx.db.$count(contacts)).toBe(0);
});

test('nothing that a visitor typed is logged or stored', async () => {
  const { body } = await ask('cannery', 'Hi, I am Xanthippe Quux, 555-0142. Is there a pool?');
  const rows = await ctx.db
    .select()
    .from(listingConversations)
    .where(eq(listingConversations.id, body.conversationId));
  expect(rows).toMatchObject([{ subject: 'pool' }]);
  expect(logged.join()).not.toContain('Xanthippe');
  setNow(new Date(ctx.now().getTime() + 25 * 3_600_000));
  await sweepExpired(ctx);
  expect(await ctx.db.$count(listingConversations)).toBe(0);
});

test('without scripts, the box is a form whose answer is the page; the embed has it, too', async () => {
  const page = await (await app.request('/listings/cannery')).text();
  expect(page).toContain('Ask about this home');
  expect(page).toContain('action="/listings/cannery/ask"');
  expect(page).toContain('AI answers using only');
  expect(await (await app.request('/embed/cannery')).text()).toContain('target="_blank"');
  const send = (fields: Record<string, string>, slug = 'cannery') =>
    app.request(`/listings/${slug}/ask`, { method: 'POST', body: new URLSearchParams(fields) });
  const answered = await send({ question: 'hoa?' });
  expect(answered.status).toBe(200);
  expect(await answered.text()).toContain('The association fee is $486 a month.');
  expect(await (await send({ question: 'Is there a moat?' })).text()).toContain('Send to the agent');
  const lead = { to: 'agent', question: 'Is there a moat?', name: 'Bo Li', email: 'bo@buyers.example' };
  expect(await (await send(lead)).text()).toContain('The agent will answer you by email.');
  expect(await ctx.db.$count(contacts)).toBe(1);
  expect((await send({ question: ' ' })).status).toBe(400);
  expect((await send({ question: 'hoa?' }, 'no-such-home')).status).toBe(404);
});

const tone = (seconds: number, rate = 16_000, level = 0.2) =>
  Buffer.from(
    writeWav(
      Float32Array.from({ length: seconds * rate }, (_, at) => level * Math.sin(at / 9)),
      rate,
    ),
  ).toString('base64');
const askAloud = (wavBase64: string) =>
  callFunction(app, 'ask-listing-aloud', { slug: 'cannery', wavBase64 });

test('a spoken question is answered like a typed one, and a host says the answer', async () => {
  const { status, body } = await askAloud(tone(1));
  expect([status, body.question]).toEqual([200, heard.text]);
  expect(body).toMatchObject({ kind: 'answer', known: true, answer: 'The association fee is $486 a month.' });
  const spoken = await callFunction(app, 'speak-answer', { answer: body.answer, ticket: body.ticket });
  const wav = Buffer.from(spoken.body.wavBase64 as string, 'base64');
  expect([spoken.status, wav.toString('latin1', 0, 4)]).toEqual([200, 'RIFF']);
  expect(wav.length).toBeGreaterThan(20_000);
  expect(logged.join(' ')).not.toContain(heard.text);
});

test('a host says only our own answers, and only for a while', async () => {
  const { body } = await askAloud(tone(1));
  const speak = (given: object) =>
    callFunction(app, 'speak-answer', { answer: body.answer, ticket: body.ticket, ...given });
  expect((await speak({ answer: 'Anything else.' })).status).toBe(403);
  expect((await speak({ ticket: '9999999999.x' })).status).toBe(403);
  const now = ctx.now();
  setNow(new Date(now.getTime() + 16 * 60_000));
  expect((await speak({})).status).toBe(403);
  setNow(now);
});

test.each([
  ['too long', () => tone(15.5), 'Please keep your question to 15 seconds.'],
  ['another rate', () => tone(1, 44_100), 'We couldn’t read the recording. Please type your question.'],
  [
    'no recording',
    () => Buffer.from('not a sound at all').toString('base64'),
    'We couldn’t read the recording. Please type your question.',
  ],
  ['silence', () => tone(1, 16_000, 0), 'We didn’t hear a question. Please try again, or type it.'],
])('an unusable recording is refused with a reason: %s', async (_, wav, words) => {
  const { status, body } = await askAloud(wav());
  expect([status, body.error.message]).toEqual([400, words]);
});

test('noise, a missing transcriber and too many questions are reported', async () => {
  heard.text = ' . ';
  expect((await askAloud(tone(1))).status).toBe(400);
  heard.text = 'How much is the association fee?';
  heard.isReady = false;
  expect((await askAloud(tone(1))).status).toBe(503);
  heard.isReady = true;
  for (let count = 0; count < 5; count += 1) expect((await askAloud(tone(1))).status).toBe(200);
  expect((await askAloud(tone(1))).status).toBe(429);
});
