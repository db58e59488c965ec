import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '#db/schema/operations.ts';
import { problemReports } from '#db/schema/records.ts';
import { listOpenReports } from '#domain/takedowns/queries.ts';
import { reportProblem } from '#domain/takedowns/report-problem.ts';
import { REPORT_DUE_HOURS, reportPromise, reportReasons } from '#domain/takedowns/rules.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createRecordedHome } from '#tests/support/recorded-home.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx, setNow } = await createTestContext();
const app = createFullApp(ctx, { hasSurrogateKeys: true });
const email = 'agent@takedowns.example';
const agent = { email, ...(await signedIn(ctx, { email })) };
const stranger = await signedIn(ctx, { email: 'stranger@takedowns.example' });
const staff = await signedIn(ctx, { email: 'ada@takedowns.example', isAdmin: true });
const home = await createRecordedHome(ctx, agent);

const values = {
  page: `http://localhost:3000/listings/${home.slug}?src=qr`,
  reason: 'photo_rights',
  message: 'This photo is mine.',
  name: 'Pia Photo',
  email: 'pia@photos.example',
};

function report(given: Record<string, string>, ip = '203.0.113.9') {
  return app.request('/report', {
    method: 'POST',
    body: new URLSearchParams(given),
    headers: { 'x-forwarded-for': ip },
  });
}

async function call(method: string, path: string, person: { headers: object } | null, body?: object) {
  const answer = await app.request(path, {
    method,
    headers: { ...person?.headers, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, json: (await answer.json()) as Answer };
}

type Answer = { reports: { id: string }[]; isPublished: boolean };

/** What visitors get for a home, wherever they look. */
async function seen(): Promise<Record<string, number | boolean>> {
  const feed = await (await app.request('/feed.xml')).text();
  const statusOf = async (path: string) => {
    const answer = await app.request(path);
    // An unread file stays open.
    await answer.arrayBuffer();
    return answer.status;
  };
  const [audio, photo, picture] = home.keys as [string, string, string];
  return {
    page: await statusOf(`/listings/${home.slug}`),
    unbranded: await statusOf(`/listings/${home.slug}/unbranded`),
    embed: await statusOf(`/embed/${home.slug}`),
    player: await statusOf(`/player/v1/homes/${home.slug}`),
    audio: await statusOf(`/files/${audio}`),
    photo: await statusOf(`/files/${photo}`),
    picture: await statusOf(`/files/${picture}`),
    isInFeed: feed.includes(home.podcastId),
  };
}

test('each public page leads to the report form', async () => {
  for (const path of [`/listings/${home.slug}`, `/listings/${home.slug}/unbranded`, `/embed/${home.slug}`])
    expect(await (await app.request(path)).text()).toContain('/report?page=%2Flistings%2F');
  expect(await (await app.request('/')).text()).toContain('href="/report"');
  const form = await (await app.request(`/report?page=/listings/${home.slug}`)).text();
  expect(form).toContain(`value="/listings/${home.slug}"`);
});

test('a report reaches staff with the time by which to decide', async () => {
  const sent = await report(values);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/report?sent=yes']);
  expect((await call('GET', '/api/reports', agent)).status).toBe(403);
  const { json } = await call('GET', '/api/reports', staff);
  expect(json.reports).toMatchObject([
    { pagePath: `/listings/${home.slug}`, home: '12 Elm Street', reason: 'photo_rights', isOverdue: false },
  ]);
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.kind, 'problem-report'));
  expect(mail).toMatchObject({ recipient: ctx.orders.staffInbox, replyTo: values.email });
  const now = ctx.now();
  setNow(new Date(now.getTime() + (REPORT_DUE_HOURS + 1) * 3_600_000));
  expect(await listOpenReports(ctx)).toMatchObject([{ isOverdue: true }]);
  setNow(now);
});

test('staff have to keep what visitors were promised, whatever the reason', async () => {
  for (const path of ['/report', '/report?sent=yes'])
    expect(await (await app.request(path)).text()).toContain(reportPromise);
  expect(reportPromise).toContain(`${REPORT_DUE_HOURS} hours`);
  for (const [at, reason] of reportReasons.entries())
    await reportProblem(ctx, {
      ...{ page: '/', message: 'It is wrong.', name: 'Pia', email: 'pia@photos.example' },
      ...{ reason, ip: `203.0.113.${100 + at}` },
    });
  const hours = (await listOpenReports(ctx)).map(
    ({ createdAt, dueAt }) => (Date.parse(dueAt) - Date.parse(createdAt)) / 3_600_000,
  );
  expect(new Set(hours)).toEqual(new Set([REPORT_DUE_HOURS]));
  await ctx.db.delete(problemReports).where(eq(problemReports.pagePath, '/'));
});

test('a missing field is reported next to it, a bot is dropped, and floods are stopped', async () => {
  const refused = await report({ ...values, message: '', email: 'nobody' });
  const html = await refused.text();
  expect(refused.status).toBe(400);
  expect(html).toContain('Please say what is wrong');
  expect(html).toContain('valid email address');
  expect(html).toContain('Pia Photo');
  const count = await ctx.db.$count(problemReports);
  expect((await report({ ...values, website: 'spam' })).status).toBe(303);
  expect(await ctx.db.$count(problemReports)).toBe(count);
  const statuses: number[] = [];
  for (let at = 0; at < 5; at += 1) statuses.push((await report(values)).status);
  expect(statuses).toContain(429);
});

test('only the owner and staff unpublish, and it reaches page, embed, feed and files', async () => {
  const path = `/api/podcasts/${home.podcastId}/published`;
  expect((await call('POST', path, null, { isPublished: false })).status).toBe(401);
  expect((await call('POST', path, stranger, { isPublished: false })).status).toBe(404);
  const online = {
    page: 200,
    unbranded: 200,
    embed: 200,
    player: 200,
    audio: 200,
    photo: 200,
    picture: 200,
    isInFeed: true,
  };
  expect(await seen()).toEqual(online);
  const keys = (await app.request(`/files/${home.keys[1]}`, { method: 'HEAD' })).headers.get('surrogate-key');
  expect(keys?.split(' ')).toContain('pages');
  expect(keys).toContain(`hidden_files:${encodeURIComponent(home.keys[1] as string)}`);
  const changes: string[] = [];
  const stop = ctx.changes.subscribe(({ table }) => void changes.push(table));
  expect((await call('POST', path, agent, { isPublished: false })).json).toEqual({ isPublished: false });
  await expect.poll(() => changes).toEqual(expect.arrayContaining(['podcasts', 'hidden_files']));
  stop();
  // Right away, even if the list of hidden files was in memory: a CDN asks again as soon as it has dropped a
  // file.
  expect(await seen()).toEqual({
    page: 410,
    unbranded: 410,
    embed: 410,
    player: 410,
    audio: 410,
    photo: 410,
    picture: 410,
    isInFeed: false,
  });
  expect((await call('POST', path, agent, { isPublished: true })).json).toEqual({ isPublished: true });
  await expect.poll(async () => (await seen()).page).toBe(200);
});

test('staff unpublish a reported home, once, and its owner cannot undo it', async () => {
  const { json } = await call('GET', '/api/reports', staff);
  const [first] = json.reports;
  const decide = (decision: string) =>
    call('POST', `/api/reports/${first?.id}/decision`, staff, { decision });
  expect((await decide('unpublished')).status).toBe(200);
  expect((await decide('fixed')).status).toBe(409);
  await expect.poll(async () => (await seen()).page).toBe(410);
  const path = `/api/podcasts/${home.podcastId}/published`;
  expect((await call('POST', path, agent, { isPublished: true })).status).toBe(403);
  expect((await call('POST', path, staff, { isPublished: true })).status).toBe(200);
});
