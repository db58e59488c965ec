import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { disclosureWordings } from '#db/schema/disclosure.ts';
import { marketingParts } from '#db/schema/marketing.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createMarketedPodcast } from '#tests/support/marketed-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { findWordings, listDisclosures } from './queries.ts';
import { defaultWordings } from './rules.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const staff = await signedIn(ctx, { email: 'staff@disclosure.example', isAdmin: true });
const agent = await signedIn(ctx, { email: 'agent@disclosure.example' });
type Person = { headers: { Authorization: string } };

async function save(person: Person | null, change: object, seenVersion: number) {
  const answer = await app.request('/api/disclosure', {
    method: 'POST',
    headers: { ...person?.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ seenVersion, wordings: { ...defaultWordings, ...change } }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
  return { status: answer.status, json: (await answer.json()) as any };
}

test('only staff change the wordings, and nobody overwrites someone else’s change', async () => {
  expect((await save(null, {}, 0)).status).toBe(401);
  expect((await save(agent, {}, 0)).status).toBe(403);
  expect((await findWordings(ctx)).version).toBe(0);
  const email = 'Nora and Miles, the hosts, are AI voices.';
  expect((await save(staff, { email }, 0)).json).toEqual({ version: 1 });
  expect((await findWordings(ctx)).wordings.email).toBe(email);
  expect((await save(staff, {}, 0)).status).toBe(409);
  expect(await ctx.db.select().from(disclosureWordings)).toHaveLength(1);
});

test('a wording that our editor, the law or the channel rejects is named', async () => {
  const refused = async (change: object) => {
    const { status, json } = await save(staff, change, 1);
    expect(status).toBe(400);
    return Object.keys(json.error.fields);
  };
  const spoken = defaultWordings.spoken.with(2, "We're AI voices, and it has 4 bedrooms.");
  expect(await refused({ spoken })).toEqual(['wordings.spoken.2']);
  expect(await refused({ added: 'we are AI voices.' })).toEqual(['wordings.added']);
  expect(await refused({ page: 'The hosts are AI voices. No children, please.' })).toEqual(['wordings.page']);
  expect(await refused({ feed: 'Two hosts talk.' })).toEqual(['wordings.feed']);
  expect((await findWordings(ctx)).version).toBe(1);
});

test('delivered episodes keep their wording; later texts have the new one', async () => {
  const { podcastId } = await createMarketedPodcast(ctx, {
    userId: agent.userId,
    status: 'paid',
    home: 0,
  });
  const before = await listDisclosures(ctx, podcastId);
  expect(before?.some(({ isCarried }) => isCarried)).toBe(false);

  await ctx.db
    .update(podcasts)
    .set({
      status: 'completed',
      episode: {
        durationSeconds: 200,
        chapters: [],
        turns: [],
        peaks: [],
        disclosure: {
          version: 1,
          spoken: { text: "We're AI voices.", startSeconds: 8 },
          texts: { page: 'Both hosts are AI voices.' },
        },
      },
    })
    .where(eq(podcasts.id, podcastId));
  const texts = {
    facebook: `Just listed.\n\n${defaultWordings.facebook}\n\n#Home`,
    instagram: `Just listed.\n\nBoth hosts are AI voices!\n\n#Home`,
    twitter: `Just listed. https://hearthcast.example\nAI voices.`,
    linkedin: 'Just listed. Our two hosts talk about it.',
    email: `Dear all\n${defaultWordings.email}`,
  };
  for (const [part, text] of Object.entries(texts))
    await ctx.db.insert(marketingParts).values({
      podcastId,
      part: part as keyof typeof texts,
      version: 1,
      content: { text },
      factsHash: '',
      writtenBy: 'test',
    });
  await save(staff, { page: 'Nora and Miles are AI voices.', twitter: 'By AI voices.' }, 1);
  const carried = new Map((await listDisclosures(ctx, podcastId))?.map((row) => [row.channel, row] as const));
  expect(carried.get('spoken')).toMatchObject({ wording: "We're AI voices.", startSeconds: 8, version: 1 });
  expect(carried.get('page')).toMatchObject({ wording: 'Both hosts are AI voices.', isCarried: true });
  expect(carried.get('feed')?.wording).toBe(defaultWordings.feed);
  expect(carried.get('twitter')).toMatchObject({ wording: 'AI voices.', isCarried: true });
  expect(carried.get('facebook')?.wording).toBe(defaultWordings.facebook);
  expect(carried.get('instagram')?.wording).toBe('Both hosts are AI voices!');
  expect(carried.get('email')?.wording).toBe(defaultWordings.email);
  // It was written elsewhere or long ago, and the record has to say so.
  expect(carried.get('linkedin')).toMatchObject({ wording: '', isCarried: false });
});
