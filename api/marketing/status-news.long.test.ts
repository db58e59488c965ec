import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { saveMarketHistory } from '#domain/listings/market-history.ts';
import type { Listing } from '#domain/listings/queries.ts';
import { rewriteMarketing } from '#domain/marketing/rewrite-marketing.ts';
import { networks } from '#domain/marketing/rules.ts';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { writeSocialPosts } from '#domain/marketing/write-social-posts.ts';
import { findClaimChecker } from '#domain/production/find-claim-checker.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createMarketedPodcast, quarterRenderer } from '#tests/support/marketed-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';

/** What someone else does, once, while a part is being drawn or laid out. */
const meanwhile: { draws?: (() => Promise<void>) | undefined; lays?: (() => Promise<void>) | undefined } = {};
async function interrupt(at: keyof typeof meanwhile): Promise<void> {
  const act = meanwhile[at];
  meanwhile[at] = undefined;
  await act?.();
}
const renderer: typeof quarterRenderer = {
  ...quarterRenderer,
  drawPicture: async (card) => {
    await interrupt('draws');
    return quarterRenderer.drawPicture(card);
  },
  renderEmail: async (...email) => {
    await interrupt('lays');
    return quarterRenderer.renderEmail(...email);
  },
};
const { ctx, setNow } = await createTestContext({ renderer });
const app = createFullApp(ctx);
const owner = await signedIn(ctx, { email: 'owner@news.example' });

const makePodcast = (home: number) =>
  createMarketedPodcast(ctx, { userId: owner.userId, status: 'completed', home });

async function call(path: string, body?: object, method = body ? 'POST' : 'GET') {
  const answer = await app.request(path, {
    method,
    headers: owner.headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answer.json()) as { kit: MarketingKit; content: { sms: string } };
}

const kitOf = async (podcastId: string) => (await call(`/api/marketing/${podcastId}`)).kit;
const generate = (podcastId: string, more: object) =>
  call('/functions/v1/generate-social-media', { podcastId, ...more });

test('a contract and a return to the market rewrite the kit, and only then', async () => {
  const home = await makePodcast(0);
  const kitNow = () => kitOf(home.podcastId);
  const become = async (saleStatus: string) => {
    const [before] = await ctx.db.select().from(listings).where(eq(listings.id, home.listingId));
    const after = { ...before, saleStatus } as Listing;
    await ctx.db.update(listings).set({ saleStatus }).where(eq(listings.id, home.listingId));
    setNow(new Date(ctx.now().getTime() + 60_000));
    await saveMarketHistory(ctx, before as Listing, after);
    await rewriteMarketing(ctx, home.listingId, findClaimChecker);
  };
  const possible = (kit: MarketingKit) =>
    kit.occasions.filter(({ isPossible }) => isPossible).map(({ name }) => name);
  await become('active');
  expect(possible(await kitNow())).not.toContain('back-on-market');
  await become('pending');
  const taken = await kitNow();
  expect(possible(taken)).toEqual(['under-contract']);
  for (const network of networks) {
    expect(taken.parts[network]?.content.occasion).toBe('under-contract');
    for (const text of taken.parts[network]?.content.variants ?? []) {
      expect(text, network).toMatch(/^(?:Under|In) contract: /);
      expect(text, network).not.toMatch(/\$\d|come see|pick a time|for a showing/i);
    }
  }
  expect(taken.parts.email?.content.subjects[0]).toMatch(/^(?:Under|In) contract: /);
  await become('active');
  const back = await kitNow();
  for (const network of networks)
    expect(back.parts[network]?.content.text, network).toMatch(/^Back on the market: /);
  expect(back.parts.image?.content.occasion).toBe('back-on-market');
});

test('an open house is called off when its home goes under contract', async () => {
  const home = await makePodcast(1);
  await generate(home.podcastId, isOpenHouse);
  await ctx.db.update(listings).set({ saleStatus: 'contingent' }).where(eq(listings.id, home.listingId));
  await rewriteMarketing(ctx, home.listingId, findClaimChecker);
  const { parts } = await kitOf(home.podcastId);
  expect(parts.facebook?.content).toMatchObject({ occasion: 'under-contract', openHouse: null });
});

test('a home from before a network existed gets its post with the next update; existing texts stay', async () => {
  const home = await makePodcast(2);
  const older = ['facebook', 'instagram', 'twitter', 'linkedin'] as const;
  await generate(home.podcastId, { networks: [...older] });
  const { parts: before } = await kitOf(home.podcastId);
  expect(before.sms).toBeNull();
  await rewriteMarketing(ctx, home.listingId, findClaimChecker);
  const { parts } = await kitOf(home.podcastId);
  for (const network of older) expect(parts[network]?.version, network).toBe(1);
  for (const network of ['threads', 'tiktok', 'google', 'sms'] as const)
    expect(parts[network]?.content.variants, network).toHaveLength(3);
});

const openHouse = { date: '2099-05-02', start: '13:00', end: '15:30' };
const isOpenHouse = { occasion: 'open-house', openHouse };

test('a part that joins a kit later announces what the kit announces', async () => {
  const home = await makePodcast(2);
  await generate(home.podcastId, {
    ...isOpenHouse,
    networks: ['facebook', 'instagram', 'twitter', 'linkedin'],
  });
  await rewriteMarketing(ctx, home.listingId, findClaimChecker);
  const { parts } = await kitOf(home.podcastId);
  for (const part of [...networks, 'image', 'email'] as const)
    expect(parts[part]?.content, part).toMatchObject(isOpenHouse);
});

test.each(['draws', 'lays'] as const)(
  'an open house announced while a job %s a part leaves no part behind',
  async (at) => {
    const home = await makePodcast(3);
    await generate(home.podcastId, {});
    meanwhile[at] = async () => void (await generate(home.podcastId, isOpenHouse));
    await rewriteMarketing(ctx, home.listingId, findClaimChecker);
    const { parts } = await kitOf(home.podcastId);
    for (const part of [...networks, 'email'] as const)
      expect(parts[part]?.content, part).toMatchObject(isOpenHouse);
  },
);

test('a text message has a short link that leads to the page and is counted, and keeps its opt-out', async () => {
  const home = await makePodcast(0);
  const { content } = await generate(home.podcastId, { networks: ['sms'] });
  const text = content.sms;
  expect(text).toMatch(/STOP to opt out$/);
  const [link = ''] = /https?:\S+/.exec(text) ?? [];
  const answer = await app.request(new URL(link).pathname);
  expect(answer.headers.get('Location')).toMatch(/\/listings\/\S+\?src=text$/);
  const { kit } = await call(
    `/api/marketing/${home.podcastId}/parts/sms`,
    { seenVersion: 1, text: `Have a look: ${link}` },
    'PATCH',
  );
  expect(kit.parts.sms?.content.text).toBe(`Have a look: ${link} Reply STOP to opt out`);
  expect(kit.parts.sms?.unbacked).toEqual([]);
});

test('an agent’s last homes never ask the same question on Threads', async () => {
  const agent = await signedIn(ctx, { email: 'asks@news.example' });
  const asked: string[] = [];
  for (let count = 0; count < 7; count += 1) {
    const home = await createMarketedPodcast(ctx, { userId: agent.userId, status: 'completed', home: 0 });
    const { content } = await writeSocialPosts(ctx, { podcastId: home.podcastId, networks: ['threads'] });
    asked.push(content.threads?.match(/^.*\?(?= http)/m)?.[0] ?? '');
  }
  expect(asked).not.toContain('');
  expect(new Set(asked).size).toBe(asked.length);
});
