import { beforeEach, expect, test } from 'vitest';
import { businessCategories, businesses, marketRequests, markets } from '#db/schema/directory.ts';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { rateLimits } from '#db/schema/operations.ts';
import { checkMarketRequest } from '#domain/directory/check-market-request.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);

beforeEach(async () => {
  await ctx.db.delete(contacts);
  await ctx.db.delete(marketRequests);
  await ctx.db.delete(markets);
  await ctx.db.delete(businessCategories);
  await ctx.db.delete(rateLimits);
});

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
type Answer = { status: number; body: any };
async function call(name: string, body: unknown): Promise<Answer> {
  const answer = await app.request(`/functions/v1/${name}`, { method: 'POST', body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}
const post = (path: string, fields: Record<string, string>) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(fields) });

const request = {
  cityName: 'Larkspur',
  stateName: 'co',
  population: null,
  description: '',
  requesterName: 'Ana Maria Díaz',
  requesterEmail: 'Ana@Example.com',
  requesterPhone: '(555) 010-0142',
};

test.each([
  ['cityName', '', 'City name is required'],
  ['cityName', '<b></b>', 'City name is required'],
  ['stateName', ' ', 'State name is required'],
  ['requesterName', '', 'Your name is required'],
  ['requesterEmail', '', 'Email is required'],
  ['requesterEmail', 'ana@', 'Invalid email address'],
  ['requesterPhone', '', 'Phone number is required'],
  ['requesterPhone', 'x', 'Invalid phone number: it has 7 to 15 digits'],
  ['population', 'many', 'Population must be a number'],
  ['cityName', 'a\0b', 'This text contains characters we can’t store'],
  ['description', 'x'.repeat(20_000), 'This may have at most 2000 characters'],
])('an invalid %s is refused (%#)', async (field, value, message) => {
  const { status, body } = await call('create-market-request', { ...request, [field]: value });
  expect(status).toBe(400);
  expect(body.error.fields[field]).toBe(message);
});

test('markup is saved as plain text', async () => {
  await call('create-market-request', {
    ...request,
    cityName: '<script>alert(1)</script>Reno',
    description: '<img src=x onerror=alert(1)>By the river \u202e!',
  });
  const [row] = await ctx.db.select().from(marketRequests);
  expect(row).toMatchObject({ cityName: 'alert(1)Reno', description: 'By the river !' });
});

test("of a hundred requests from one address few are saved; a bot's is ignored", async () => {
  expect((await call('create-market-request', { ...request, website: 'spam' })).status).toBe(200);
  expect(await ctx.db.$count(marketRequests)).toBe(0);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => call('create-market-request', request)),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(96);
  expect(await ctx.db.$count(marketRequests)).toBe(4);
});

test('without scripts the directory responds with the page', async () => {
  const refused = await post('/business-directory', { ...request, population: '', cityName: '' });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain('City name is required');
  expect(html).toContain('value="Ana Maria Díaz"');
  const kept = await post('/business-directory', { ...request, population: '1,206' });
  expect(kept.status).toBe(303);
  expect((await ctx.db.select().from(marketRequests))[0]).toMatchObject({ population: 1206 });
  const thanks = await app.request(kept.headers.get('location') ?? '');
  const words = await thanks.text();
  expect(words).toContain('Market Added Successfully!');
  expect(words).toContain(
    'Larkspur, Colorado has been added to our directory. It may take a few minutes to appear.',
  );
});

async function addBusiness(): Promise<string> {
  const [market] = await ctx.db
    .insert(markets)
    .values({ slug: 'bend-oregon', name: 'Bend', state: 'Oregon' })
    .returning();
  const [category] = await ctx.db
    .insert(businessCategories)
    .values({ slug: 'm', name: 'Movers' })
    .returning();
  const place = { marketId: market?.id ?? '', categoryId: category?.id ?? '' };
  const [business] = await ctx.db
    .insert(businesses)
    .values({ ...place, externalKey: 'oak', name: 'Oak & Ash' })
    .returning();
  return business?.id ?? '';
}
const inquiry = { name: 'Ana Díaz', email: 'ana@example.com', phone: '(555) 010-0142', message: '' };

test('an inquiry to a business becomes a contact', async () => {
  const businessId = await addBusiness();
  expect(await call('send-business-inquiry', { ...inquiry, businessId })).toMatchObject({ status: 200 });
  const [contact] = await ctx.db.select().from(contacts);
  expect(contact).toMatchObject({
    contactType: 'business_inquiry',
    phone: '5550100142',
    details: { businessId, businessName: 'Oak & Ash, Bend, Oregon' },
  });
  expect(await ctx.db.$count(contactDeliveries)).toBe(4);
  const unknown = await call('send-business-inquiry', { ...inquiry, businessId: crypto.randomUUID() });
  expect(unknown.status).toBe(404);
  const wrong = await call('send-business-inquiry', { ...inquiry, businessId, phone: '12' });
  expect(wrong.body.error.fields).toEqual({ phone: 'Phone number must be between 10-15 digits' });
});

test('without scripts every business has a page with the form', async () => {
  const path = `/business-directory/bend-oregon/request/${await addBusiness()}`;
  expect(await (await app.request(path)).text()).toContain('From Oak &amp; Ash');
  const refused = await post(path, { ...inquiry, name: '' });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('Name is required');
  const kept = await post(path, inquiry);
  expect(kept.headers.get('location')).toBe(`${path}/thank-you`);
  expect(await (await app.request(`${path}/thank-you`)).text()).toContain('Thank you!');
  expect((await app.request('/business-directory/bend-oregon/request/nobody')).status).toBe(404);
  expect(await ctx.db.$count(contacts)).toBe(1);
});

test('the directory is searched and sorted by its query, and only by that', async () => {
  await ctx.db.insert(markets).values([
    { slug: 'a', name: 'Ames', state: 'Iowa', population: 66_000 },
    { slug: 'b', name: 'Boone', state: 'North Carolina', population: 19_000 },
    { slug: 'z', name: 'Zebulon', state: 'North Carolina', population: 99_000 },
  ]);
  const names = async (query: string) => {
    const html = await (await app.request(`/business-directory${query}`)).text();
    return [...html.matchAll(/Browse Local Services in (\w+)/g)].map(([, name]) => name);
  };
  expect(await names('')).toEqual(['Zebulon', 'Ames', 'Boone']);
  expect(await names('?utm_source=x')).toEqual(['Zebulon', 'Ames', 'Boone']);
  expect(await names('?sort=name')).toEqual(['Ames', 'Boone', 'Zebulon']);
  expect(await names('?sort=state')).toEqual(['Ames', 'Zebulon', 'Boone']);
  expect(await names('?q=carolina&sort=nonsense')).toEqual(['Zebulon', 'Boone']);
  expect(await names('?q=NC')).toEqual(['Zebulon', 'Boone']);
  expect(await names('?q=%25')).toEqual([]);
  const nothing = await (await app.request('/business-directory?q=%3Cb%3E')).text();
  expect(nothing).toContain('No market matches “<bdi>&lt;b&gt;</bdi>”');
});

test("a bot's inquiry is ignored, and few from one address are saved", async () => {
  const businessId = await addBusiness();
  const path = `/business-directory/bend-oregon/request/${businessId}`;
  expect((await post(path, { ...inquiry, website: 'https://spam.example' })).status).toBe(303);
  expect(await ctx.db.$count(contacts)).toBe(0);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call('send-business-inquiry', { ...inquiry, businessId })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(await ctx.db.$count(contacts)).toBe(5);
  const refused = await post(path, inquiry);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('Too many requests came from here.');
});

test.each([
  ['name', '', 'Name is required'],
  ['name', 'A', 'Name must be at least 2 characters'],
  ['name', 'x'.repeat(51), 'Name must be less than 50 characters'],
  ['email', '', 'Email is required'],
  ['email', 'ana@', 'Please enter a valid email address'],
  ['phone', '', 'Phone number is required'],
  ['phone', '555', 'Phone number must be between 10-15 digits'],
  ['message', 'x'.repeat(1001), 'Message must be less than 1000 characters'],
])('a question with a wrong %s is refused with its words (%#)', async (field, value, message) => {
  const businessId = crypto.randomUUID();
  const { status, body } = await call('send-business-inquiry', { ...inquiry, businessId, [field]: value });
  expect(status).toBe(400);
  expect(body.error.fields).toEqual({ [field]: message });
});

test('without scripts too many requests are rejected on the page, with what was typed', async () => {
  for (let sent = 0; sent < 5; sent += 1) await post('/business-directory', { ...request, population: '' });
  const refused = await post('/business-directory', { ...request, population: '' });
  expect(refused.status).toBe(429);
  const html = await refused.text();
  expect(html).toContain('Too many requests came from here.');
  expect(html).toContain('value="Larkspur"');
});

const attack = `"><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}=HYPERLINK("http://x.example")`;

test.each(['cityName', 'stateName', 'description', 'requesterName', 'requesterPhone'])(
  'hostile text in %s is kept as words and not shown to anyone',
  async (field) => {
    const text = field === 'requesterPhone' ? attack.slice(0, 27) : attack;
    const { status } = await call('create-market-request', { ...request, [field]: `${text} 5550100` });
    expect(status).toBe(200);
    const [row] = await ctx.db.select().from(marketRequests);
    expect(JSON.stringify(row)).not.toMatch(/<(?:script|img)/);
    await checkMarketRequest(ctx, row?.id ?? '');
    const pages = ['/business-directory', '/business-directory/larkspur-colorado', '/sitemap.xml'];
    for (const path of pages) {
      const html = await (await app.request(path)).text();
      expect(/alert\(1\)|7\*7|HYPERLINK|Ana Maria/.test(html)).toBe(false);
    }
  },
);
