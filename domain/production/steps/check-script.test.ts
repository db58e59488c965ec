import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { brands } from '#db/schema/brands.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { reviewItems } from '#db/schema/production.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { givenStep } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { createConfirmedUser } from '../../accounts/create-confirmed-user.ts';
import type { Fact, Script } from '../../script/schema.ts';
import { produceEpisode } from '../produce-episode.ts';
import { findRun } from '../queries.ts';
import { decideReview } from '../reviews/decide-review.ts';
import { editScript } from '../reviews/edit-script.ts';
import { findArtifact, loadArtifacts } from '../run/artifacts.ts';
import { checkScript, cleanTurns } from './check-script.ts';

const { ctx } = await createTestContext();
const actor = { actorId: null, ip: null };
const beds: Fact = {
  id: 'beds',
  field: 'beds',
  label: 'Bedrooms',
  value: '3',
  aliases: ['three bedrooms'],
  source: { kind: 'page', excerpt: '3 bedrooms' },
};
const facts = givenStep('check-facts', { sheet: { listingId: 'home', facts: [beds] } });

function scriptOf(...texts: string[]): Script {
  const turns = texts.map((text, index) => ({
    id: `t${index + 1}`,
    speaker: 'nora' as const,
    chapter: 'home' as const,
    text,
    spokenText: text,
    factIds: [],
    branded: false,
  }));
  return { title: 'A home', turns, writer: { name: 'test' } };
}

async function check(podcastId: string, script: Script) {
  const steps = [facts, givenStep('write-script', script), checkScript];
  await produceEpisode(ctx, { podcastId }, steps);
  return findArtifact({ artifacts: await loadArtifacts(ctx, podcastId) }, 'check-script');
}

const openReviews = (podcastId: string) =>
  ctx.db
    .select()
    .from(reviewItems)
    .where(and(eq(reviewItems.podcastId, podcastId), isNull(reviewItems.closedAt)));

const backed = "We're AI voices. It has three bedrooms.";
const unbacked = 'There is a helipad on the roof.';
const unlawful = 'It is perfect for young families with children.';

test('one of our own turns that no fact supports is left out', async () => {
  const { id } = await createPaidPodcast(ctx);
  const checked = await check(id, scriptOf(backed, unbacked));
  expect(checked?.script.turns.map(({ text }) => text)).toEqual([backed]);
  expect(checked?.changes).toMatchObject([
    { turnId: 't2', from: unbacked, to: '', why: expect.stringContaining('helipad') },
  ]);
  expect(await openReviews(id)).toEqual([]);
});

test('one of our own turns that fair-housing law forbids is reworded or left out', async () => {
  const { id } = await createPaidPodcast(ctx);
  const checked = await check(
    id,
    scriptOf(backed, `${unlawful} It has three bedrooms.`, 'No children, please.'),
  );
  const texts = checked?.script.turns.map(({ text }) => text);
  expect(texts?.join(' ')).toContain(backed);
  expect(texts?.join(' ')).not.toMatch(/famil|children/i);
  expect(checked?.changes.map(({ turnId, why }) => [turnId, why])).toEqual([
    ['t2', 'fair housing'],
    ['t3', 'fair housing'],
  ]);
  expect(await openReviews(id)).toEqual([]);
});

test.each([
  ['fact_conflict', unbacked, 'There is a bowling alley downstairs.'],
  ['fair_housing', unlawful, 'No children, please.'],
])("a person's own words need a review, and the next ones do, too: %s", async (reason, first, second) => {
  const { id } = await createPaidPodcast(ctx);
  const script = scriptOf(backed);
  await check(id, script);
  for (const text of [first, second]) {
    const seenHash = (await loadArtifacts(ctx, id))['check-script']?.contentHash ?? '';
    await editScript(ctx, { podcastId: id, seenHash, turns: scriptOf(backed, text).turns, actor });
    expect(await check(id, script)).toBeUndefined();
    expect((await findRun(ctx, id))?.state).toBe('in_review');
    const open = await openReviews(id);
    expect(open.map((item) => item.reason)).toEqual([reason]);
    await decideReview(ctx, { reviewItemId: open[0]?.id as string, decision: 'approve', actor });
    expect((await check(id, script))?.script.turns.map((turn) => turn.text)).toEqual([backed, text]);
  }
});

test('the hosts say the agent’s name as the agent wants', async () => {
  const { id } = await createPaidPodcast(ctx);
  const { userId } = await createConfirmedUser(ctx, {
    email: 'said@brands.example',
    firstName: 'S',
    password: 'Test-password-1',
  });
  await ctx.db.update(podcasts).set({ userId }).where(eq(podcasts.id, id));
  await ctx.db.insert(brands).values({ userId, name: 'Siobhan Nguyen', spokenName: 'shi-VAWN win' });
  const agent: Fact = {
    ...beds,
    id: 'agent',
    field: 'agent',
    label: 'Listing agent',
    value: 'Siobhan Nguyen',
    aliases: [],
  };
  const sheet = givenStep('check-facts', { sheet: { listingId: 'home', facts: [beds, agent] } });
  const script = givenStep('write-script', scriptOf(backed, 'Siobhan Nguyen can show you around.'));
  await produceEpisode(ctx, { podcastId: id }, [sheet, script, checkScript]);
  const checked = findArtifact({ artifacts: await loadArtifacts(ctx, id) }, 'check-script');
  expect(checked?.script.turns[1]).toMatchObject({
    text: 'Siobhan Nguyen can show you around.',
    spokenText: expect.stringContaining('shi-vawn win can show you around.'),
  });
});

test('a turn that depended on a dropped one is dropped, too', () => {
  const pool: Fact = { ...beds, id: 'pool', field: 'remark', label: 'From the description', aliases: [] };
  const sheet = { listingId: 'home', facts: [{ ...pool, value: 'There is a shared pool.' }] };
  const script = scriptOf(
    'There is a shared pool and a helipad for 9 helicopters.',
    'The pool is right there.',
  );
  expect(cleanTurns(script, sheet, [])).toEqual([]);
  expect(cleanTurns(scriptOf('There is a shared pool.', 'The pool is right there.'), sheet, [])).toHaveLength(
    2,
  );
});

test('a script that doesn’t disclose its voices gets the sentence, whether or not a person wrote it', async () => {
  const { id } = await createPaidPodcast(ctx);
  const silent = scriptOf('It has three bedrooms.', 'Take a look.');
  const checked = await check(id, silent);
  expect(checked?.script.turns.map(({ id: turn }) => turn)).toEqual(['t1', 'disclosure', 't2']);
  expect(checked?.changes).toMatchObject([{ turnId: 'disclosure', from: '', why: 'AI voices' }]);
  const seenHash = (await loadArtifacts(ctx, id))['check-script']?.contentHash ?? '';
  await editScript(ctx, { podcastId: id, seenHash, turns: silent.turns, actor });
  const again = await check(id, silent);
  expect(again?.script.turns.map(({ id: turn }) => turn)).toEqual(['t1', 'disclosure', 't2']);
  expect(again?.script.turns[1]?.spokenText).toContain('A-I voices');
});
