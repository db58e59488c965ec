import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { podcasts } from '#db/schema/podcasts.ts';
import { reviewItems } from '#db/schema/production.ts';
import { HomeRecord, type RecordView, type TeamRecord } from '#domain/records/schema.ts';
import { verifyPdf, verifyRecord } from '#domain/records/sign-record.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createRecordedHome } from '#tests/support/recorded-home.ts';
import { createTestTeam } from '#tests/support/team.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx, setNow } = await createTestContext();
const app = createFullApp(ctx);
const account = async (name: string, isAdmin = false) => {
  const email = `${name}@records.example`;
  return { email, ...(await signedIn(ctx, { email, isAdmin })) };
};
const [agent, broker, colleague, stranger, staff] = [
  await account('agent'),
  await account('broker'),
  await account('colleague'),
  await account('stranger'),
  await account('ada', true),
];
const teamId = await createTestTeam(ctx, broker, { member: [agent, colleague] });
const own = await createRecordedHome(ctx, agent);
const teams = await createRecordedHome(ctx, { ...agent, teamId });

type Answer = { url: string; shares: { id: string }[]; records: TeamRecord[]; record: RecordView };
type Person = { headers: { Authorization: string } } | null;

async function call(method: string, path: string, person: Person, body?: object) {
  const answer = await app.request(path, {
    method,
    headers: { ...person?.headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, json: (await answer.json()) as Answer };
}

const recordOf = ({ podcastId }: { podcastId: string }) => `/api/podcasts/${podcastId}/record`;

test('a record is visible to its owner, the team’s managers and staff', async () => {
  const statuses = async (home: { podcastId: string }) => {
    const found: number[] = [];
    for (const person of [null, agent, broker, colleague, stranger, staff])
      found.push((await call('POST', `${recordOf(home)}/download`, person, { format: 'pdf' })).status);
    return found;
  };
  expect(await statuses(own)).toEqual([401, 200, 404, 404, 404, 200]);
  expect(await statuses(teams)).toEqual([401, 200, 200, 404, 404, 200]);
  expect((await call('GET', recordOf(own), stranger)).status).toBe(404);
  expect((await call('GET', recordOf(teams), broker)).status).toBe(200);
});

test('nobody else can get a file, a link or a list of links', async () => {
  const path = recordOf(own);
  for (const person of [broker, colleague, stranger]) {
    expect((await call('POST', `${path}/download`, person, { format: 'pdf' })).status).toBe(404);
    expect((await call('POST', `${path}/shares`, person, { label: 'x', days: 7 })).status).toBe(404);
    expect((await call('DELETE', `${path}/shares/${crypto.randomUUID()}`, person)).status).toBe(404);
  }
  expect((await app.request(`/home-records/${own.podcastId}.json`)).status).toBe(401);
  expect(
    (await app.request(`/home-records/${own.podcastId}.pdf?expires=9999999999&signature=x`)).status,
  ).toBe(401);
});

test('a team’s broker sees all its homes, a member only those they ordered', async () => {
  const seen = async (person: Person) =>
    (await call('GET', `/api/teams/${teamId}/records`, person)).json.records;
  expect(await seen(broker)).toMatchObject([{ podcastId: teams.podcastId, open: [] }]);
  expect(await seen(agent)).toHaveLength(1);
  expect(await seen(colleague)).toEqual([]);
  expect((await call('GET', `/api/teams/${teamId}/records`, stranger)).status).toBe(404);
});

test('a home without an approval counts as open everywhere until someone approves it', async () => {
  const home = await createRecordedHome(ctx, { ...agent, teamId });
  await ctx.db.delete(reviewItems).where(eq(reviewItems.podcastId, home.podcastId));
  const words = 'Approvals: no one has approved this home yet';
  const seen = async () => {
    const { record } = (await call('GET', recordOf(home), broker)).json;
    const { json } = await call('POST', `${recordOf(home)}/download`, broker, { format: 'json' });
    const file = await app.request(json.url.replace(ctx.site.url, ''));
    const pdf = await app.request(json.url.replace(ctx.site.url, '').replace('.json', '.pdf'));
    const paper = await extractText(new Uint8Array(await pdf.arrayBuffer()), { mergePages: false });
    const { records } = (await call('GET', `/api/teams/${teamId}/records`, broker)).json;
    const approvals = record.checks.find(({ part }) => part === 'approvals');
    return [
      record.open.includes(words),
      ((await file.json()) as HomeRecord).open.includes(words),
      paper.text[0]?.includes(words),
      records.find(({ podcastId }) => podcastId === home.podcastId)?.open.includes(words),
      approvals && approvals.done < approvals.total,
    ];
  };
  expect(await seen()).toEqual([true, true, true, true, true]);
  const approve = (person: Person, hash: string) =>
    call('POST', `${recordOf(home)}/approval`, person, { hash });
  const { hash } = (await call('GET', recordOf(home), broker)).json.record.head;
  for (const person of [colleague, stranger]) expect((await approve(person, hash)).status).toBe(404);
  // An approval covers exactly what was on the screen.
  expect((await approve(broker, '0'.repeat(64))).status).toBe(409);
  expect((await approve(broker, hash)).status).toBe(200);
  expect(await seen()).toEqual([false, false, false, false, false]);
  await ctx.db.delete(podcasts).where(eq(podcasts.id, home.podcastId));
});

test('both files are signed with the published key, and the schema is published', async () => {
  const keys = (await (await app.request('/.well-known/record-keys.json')).json()) as { keys: never[] };
  const download = async (format: string) => {
    const { json } = await call('POST', `${recordOf(own)}/download`, agent, { format });
    const url = new URL(json.url);
    return app.request(url.pathname + url.search);
  };
  const json = await download('json');
  expect(json.headers.get('x-robots-tag')).toContain('noindex');
  const record = (await json.json()) as HomeRecord;
  expect(verifyRecord(record, keys.keys)).toEqual({ isValid: true });
  expect(HomeRecord.safeParse(record).error).toBeUndefined();
  const pdf = Buffer.from(await (await download('pdf')).arrayBuffer());
  expect(verifyPdf(pdf, keys.keys)).toEqual({ isValid: true });
  const check = async (body: Buffer) =>
    (await app.request('/verify-files', { method: 'POST', body: body as BodyInit })).json();
  const home = { path: `/listings/${own.slug}` };
  expect(await check(pdf)).toMatchObject({ verdict: 'record', home });
  pdf[300] = (pdf[300] as number) ^ 1;
  expect(await check(pdf)).toMatchObject({ verdict: 'record_changed', home: null });
  expect(await check(Buffer.from(JSON.stringify(record)))).toMatchObject({ verdict: 'record', home });
  const changed = { ...record, open: ['Something else'] };
  expect(await check(Buffer.from(JSON.stringify(changed)))).toMatchObject({ verdict: 'record_changed' });
  const schema = (await (await app.request(new URL(record.schema).pathname)).json()) as Record<string, never>;
  expect(schema).toMatchObject({ $id: record.schema, type: 'object' });
  expect(JSON.stringify(schema)).toContain('previousHash');
});

test('the record matches what the feed says', async () => {
  const { json } = await call('POST', `${recordOf(own)}/download`, agent, { format: 'json' });
  const { pathname, search } = new URL(json.url);
  const record = (await (await app.request(pathname + search)).json()) as HomeRecord;
  const entry = record.entries.findLast(({ part, subject }) => part === 'texts' && subject === 'feed');
  type Item = { id: string; title: string; content_text: string };
  const feed = (await (await app.request('/feed.json')).json()) as { items: Item[] };
  const item = feed.items.find(({ id }) => id === own.podcastId);
  const texts = entry?.content as { lines: string[] } | undefined;
  const told = record.entries.findLast(({ part }) => part === 'disclosures')?.content as
    | { disclosures: { where: string; wording: string }[] }
    | undefined;
  const disclosure = told?.disclosures.find(({ where }) => where === 'Podcast feed')?.wording;
  expect([item?.title, ...(item?.content_text.split(/\n+/) ?? [])]).toEqual([
    ...(texts?.lines ?? []),
    disclosure,
  ]);
});

test('a private link shows the record until it is revoked', async () => {
  const { json } = await call('POST', `${recordOf(own)}/shares`, agent, { label: 'My broker', days: 7 });
  const path = new URL(json.url).pathname;
  const page = await app.request(path);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(html).toContain('12 Elm Street');
  expect(html).toContain('Lakeshore Realty Group');
  expect(html).toMatch(/works until <time[^>]*>[^<]+ ET</);
  expect(html).toContain('What was checked');
  expect(html).not.toContain('ben.buyer');
  expect((await app.request(`${path}/record.json`)).status).toBe(200);
  const [share] = json.shares;
  await call('DELETE', `${recordOf(own)}/shares/${share?.id}`, agent);
  expect((await app.request(path)).status).toBe(410);
  const file = await app.request(`${path}/record.pdf`);
  expect([file.status, file.headers.get('location')]).toEqual([302, path]);
});

test('a private link expires, and a made-up one opens nothing', async () => {
  const { json } = await call('POST', `${recordOf(own)}/shares`, agent, { label: 'Seller', days: 7 });
  const path = new URL(json.url).pathname;
  const now = ctx.now();
  setNow(new Date(now.getTime() + 8 * 86_400_000));
  const ended = await app.request(path);
  expect(ended.status).toBe(410);
  expect(ended.headers.get('cache-control')).toBe('no-store');
  const words = await ended.text();
  expect(words).toContain('Ask the person who sent you this link');
  expect(words).not.toContain('Elm Street');
  setNow(now);
  expect((await app.request(path)).status).toBe(200);
  expect((await app.request('/records/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(410);
  expect((await call('POST', `${recordOf(own)}/shares`, agent, { label: '', days: 7 })).status).toBe(400);
  expect((await call('POST', `${recordOf(own)}/shares`, agent, { label: 'x', days: 365 })).status).toBe(400);
});
