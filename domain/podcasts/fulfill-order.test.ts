import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkouts } from '#db/schema/checkouts.ts';
import { listingDrafts, listings } from '#db/schema/listings.ts';
import { auditLog, mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { listingPage, startListingSite, testPhoto } from '#tests/support/listing-site.ts';
import { callFunction, createOrderApp, orderForm } from '#tests/support/order-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { hostListingPhotos } from '../listings/host-listing-photos.ts';
import { previewListing } from '../listings/preview-listing.ts';
import { refreshListing } from '../listings/refresh-listing.ts';
import { addPhoto } from '../listings/sheet/add-photo.ts';
import { correctDraft } from '../listings/sheet/correct-draft.ts';
import { saveReading } from '../listings/sheet/save-reading.ts';
import { EditDraft } from '../listings/sheet/schema.ts';
import { buildFactSheet } from '../script/facts/build-fact-sheet.ts';
import { findConflicts } from '../script/facts/find-conflicts.ts';
import { readHome } from '../script/home.ts';

const site = await startListingSite();
const { ctx } = await createTestContext();
ctx.listingSource = site.source;
ctx.accounts.hasRateLimits = false;
const app = createOrderApp(ctx);
const ip = '198.51.100.1';

const edit = (draftId: string, change: object) =>
  correctDraft(ctx, { ...EditDraft.parse({ draftId, ...change }), by: 'visitor', ip });
const startTyped = () => saveReading(ctx, { sourceUrl: null, origin: 'typed', facts: null });

async function send(name: string, changes: object): Promise<string> {
  const { body } = await callFunction(app, 'create-payment', { ...orderForm(name), ...changes });
  return body.url?.split('/').at(-1) ?? body.error.message;
}

async function pay(sessionId: string) {
  await ctx.payments.demoCheckout?.resolve(sessionId, 'paid');
  await callFunction(app, 'verify-payment', { session_id: sessionId });
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.paymentSessionId, sessionId));
  if (!podcast) throw new Error('The order was not saved.');
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcast.id));
  if (!listing) throw new Error('The order has no listing.');
  return { podcast, listing };
}

const home = {
  street: '12 Orchard Hill',
  price: 525_000,
  beds: 4,
  yearBuilt: 1998,
  remarks:
    'This four-bedroom home was built in 1998. Offered at $525,000. The kitchen has quartz counters and a gas range, and a covered patio looks over the fenced backyard.',
};

test('corrections from before payment are in the row, the script and every later reading', async () => {
  const listingUrl = site.set('/12', listingPage(home));
  const { draftId } = await previewListing(ctx, { listingUrl, ip });
  if (!draftId) throw new Error('The page was not read.');
  const sessionId = await send('corrected', { listingUrl, drafts: [{ listingUrl, draftId }] });
  // Even after the payment page was opened.
  await edit(draftId, {
    values: { price: '$499,500', beds: '3', yearBuilt: null, street: '14 Orchard Hill' },
  });
  const { podcast, listing } = await pay(sessionId);
  const corrected = { address: '14 Orchard Hill', price: '$499,500', beds: 3, yearBuilt: null };
  expect(listing).toMatchObject({ ...corrected, status: 'data_populated', sourceUrl: listingUrl });
  expect(listing.corrections.price).toMatchObject({
    value: 499_500,
    by: 'corrected@example.com',
    at: ctx.now().toISOString(),
  });
  const [entry] = await ctx.db.select().from(auditLog).where(eq(auditLog.subject, listing.id));
  expect(entry).toMatchObject({
    action: 'listing.corrected',
    details: { fields: expect.arrayContaining(['beds']) },
  });

  const sources = { listing, podcast };
  expect(findConflicts(sources)).toEqual([]);
  const sheet = buildFactSheet(sources);
  expect(JSON.stringify(sheet.facts)).not.toMatch(/1998|525,000|four-bedroom/);
  const { fact, number } = readHome(sheet);
  expect([fact('price')?.value, number('beds')]).toEqual(['$499,500', 3]);

  expect(await refreshListing(ctx, { listingId: listing.id })).toMatchObject({ success: true, changes: [] });
  const [read] = await ctx.db.select().from(listings).where(eq(listings.id, listing.id));
  expect(read).toMatchObject({ ...corrected, corrections: listing.corrections });

  site.set('/12', listingPage({ ...home, price: 480_000 }));
  await refreshListing(ctx, { listingId: listing.id });
  const [later] = await ctx.db.select().from(listings).where(eq(listings.id, listing.id));
  expect(later, 'a new price on the market is newer').toMatchObject({ ...corrected, price: '$480,000' });
  expect(later?.corrections.price).toBeUndefined();
});

test('facts and photos are enough: no link is needed', async () => {
  const draftId = await startTyped();
  await edit(draftId, {
    values: { street: '3 Typed Way', city: 'Hudson', state: 'NY', description: 'A porch faces the river.' },
  });
  const bytes = await testPhoto(3);
  await addPhoto(ctx, { draftId, bytes, fileName: 'river porch.jpg', by: 'visitor', ip });
  const sessionId = await send('typed', { listingUrl: null, listingUrls: [], drafts: [{ draftId }] });
  const { podcast, listing } = await pay(sessionId);
  expect(podcast.listingUrl).toBe(`${ctx.site.url}/fact-sheets/${draftId}`);
  expect(listing).toMatchObject({ address: '3 Typed Way', city: 'Hudson', status: 'data_populated' });
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.kind, 'order-confirmation'));
  expect(JSON.stringify(mail)).not.toContain('fact-sheets');
  await hostListingPhotos(ctx, { listingId: listing.id });
  const [hosted] = await ctx.db.select().from(listings).where(eq(listings.id, listing.id));
  expect(hosted?.localImages).toMatchObject([{ alt: 'River porch', width: 900 }]);
  await expect(edit(draftId, { values: { beds: '2' } })).rejects.toMatchObject({ code: 'conflict' });
});

test('an empty order is refused', async () => {
  const draftId = await startTyped();
  const nothing = { listingUrl: null, listingUrls: [] };
  expect(await send('empty', nothing)).toBe('Please fill in all required fields');
  expect(await send('empty', { ...nothing, drafts: [{ draftId }] })).toMatch(
    /^Add a listing URL, some facts/,
  );
  const gone = { ...nothing, drafts: [{ draftId: crypto.randomUUID() }] };
  expect(await send('empty', gone)).toMatch(/no longer here/);
});

test('a corrected sheet opens its own payment page, and the draft is kept longer than the week', async () => {
  const draftId = await startTyped();
  await edit(draftId, { values: { street: '4 Typed Way' } });
  const form = { listingUrl: null, listingUrls: [], drafts: [{ draftId }] };
  const first = await send('again', form);
  expect(await send('again', form)).toBe(first);
  await edit(draftId, { values: { beds: '2' } });
  expect(await send('again', form)).not.toBe(first);
  await ctx.db.delete(listingDrafts).where(eq(listingDrafts.id, draftId));
  const { listing } = await pay(first);
  expect(listing, 'what was on the sheet then').toMatchObject({ address: '4 Typed Way', beds: null });
});

test('a brief episode can have its own price', async () => {
  const draftId = await startTyped();
  await edit(draftId, { values: { street: '5 Typed Way' } });
  const listingUrl = site.set('/full', listingPage(home));
  const form = { listingUrl, listingUrls: [], drafts: [{ draftId }] };
  const usual = await send('usual', form);
  ctx.orders.briefCents = 1999;
  const brief = await send('brief', form);
  ctx.orders.briefCents = null;
  const amount = async (id: string) => (await ctx.payments.demoCheckout?.find(id))?.amountCents;
  expect([await amount(usual), await amount(brief)]).toEqual([5998, 4998]);
  await pay(brief);
  const rows = await ctx.db.select().from(podcasts).where(eq(podcasts.paymentSessionId, brief));
  expect(rows.map(({ amountCents }) => amountCents).sort()).toEqual([1999, 2999]);
  const [checkout] = await ctx.db.select().from(checkouts).where(eq(checkouts.sessionId, brief));
  expect(checkout?.paidCents).toBe(4998);
});

const otley = `<title>3 bed house for sale in Tannery Row, Otley LS21</title><h1>Tannery Row, Otley, LS21</h1>
  <p>Guide price</p><p>£325,000</p><ul><li>Bedrooms: 3</li><li>Bathrooms: 2</li></ul>
  <meta property="og:description" content="3 bed house for sale in Tannery Row, Otley, LS21 for £325,000">`;
const toronto = listingPage({ street: '6 Maple Court' }).replace('"USD"', '"CAD"').replaceAll('>$', '>CA$');

test.each([
  ['British pounds', otley],
  ['Canadian dollars', toronto],
])('a home priced in %s is refused in one sentence', async (money, page) => {
  const listingUrl = site.set(`/${encodeURIComponent(money)}`, page);
  const preview = await previewListing(ctx, { listingUrl, ip });
  const reason = `This home is priced in ${money}. We can only make episodes for homes priced in US dollars.`;
  expect(preview).toMatchObject({ readable: false, reason, draftId: null });
  const { body } = await callFunction(app, 'create-payment', orderForm('abroad', [listingUrl]));
  expect(body.error.fields).toMatchObject({ listingUrl: reason });
});
