import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { episodeUpdates } from '#db/schema/updates.ts';
import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import { createRecordedHome } from '#tests/support/recorded-home.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { recordOpenHouse } from '#tests/support/updated-home.ts';
import { decideUpdate } from '../production/updates/decide-update.ts';
import { checkRecord, currentEntries, describeRecord } from './describe-record.ts';
import { issueRecord } from './issue-record.ts';
import { listStaleRecords } from './queries.ts';
import type { PartContents } from './schema.ts';

const { ctx } = await createTestContext();
const email = 'maya@recorded-update.example';
const { userId } = await createConfirmedUser(ctx, { email, firstName: 'Maya', password: 'Test-password-1' });
const newHome = async () => (await createRecordedHome(ctx, { userId, email })).podcastId;
const readRecord = async (podcastId: string) => {
  const record = await issueRecord(ctx, podcastId);
  const contentOf = <Part extends 'texts' | 'audio'>(part: Part) =>
    currentEntries(record.entries).find((entry) => entry.part === part && entry.subject === 'update')
      ?.content as PartContents[Part] | undefined;
  return { ...record, contentOf };
};

test('the record has the words of an update, a fact for each claim, its verdict and its audio', async () => {
  const podcastId = await newHome();
  expect((await readRecord(podcastId)).contentOf('texts')).toBeUndefined();
  await recordOpenHouse(ctx, podcastId);
  expect(await listStaleRecords(ctx, 200)).toContain(podcastId);
  const { open, entries, contentOf } = await readRecord(podcastId);
  expect(open).toEqual([]);
  const texts = contentOf('texts');
  expect(texts?.lines[0]).toContain('12 Elm Street');
  expect(texts?.claims.length).toBeGreaterThan(3);
  expect(texts?.claims.filter(({ fact }) => fact === null)).toEqual([]);
  expect(texts?.claims.map(({ fact }) => fact?.label)).toContain('Open house');
  expect(contentOf('audio')).toMatchObject({ transcriber: 'echo', wrongNumbers: 0, durationSeconds: 34 });
  expect(contentOf('audio')?.voice).toBeTruthy();
  const sections = JSON.stringify(describeRecord(entries));
  expect(sections).toMatch(/"label":"Update","value":"The automated check found nothing/);
  expect(sections).toMatch(/"label":"Update","value":"[^"]*AI voices[^"]*","detail":"wording \d+ · heard at/);
  expect(sections).toContain('Had an update recorded');
  expect(checkRecord(entries).find(({ part }) => part === 'audio')).toMatchObject({ done: 2, total: 2 });
  await ctx.db.update(listings).set({ saleStatus: 'sold' }).where(eq(listings.podcastId, podcastId));
  expect((await readRecord(podcastId)).contentOf('texts')).toBeUndefined();
});

test('a claim of an update that no fact backs leaves the record open', async () => {
  const podcastId = await newHome();
  const id = await recordOpenHouse(ctx, podcastId);
  const [row] = await ctx.db.select().from(episodeUpdates).where(eq(episodeUpdates.id, id));
  const sheet = row?.sheet as { facts: { field: string }[] };
  const facts = sheet.facts.filter(({ field }) => field !== 'openHouse');
  await ctx.db
    .update(episodeUpdates)
    .set({ sheet: { ...sheet, facts } })
    .where(eq(episodeUpdates.id, id));
  expect((await readRecord(podcastId)).open.join()).toContain('Update: no fact for');
});

test('one that needs a review leaves the record open until someone decides', async () => {
  const podcastId = await newHome();
  const careful = { ...ctx, production: { ...ctx.production, review: 'always' as const } };
  const updateId = await recordOpenHouse(careful, podcastId);
  const waiting = await readRecord(podcastId);
  expect(waiting.open).toEqual(['Review: An update to listen to']);
  expect(waiting.contentOf('texts')).toBeUndefined();
  await decideUpdate(ctx, { updateId, decision: 'approve' }, { actorId: userId, ip: null });
  const decided = await readRecord(podcastId);
  expect(decided.open).toEqual([]);
  expect(decided.contentOf('texts')).toBeDefined();
  expect(JSON.stringify(describeRecord(decided.entries))).toContain('Approved an update');
});
