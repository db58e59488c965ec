import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brands } from '#db/schema/brands.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { findBrandOfPodcast } from '#domain/brands/queries.ts';
import { fileKeyOf } from '#domain/files/rules.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createMarketedPodcast } from '#tests/support/marketed-podcast.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { createTestTeam } from '#tests/support/team.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext({ speech: quickStudio.speech });
const app = createFullApp(ctx);
const agent = await signedIn(ctx, { email: 'agent@brands.example' });
const member = await signedIn(ctx, { email: 'member@brands.example' });
const stranger = await signedIn(ctx, { email: 'stranger@brands.example' });
type Person = { headers: { Authorization: string } };

async function call(method: string, path: string, person: Person | null, body?: object | Uint8Array) {
  const isBytes = body instanceof Uint8Array;
  const answer = await app.request(path, {
    method,
    headers: { ...person?.headers, ...(body && !isBytes ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: isBytes ? Buffer.from(body) : JSON.stringify(body) } : {}),
  });
  return {
    status: answer.status,
    json: (await answer.json()) as {
      brand: Record<string, never>;
      error?: { message: string };
      wavBase64: string;
    },
  };
}
const save = (person: Person | null, fields: object) => call('PATCH', '/api/brand', person, fields);
const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a67' } })
  .withExif({ IFD0: { Copyright: 'secret place' } })
  .jpeg()
  .toBuffer();

test('only the account itself reads and changes its brand', async () => {
  expect((await call('GET', '/api/brand', null)).status).toBe(401);
  expect((await save(null, { name: 'X' })).status).toBe(401);
  expect((await call('POST', '/brand-images/photo', null, photo)).status).toBe(401);
  expect((await call('GET', '/api/brand', agent)).json.brand).toBeNull();
  expect((await call('POST', '/api/brand/skip', agent, {})).json.brand).toMatchObject({ name: '' });
  await save(agent, { name: 'Jane Smith', website: 'jane.example', color: '#1F5F8B' });
  expect((await call('POST', '/api/brand/skip', agent, {})).json.brand).toMatchObject({ name: 'Jane Smith' });
  expect((await call('GET', '/api/brand', agent)).json.brand).toMatchObject({
    website: 'https://jane.example',
    color: '#1f5f8b',
  });
  expect((await call('GET', '/api/brand', stranger)).json.brand).toBeNull();
});

test('a team’s brand is read by its people and changed by its owners and admins', async () => {
  const owner = { userId: agent.userId, email: 'agent@brands.example' };
  const teamId = await createTestTeam(ctx, owner, { member: [{ userId: member.userId }] });
  expect((await save(agent, { teamId, brokerage: 'Lakeview' })).status).toBe(200);
  const read = (person: Person) => call('GET', `/api/brand?teamId=${teamId}`, person);
  expect((await read(member)).json.brand).toMatchObject({ brokerage: 'Lakeview' });
  expect((await read(stranger)).status).toBe(404);
  expect((await save(member, { teamId, brokerage: 'Mine' })).status).toBe(403);
  expect((await save(stranger, { teamId, brokerage: 'Mine' })).status).toBe(404);
  expect((await call('POST', `/brand-images/logo?teamId=${teamId}`, member, photo)).status).toBe(403);
  expect((await call('DELETE', `/api/brand/images/logo?teamId=${teamId}`, stranger)).status).toBe(404);
  expect((await read(agent)).json.brand).toMatchObject({ brokerage: 'Lakeview', logo: null });
});

test('pictures become our own JPEGs without the camera’s data; anything else is refused', async () => {
  const { json } = await call('POST', '/brand-images/photo', agent, photo);
  const stored = json.brand.photo as unknown as { url: string; width: number };
  expect(stored.width).toBe(960);
  const answer = await app.request(stored.url);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.toString('latin1')).not.toContain('secret place');
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const tiny = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  for (const bad of [svg, tiny, Buffer.from('%PDF-1.7'), Buffer.alloc(10_000_001)])
    expect((await call('POST', '/brand-images/logo', agent, bad)).status).toBe(400);
  expect((await call('POST', '/brand-images/passport', agent, photo)).status).toBe(404);
  expect(await ctx.storage.stat(fileKeyOf(stored.url) ?? '')).toBeTruthy();
  expect((await call('DELETE', '/api/brand/images/photo', agent)).json.brand.photo).toBeNull();
});

test('the listing page shows its agent’s brand, escaped, but no other agent’s, and none on the unbranded page', async () => {
  await call('POST', '/brand-images/photo', agent, photo);
  const hostile = '<script>alert(1)</script>"onload=x';
  await save(agent, {
    ...{ name: 'Maya Lind', introLine: hostile, licenseNumber: 'DRE 7', color: '#0b6e4f' },
    phone: '(503) 555-0199',
  });
  const { listingId } = await createMarketedPodcast(ctx, {
    userId: agent.userId,
    status: 'completed',
    home: 0,
  });
  const row = { status: 'active' as const, agentName: 'Maya Lind', agentPhone: '(503) 555-0100' };
  const [listing] = await ctx.db.update(listings).set(row).where(eq(listings.id, listingId)).returning();
  const page = async (ending = '') => (await app.request(`/listings/${listing?.slug}${ending}`)).text();
  const html = await page();
  expect(html).toMatch(/src="\/files\/brands\/[^"]+"/);
  expect(html).toContain('DRE 7');
  // All links call the same number.
  const calls = html.slice(0, html.indexOf('<footer')).match(/tel:[+\d]+/g);
  expect([...new Set(calls)]).toEqual(['tel:+15035550199']);
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(html).not.toContain('<script>alert(1)');
  expect(html).not.toMatch(/ style="/);
  expect(await page('/unbranded')).not.toMatch(/brands|Maya Lind|DRE 7/);
  await ctx.db.update(listings).set({ agentName: 'Other Agent' }).where(eq(listings.id, listingId));
  const other = createFullApp(ctx);
  const fresh = await (await other.request(`/listings/${listing?.slug}`)).text();
  expect(fresh).toContain('Other Agent');
  expect(fresh).not.toMatch(/files\/brands|DRE 7/);
});

test('a line that breaks fair-housing law is refused next to its field, and nothing is lost', async () => {
  const refused = await save(agent, {
    name: 'New Name',
    introLine: 'Perfect for young families without children.',
  });
  expect(refused).toMatchObject({
    status: 400,
    json: { error: { fields: { introLine: expect.stringContaining('Fair-housing') } } },
  });
  const [row] = await ctx.db.select().from(brands).where(eq(brands.userId, agent.userId));
  expect(row?.name).toBe('Maya Lind');
});

test('a name can be previewed, but only a limited number of times', async () => {
  const hear = () => call('POST', '/api/brand/name-sample', agent, { spokenName: 'shi-VAWN win' });
  expect(Buffer.from((await hear()).json.wavBase64, 'base64').toString('latin1', 0, 4)).toBe('RIFF');
  expect((await call('POST', '/api/brand/name-sample', null, { spokenName: 'x' })).status).toBe(401);
  expect((await call('POST', '/api/brand/name-sample', agent, { spokenName: ' ' })).status).toBe(400);
  const answers = await Promise.all(Array.from({ length: 12 }, hear));
  expect(answers.map(({ status }) => status)).toContain(429);
});

test('the kits of all delivered homes are rewritten, including those ordered as a guest, and nobody else’s', async () => {
  const mine = await createMarketedPodcast(ctx, { userId: agent.userId, status: 'completed', home: 1 });
  const unpaid = await createMarketedPodcast(ctx, { userId: agent.userId, status: 'pending', home: 2 });
  const guest = await createMarketedPodcast(ctx, { userId: agent.userId, status: 'completed', home: 3 });
  const asGuest = { userId: null, customerEmail: 'agent@brands.example' };
  await ctx.db.update(podcasts).set(asGuest).where(eq(podcasts.id, guest.podcastId));
  const other = await createMarketedPodcast(ctx, { userId: stranger.userId, status: 'completed', home: 4 });
  await save(agent, { name: 'Maya Lind', color: '#7a1f3d' });
  const { rows } = await ctx.db.execute(
    sql`select data->>'listingId' as id from pgboss.job where name = 'rewrite-marketing'`,
  );
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([mine.listingId, guest.listingId]));
  for (const { listingId } of [unpaid, other]) expect(ids).not.toContain(listingId);
  expect(await findBrandOfPodcast(ctx, guest.podcastId)).toMatchObject({ color: '#7a1f3d' });
});
