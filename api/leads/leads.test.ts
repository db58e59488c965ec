import { beforeEach, expect, test } from 'vitest';
import { contactDeliveries, contacts, enterpriseInquiries } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { rateLimits } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { staffContactMail } from '#domain/mails/templates/lead-mails.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx, setNow } = await createTestContext();
const app = createFullApp(ctx);
const admin = await signedIn(ctx, { email: 'admin@leads.example', isAdmin: true });

beforeEach(async () => {
  await ctx.db.delete(contacts);
  await ctx.db.delete(rateLimits);
});

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
type Answer = { status: number; body: any };
async function call(name: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const init = { method: 'POST', body: JSON.stringify(body), headers };
  const answer = await app.request(`/functions/v1/${name}`, init);
  return { status: answer.status, body: await answer.json() };
}

async function destinations(): Promise<string[]> {
  const rows = await ctx.db.select().from(contactDeliveries);
  return rows.map((row) => row.destination).sort();
}

const inquiry = {
  fullName: 'Ana Maria Díaz',
  email: 'Ana@Example.com',
  phone: '(555) 010-0142',
  companyName: 'Juniper & Vale',
  numberOfListings: '26-50',
  message: 'We have many homes.',
};

test('an enterprise inquiry is saved and delivered to everyone concerned', async () => {
  expect(await call('send-enterprise-inquiry', inquiry)).toEqual({ status: 200, body: { success: true } });
  expect((await ctx.db.select().from(enterpriseInquiries))[0]).toMatchObject({ numberOfListings: '26-50' });
  const [contact] = await ctx.db.select().from(contacts);
  expect(contact).toMatchObject({ firstName: 'Ana', lastName: 'Maria Díaz', email: 'ana@example.com' });
  expect(await destinations()).toEqual(['crm', 'spreadsheet', 'staff_mail', 'webhook']);
});

test.each(['fullName', 'email', 'phone', 'numberOfListings'])(
  'an inquiry without %s is refused',
  async (field) => {
    const { status, body } = await call('send-enterprise-inquiry', { ...inquiry, [field]: '' });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      message: 'Please fill in all required fields',
      fields: { [field]: 'Please fill in all required fields' },
    });
  },
);

test('an inquiry about the answering service is labeled as such', async () => {
  const asked = { name: 'Bo Li', email: 'Bo@Example.com', phone: '(555) 010-0142', message: '<b>Sunday</b>' };
  expect(await call('send-answering-inquiry', asked)).toEqual({ status: 200, body: { success: true } });
  expect((await call('send-answering-inquiry', { ...asked, message: undefined })).status).toBe(200);
  expect((await call('send-answering-inquiry', { ...asked, website: 'https://spam.example' })).status).toBe(
    200,
  );
  const kept = await ctx.db.select().from(contacts);
  expect(kept.map((contact) => contact.message).sort()).toEqual(['', 'Sunday']);
  expect(kept[0]).toMatchObject({
    contactType: 'answering_inquiry',
    firstName: 'Bo',
    email: 'bo@example.com',
    phone: '5550100142',
  });
  expect(new Set(await destinations())).toEqual(new Set(['crm', 'spreadsheet', 'staff_mail', 'webhook']));
  const { subject } = staffContactMail(ctx.site, kept[0] as typeof contacts.$inferSelect);
  expect(subject).toBe('New answering service inquiry: Bo Li');
  const { body } = await call('send-answering-inquiry', { ...asked, phone: '12' });
  expect(body.error.fields).toEqual({ phone: 'Phone number must be between 10-15 digits' });
});

const buyer = {
  name: 'Bo Li',
  email: 'bo@example.com',
  phone: '+1 (555) 010-0142',
  message: 'Is it still there?',
  source: 'Listing Page',
  listingAddress: '48 Alder Lane',
};

test('a buyer’s message from a listing page reaches staff and the agent who ordered it', async () => {
  const customerEmail = 'agent@example.com';
  const [podcast] = await ctx.db
    .insert(podcasts)
    .values({ listingUrl: 'https://h.example', customerEmail })
    .returning();
  const home = { slug: 'alder', status: 'active' as const, podcastId: podcast?.id ?? null };
  const [listing] = await ctx.db.insert(listings).values(home).returning();
  for (const body of [{ ...buyer, listingId: listing?.id }, { contactData: buyer }]) {
    expect((await call('create-hubspot-lead', body)).status).toBe(200);
  }
  const rows = await ctx.db.select().from(contacts);
  expect(rows.map((row) => row.phone)).toEqual(['15550100142', '15550100142']);
  expect((await destinations()).filter((name) => name === 'agent_mail')).toHaveLength(1);
});

test.each([
  [{ name: '' }, 'Name is required'],
  [{ name: 'B' }, 'Name must be at least 2 characters'],
  [{ name: 'B'.repeat(50) }, 'Name must be less than 50 characters'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'bo' }, 'Please enter a valid email address'],
  [{ phone: '' }, 'Phone number is required'],
  [{ phone: '123' }, 'Phone number must be between 10-15 digits'],
  [{ message: ' ' }, 'Message is required'],
  [{ message: 'x'.repeat(1000) }, 'Message must be less than 1000 characters'],
  [{ message: 'a\0b' }, 'This text contains characters we can’t store'],
])('%j is refused: %s', async (change, message) => {
  const { status, body } = await call('create-hubspot-lead', { ...buyer, ...change });
  expect([status, body.error.message]).toEqual([400, message]);
});

test('a lead is saved as plain text, even from the demo listing, and reaches the agent before approval', async () => {
  const [podcast] = await ctx.db
    .insert(podcasts)
    .values({ listingUrl: 'https://h.example/2', customerEmail: 'early@example.com' })
    .returning();
  const home = { slug: 'early', podcastId: podcast?.id ?? null };
  const [listing] = await ctx.db.insert(listings).values(home).returning();
  const written = { ...buyer, name: ' Bo <b>Li</b>\n', message: 'Under < 500k? <scr<i>ipt>x</scr</i>ipt>' };
  for (const listingId of [listing?.id, 'lake-estate']) {
    expect((await call('create-listing-buyer-lead', { ...written, listingId })).status).toBe(200);
  }
  const rows = await ctx.db.select().from(contacts);
  expect(rows[0]).toMatchObject({ firstName: 'Bo', lastName: 'Li', message: 'Under < 500k? x' });
  expect(rows.map((row) => row.listingId)).toEqual([listing?.id, null]);
  expect((await destinations()).filter((name) => name === 'agent_mail')).toHaveLength(1);
});

test('a bot that fills in the hidden field is thanked and ignored', async () => {
  const trapped = await call('create-hubspot-lead', { ...buyer, website: 'https://spam.example' });
  expect(trapped).toEqual({ status: 200, body: { success: true } });
  expect(await ctx.db.select().from(contacts)).toEqual([]);
});

const told = {
  first_name: 'Cy',
  last_name: 'Ray',
  email: 'cy@example.com',
  phone: '1',
  listing_url: 'https://homes.example/1',
  payment_session_id: 'cs_unknown',
  amount: '999',
  status: 'paid',
};

test('a lead from the payment page is one contact, however often it is sent; its amount is not trusted', async () => {
  for (let time = 0; time < 3; time += 1) {
    expect((await call('create-hubspot-lead', { contactData: told })).status).toBe(200);
    expect((await call('send-to-spreadsheet', { contactData: told })).status).toBe(200);
  }
  const rows = await ctx.db.select().from(contacts);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ contactType: 'website_lead', amountCents: null });
  expect(await destinations()).toEqual(['crm', 'spreadsheet']);
});

test.each(['my house', 'javascript:alert(1)', 'https://'])(
  'a lead’s link must be a link: %s',
  async (listing_url) => {
    for (const name of ['create-hubspot-lead', 'send-to-spreadsheet']) {
      const { status, body } = await call(name, { contactData: { ...told, listing_url } });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('Please enter a valid URL');
    }
    expect(await ctx.db.$count(contacts)).toBe(0);
  },
);

test('a lead without a link, or with an informal one, is accepted', async () => {
  for (const listing_url of ['', undefined, 'homes.example/1'])
    expect((await call('create-hubspot-lead', { contactData: { ...told, listing_url } })).status).toBe(200);
});

test('rows of the sheet name the home and the number of listings, even without a link', async () => {
  const [home] = await ctx.db
    .insert(listings)
    .values({ slug: 'rows', status: 'active', address: '48 Alder Lane', city: 'Larkmere', state: 'VT' })
    .returning();
  await call('create-listing-buyer-lead', {
    name: 'Bo Li',
    email: 'bo@example.com',
    phone: '(555) 010-0142',
    message: 'Hello',
    listingId: home?.id,
  });
  await call('send-enterprise-inquiry', inquiry);
  await call('trigger-contact-processing', {}, admin.headers);
  const { url } = (await call('get-spreadsheet-link', {}, admin.headers)).body as { url: string };
  const sheet = await (await app.request(url.replace(ctx.site.url, ''))).text();
  expect(sheet).toMatch(/bo@example\.com,.*Hello · 48 Alder Lane/);
  expect(sheet).toMatch(/ana@example\.com,.*We have many homes\. · 26-50 listings/);
});

test('visitors are rate-limited', async () => {
  const answers = [];
  for (let time = 0; time < 8; time += 1)
    answers.push((await call('send-enterprise-inquiry', inquiry)).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
});

test('staff process contacts and download the sheet, formula-safe, through an expiring link', async () => {
  await call('create-hubspot-lead', { ...buyer, message: '=1+1' });
  const { body } = await call('trigger-contact-processing', {}, admin.headers);
  expect(body).toMatchObject({ success: true, summary: { total_found: 1, processed_successfully: 1 } });
  const { url } = (await call('get-spreadsheet-link', {}, admin.headers)).body as { url: string };
  const path = url.replace(ctx.site.url, '');
  const sheet = await app.request(path);
  expect(sheet.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await sheet.text()).toMatch(/bo@example\.com,.*"'=1\+1[ "]/);
  const forged = path.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`);
  expect((await app.request(forged)).status).toBe(404);
  expect((await app.request('/contact-sheet.csv')).status).toBe(404);
  const now = ctx.now();
  setNow(new Date(now.getTime() + 901_000));
  expect((await app.request(path)).status).toBe(404);
  setNow(now);
});

test('the lines of the sheet are not public files', async () => {
  const keys = [];
  for await (const file of ctx.storage.list('private/')) keys.push(file.key);
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect((await app.request(`/files/${key}`)).status).toBe(404);
});

const naughty = [
  null,
  0,
  [],
  {},
  'a\0b',
  '\ud800',
  '\u202egnp',
  'x'.repeat(5000),
  '=1+1',
  '<script>',
  { a: [1] },
];
const names = [
  'create-payment',
  'verify-payment',
  'check-existing-user',
  'create-hubspot-lead',
  'send-to-spreadsheet',
  'send-enterprise-inquiry',
];
test.each(names)('%s answers hostile values without breaking', async (name) => {
  const keys = Object.keys({
    ...inquiry,
    ...buyer,
    ...told,
    session_id: '',
    listingUrl: '',
    listingUrls: '',
    draftId: '',
    drafts: '',
    idempotencyKey: '',
    amount: '',
  });
  for (const value of naughty) {
    const flat = Object.fromEntries(keys.map((key) => [key, value]));
    for (const body of [
      flat,
      { ...flat, contactData: flat, userInfo: flat },
      { contactData: { ...told, first_name: value } },
    ]) {
      expect((await call(name, body)).status).toBeLessThan(500);
    }
  }
});
