import { expect, test } from 'vitest';
import { listingPage } from '#tests/support/listing-site.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { findListingDraft } from './queries.ts';
import { splitShared, startFromShare } from './start-from-share.ts';

const { ctx } = await createTestContext();
const zillow = 'https://www.zillow.com/homedetails/48-Lantern-Way/1_zpid/';
const nothing = { title: '', text: '', url: '', file: null };

test.each([
  ['its own field', { ...nothing, url: zillow }, ''],
  ['the text', { ...nothing, text: `I found this home: ${zillow}.` }, 'I found this home: .'],
  ['the title', { ...nothing, title: `Look (${zillow})`, text: 'Nice porch' }, 'Look ( )\nNice porch'],
])('the link is found in %s', (_, shared, rest) => {
  expect(splitShared(shared)).toEqual({ link: zillow, rest });
});

test('something that isn’t a web link doesn’t count as one', () => {
  expect(
    splitShared({ ...nothing, text: 'javascript:alert(1) https://user:pw@homes.example/1' }).link,
  ).toBeUndefined();
});

test('a link that we can read ourselves is passed to the form, with the text next to it', async () => {
  const text = 'Our new listing\nhttps://homes.example/1?utm_source=x';
  expect(await startFromShare(ctx, { ...nothing, text })).toEqual({
    listing: 'https://homes.example/1',
    text: 'Our new listing',
  });
});

test('the text sent with a portal link is read as a home', async () => {
  const text = `48 Lantern Way, Bend, OR 97701\n$749,000 4 beds 2.5 baths 2,310 sqft\n${zillow}`;
  const start = await startFromShare(ctx, { ...nothing, text });
  expect(start.listing).toBe(zillow);
  const draft = await findListingDraft(ctx, start.draft as string);
  expect(draft).toMatchObject({ sourceUrl: zillow, facts: { street: { value: '48 Lantern Way' } } });
});

test('words that don’t describe a home are kept for the person', async () => {
  const text = `I found this home on Zillow! ${zillow}`;
  expect(await startFromShare(ctx, { ...nothing, text })).toEqual({
    listing: zillow,
    text: 'I found this home on Zillow!',
  });
  expect(await startFromShare(ctx, nothing)).toEqual({ listing: '', text: '' });
});

test('a shared file becomes a draft, or the reason why not is returned', async () => {
  const file = Buffer.from(listingPage({ street: '5 Shared Street' }));
  const start = await startFromShare(ctx, { ...nothing, url: zillow, file });
  expect(start).toMatchObject({ draft: expect.any(String), listing: zillow });
  const refused = await startFromShare(ctx, { ...nothing, file: Buffer.from('\xff\xd8\xff', 'latin1') });
  expect(refused.unreadable).toMatch(/picture/);
});
