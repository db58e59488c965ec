import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createWebSubHub } from '#adapters/feed-hub/web-sub-hub.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import { createApiAccount } from '#tests/support/api-account.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestTeam } from '#tests/support/team.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { publishFeeds } from './publish-feeds.ts';
import { prefixAudio } from './rules.ts';

/** A hub on this machine; `answers` are its next statuses, then it accepts. */
const heard: URLSearchParams[] = [];
let answers: number[] = [];
const server = createServer(async (request, response) => {
  const status = answers.shift() ?? 202;
  const form = new URLSearchParams(await text(request));
  if (status === 202 && request.method === 'POST') heard.push(form);
  if (status === 0) return void response.destroy();
  response.writeHead(status).end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const hubUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
afterAll(() => server.close());
beforeEach(() => {
  heard.length = 0;
  answers = [];
});

const warnings: string[] = [];
const { ctx: plain } = await createTestContext();
const log = { ...plain.log, warn: (_: object, message: string) => void warnings.push(message) };
const ctx = { ...plain, log, feedHub: createWebSubHub({ url: hubUrl }) };
const owner = await createApiAccount(ctx, 'owner@hub.example');
const teamId = await createTestTeam(ctx, owner);
const { id } = await createPaidPodcast(ctx, { userId: owner.userId, teamId });

test('the hub is notified of every feed that has the episode', async () => {
  await publishFeeds(ctx, id);
  expect(heard.map((form) => form.get('hub.mode'))).toEqual(['publish']);
  const site = ctx.site.url;
  expect(heard[0]?.getAll('hub.url')).toEqual([
    `${site}/feed.xml`,
    `${site}/feed.json`,
    `${site}/feeds/agents/${owner.userId}.xml`,
    `${site}/feeds/agents/${owner.userId}.json`,
    `${site}/feeds/teams/${teamId}.xml`,
    `${site}/feeds/teams/${teamId}.json`,
  ]);
});

test.each([503, 429, 0])('after a %d response, the hub is retried and then notified', async (status) => {
  answers = [status, status];
  for (let attempt = 1; attempt <= 2; attempt += 1)
    await expect(publishFeeds(ctx, id)).rejects.toBeInstanceOf(Unavailable);
  await publishFeeds(ctx, id);
  expect(heard).toHaveLength(1);
});

test('a hub that refuses is not retried', async () => {
  answers = [404];
  await publishFeeds(ctx, id);
  expect(heard).toEqual([]);
  expect(warnings).toEqual(['the feed hub refused an announcement']);
});

test('without a hub nothing is sent', async () => {
  await publishFeeds({ ...ctx, feedHub: null }, id);
  expect(heard).toEqual([]);
});

test('the queue knows the job and its retries', async () => {
  await ctx.queue.send('publish-feeds', { podcastId: id }, { key: id });
  const { rows } = await ctx.db.execute(sql`select retry_limit from pgboss.job where name = 'publish-feeds'`);
  expect(rows).toEqual([{ retry_limit: 12 }]);
});

test.each([
  [null, 'https://a.example/x.mp3', 'https://a.example/x.mp3'],
  ['https://op3.dev/e/', 'https://a.example/x.mp3', 'https://op3.dev/e/a.example/x.mp3'],
  ['https://op3.dev/e', 'http://a.example/x.mp3', 'https://op3.dev/e/http://a.example/x.mp3'],
])('%s before %s is %s', (prefix, url, expected) => {
  expect(prefixAudio(prefix, url)).toBe(expected);
});
