import { eq } from 'drizzle-orm';
import { Parser } from 'htmlparser2';
import { beforeEach, expect, test } from 'vitest';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { rateLimits } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { unknownTerms } from '#tests/support/schema-vocabulary.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx, { listingPaths: { '/open-house': 'full' } });
const get = async (path: string) => {
  const answer = await app.request(path);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
};
const post = (path: string, form: Record<string, string>) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(form) });

const attack = `/* styles */</script><script>hacked()</script><img src=x onerror=hacked()>"'><svg/onload=hacked()>\u202e`;
const place = { name: attack, url: 'javascript:hacked()' };
const episode = {
  durationSeconds: 61.4,
  chapters: [
    { title: attack, startSeconds: 0 },
    { title: 'End', startSeconds: 30 },
  ],
  turns: [{ speaker: attack, text: attack, startSeconds: 0, endSeconds: 61 }],
  peaks: [0.2, 1],
};

const [podcast] = await ctx.db
  .insert(podcasts)
  .values({
    listingUrl: 'https://h.example',
    customerEmail: 'agent@example.com',
    podcastFileUrl: '/files/a.mp3',
    socialMediaImages: { card: { url: '/files/cards/a.png', width: 1200, height: 630, alt: attack } },
    episode,
  })
  .returning();
const [full] = await ctx.db
  .insert(listings)
  .values({
    slug: 'full',
    status: 'active',
    address: attack,
    city: attack,
    state: attack,
    zipCode: attack,
    price: '$450,000.00',
    priceCut: attack,
    beds: 3,
    baths: 2.5,
    sqft: `2,100 ${attack}`,
    yearBuilt: 1999,
    propertyType: attack,
    description: attack.repeat(12_000),
    features: [attack, attack],
    images: [attack, 'javascript:hacked()'],
    localImages: [
      {
        alt: attack,
        width: 1600,
        height: 1067,
        preview: attack,
        variants: [{ url: '/files/a.jpg', width: 1280, height: 853, type: 'image/jpeg' }],
      },
    ],
    latitude: 44,
    longitude: -121,
    pageTitle: attack.repeat(100),
    metaDescription: attack.repeat(100),
    keywords: [attack],
    canonicalUrl: 'javascript:hacked()',
    neighborhoodName: attack,
    neighborhoodDescription: attack,
    schoolDistrict: attack,
    schoolDistrictUrl: 'javascript:hacked()',
    agentName: attack,
    agentPhone: `555${attack}`,
    agentBrokerage: attack,
    agentMlsNumber: attack,
    agentOriginatingMls: attack,
    agentDisclaimer: attack,
    faqs: [{ question: attack, answer: attack }],
    nearbyAmenities: { government: attack, dining: [place], recreation: [place] },
    marketStats: { median_home_value: attack, annual_appreciation: attack, owner_occupied: attack },
    podcastId: podcast?.id ?? null,
  })
  .returning();

beforeEach(async () => {
  await ctx.db.delete(contacts);
  await ctx.db.delete(rateLimits);
});

function elementsOf(html: string) {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => found.push({ name, attributes }) });
  parser.end(html);
  return found;
}

test('attacks in every field stay text, and a megabyte becomes a normal-sized page', async () => {
  const { status, html } = await get('/listings/full');
  expect(status).toBe(200);
  expect(html.length).toBeLessThan(300_000);
  expect(html).toContain('<style>body{}</style>');
  const elements = elementsOf(html);
  const scripts = elements.filter(({ name }) => name === 'script').map(({ attributes }) => attributes);
  expect(scripts).toEqual([
    { type: 'application/ld+json' },
    { type: 'module', src: expect.stringMatching(/^\/assets\//) },
  ]);
  for (const { attributes } of elements) {
    for (const [name, value] of Object.entries(attributes)) {
      expect(name).not.toMatch(/^on|^style$/);
      if (name === 'href' || name === 'src') expect(value).not.toMatch(/^\s*javascript:/i);
    }
  }
});

test('structured data uses only what schema.org knows and covers every part', async () => {
  for (const path of ['/listings/full', '/demo/lake-estate', '/', '/business-directory']) {
    const { html } = await get(path);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const data = JSON.parse(json) as { '@graph': { '@type': string }[] };
    expect(unknownTerms(data), path).toEqual([]);
    if (path.includes('full')) {
      const types = data['@graph'].map((node) => node['@type']);
      expect(types).toEqual([
        'Organization',
        'WebPage',
        'RealEstateListing',
        'BreadcrumbList',
        'AudioObject',
        'Place',
        'FAQPage',
      ]);
      const offer = { '@type': 'Offer', price: 450_000, priceCurrency: 'USD', category: 'ForSale' };
      expect(data['@graph'][2]).toMatchObject({ offers: offer });
      expect(data['@graph'][4]).toMatchObject({ duration: 'PT61S', transcript: `${attack}: ${attack}` });
    }
  }
  const wrong = { '@type': 'House', numberOfRoofs: 1, address: { '@type': 'Adress', street: 'x' } };
  expect(unknownTerms(wrong)).toEqual(['House.numberOfRoofs', 'Adress']);
});

test('the head names the promotional image, the audio and the one canonical URL', async () => {
  const { html } = await get('/listings/full');
  expect(html).toContain('<meta property="og:image" content="http://localhost:3000/files/cards/a.png">');
  expect(html).toContain('<meta property="og:image:height" content="630">');
  expect(html).toContain('<meta property="og:audio" content="http://localhost:3000/files/a.mp3">');
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/listings/full">');
  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]?.length).toBeLessThan(900);
});

test('the required texts are there, and nothing for staff or about the customer', async () => {
  const { html } = await get('/listings/full');
  const words = html.replaceAll('<!-- -->', '');
  for (const text of [
    'Request Information',
    'Contact Agent',
    'Full Name',
    'Send Message',
    'Mobile Experience',
    'Scan to view this listing on your mobile device',
    'Show map',
    'Key Features',
    'Local Amenities',
    'Easy Access: ',
    'Property Details',
    'Neighborhood &amp; Location',
    '$450,000',
    'Price cut: ',
  ])
    expect(words, text).toContain(text);
  expect(words).toContain('width="200" height="200"');
  expect(words).not.toMatch(/Edit Property|Update Podcast File|agent@example\.com/);
});

test('other paths lead to the same listing', async () => {
  for (const path of ['/listing/full', '/open-house']) {
    const { status, html } = await get(path);
    expect(status).toBe(200);
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/listings/full">');
    // Wherever the form is shown, it goes back there, with the parameter that says which link led to it.
    expect(html).toContain('action="#contact" method="post"');
  }
});

const buyer = { name: 'Bo Li', email: 'bo@example.com', phone: '(555) 010-0142', message: 'Is it "open"?' };

test('a form sent without a script is stored once and reported to the agent', async () => {
  const answer = await post('/listings/full', buyer);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/listings/full/thank-you#contact']);
  const [contact] = await ctx.db.select().from(contacts);
  expect(contact).toMatchObject({ listingId: full?.id, phone: '5550100142', message: 'Is it "open"?' });
  const told = await ctx.db
    .select({ destination: contactDeliveries.destination })
    .from(contactDeliveries)
    .where(eq(contactDeliveries.contactId, contact?.id ?? ''));
  expect(told.map((row) => row.destination)).toContain('agent_mail');
  const { html } = await get('/listings/full/thank-you');
  expect(html).toContain('Thank you!');
  expect(html).toContain('We&#x27;ve received your information and will contact you soon.');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('a refused form comes back with what was typed and an error next to each field', async () => {
  const answer = await post('/listings/full', { ...buyer, name: '', phone: '12' });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store']);
  for (const text of ['Name is required', 'Phone number must be between 10-15 digits', 'value="12"'])
    expect(html, text).toContain(text);
  expect(html).toContain('Is it &quot;open&quot;?</textarea>');
  expect(html).not.toContain('Email is required');
  expect((await get('/listings/full')).html).not.toContain('Name is required');
});

test('the trap, the limit and the size of the form', async () => {
  const trapped = await post('/listings/full', { ...buyer, website: 'https://spam.example' });
  expect(trapped.status).toBe(303);
  expect(await ctx.db.select().from(contacts)).toEqual([]);
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await post('/listings/full', buyer)).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  expect((await post('/listings/full', { ...buyer, message: 'x'.repeat(70_000) })).status).toBe(413);
  expect((await post('/listings/nothing', buyer)).status).toBe(404);
});

test('a missing listing, a missing address and a failing database each say so', async () => {
  expect((await get('/listings/nothing')).html).toContain('The requested listing could not be found.');
  const demo = await get('/demo');
  expect(demo.status).toBe(404);
  expect(demo.html).toContain('No address provided');
  const broken = { ...ctx, db: null as never };
  const failing = createFullApp(broken, { listingPaths: { '/open-house': 'full' } });
  for (const path of ['/listings/full', '/open-house']) {
    const failed = await failing.request(path);
    expect(failed.status).toBe(500);
    expect(await failed.text(), path).toContain('Failed to load listing data');
  }
  expect(await (await failing.request('/business-directory')).text()).toContain('Something went wrong');
});

test('the demo listing needs no database and says that it is a demo', async () => {
  const alone = createFullApp({ ...ctx, db: null as never });
  const sample = await (await alone.request('/demo/lake-estate')).text();
  expect(sample).toContain('14 Heron Point Road');
  expect(sample).toContain('create-listing-buyer-lead');
  const other = await alone.request('/demo/12-oak-street');
  expect(other.status).toBe(200);
  expect(await other.text()).toContain(
    'Listing not found - This property page will be available after purchase',
  );
});

test('a change shows on the next request to every website that uses the database', async () => {
  const second = createFullApp(ctx);
  const priceOn = async (site: typeof app) =>
    /<dd[^>]*>(\$[\d,]+)/.exec(await (await site.request('/listings/full')).text())?.[1];
  expect([await priceOn(app), await priceOn(second)]).toEqual(['$450,000', '$450,000']);
  const { promise: heard, resolve } = Promise.withResolvers<void>();
  const leave = ctx.changes.subscribe((change) => change.id === full?.id && resolve());
  await ctx.db.update(listings).set({ price: '$440,000' }).where(eq(listings.slug, 'full'));
  await heard;
  leave();
  expect([await priceOn(app), await priceOn(second)]).toEqual(['$440,000', '$440,000']);
});
