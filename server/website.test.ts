import { expect, test } from 'vitest';
import { markets } from '#db/schema/directory.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const lines: { details: object; message: string }[] = [];
const { ctx } = await createTestContext({
  log: {
    debug: () => {},
    info: (details, message) => lines.push({ details, message }),
    warn: () => {},
    error: (details, message) => lines.push({ details, message }),
  },
});
const app = createFullApp(ctx);

test('public pages have the strict policy and the app its own', async () => {
  const home = await app.request('/');
  expect(home.status).toBe(200);
  expect(home.headers.get('content-security-policy')).toMatch(
    /script-src 'self';.*style-src 'self' 'sha256-test'/,
  );
  expect(await home.text()).not.toMatch(/<script(?![^>]*(?:src=|ld\+json))|style="|onclick=/);
  const screen = await app.request('/account');
  expect(screen.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-start';/);
  expect(screen.headers.get('x-content-type-options')).toBe('nosniff');
});

test('pages load nothing from other servers except the map, and the app’s styles need a nonce', async () => {
  const policyOf = async (path: string) => {
    const policy = (await app.request(path)).headers.get('content-security-policy') ?? '';
    return Object.fromEntries(
      policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
    );
  };
  const site = await policyOf('/');
  expect(site['img-src']).toBe("'self' data: blob:");
  expect(site['media-src']).toBe("'self' blob:");
  expect(site['frame-src']).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(site['require-trusted-types-for']).toBe("'script'");
  expect(site['trusted-types']).toBe("'none'");
  const [first, second] = [await policyOf('/account'), await policyOf('/account')];
  expect(first['frame-src']).toBe("'none'");
  expect(first['style-src']).toMatch(/^'self' 'nonce-[\w-]{22}'$/);
  expect(first['style-src']).not.toBe(second['style-src']);
  for (const policy of [site, first]) expect(JSON.stringify(policy)).not.toContain('unsafe');
  const screen = await app.request('/account');
  const nonce = /style-nonce" content="([^"]+)"/.exec(await screen.text())?.[1] ?? 'none';
  expect(screen.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
});

test('other sites may load our files and feeds, not our pages and API responses', async () => {
  await ctx.storage.put('samples/corp.txt', Buffer.from('x'), { contentType: 'text/plain' });
  const corp = async (path: string) => {
    const answer = await app.request(path);
    await answer.body?.cancel();
    return answer.headers.get('cross-origin-resource-policy');
  };
  expect(await corp('/')).toBe('same-origin');
  expect(await corp('/account')).toBe('same-origin');
  expect(await corp('/api/me')).toBe('same-origin');
  expect(await corp('/files/samples/corp.txt')).toBe('cross-origin');
  expect(await corp('/feed.xml')).toBe('cross-origin');
});

test('an unchanged page is 304, even for a cached copy in another encoding', async () => {
  const first = await app.request('/', { headers: { 'Accept-Encoding': 'br' } });
  const etag = first.headers.get('etag') as string;
  const again = await app.request('/', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  const plain = await app.request('/', { headers: { 'If-None-Match': etag } });
  expect(plain.status).toBe(200);
});

test('a trailing slash redirects to the page, and never to another site', async () => {
  for (const [path, target] of [
    ['/privacy-policy/', '/privacy-policy'],
    ['/account/?a=b', '/account?a=b'],
    ['/listings/x//', '/listings/x'],
  ] as const) {
    const answer = await app.request(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
  }
  for (const path of ['//evil.example/', '/%5Cevil.example/'])
    expect((await app.request(`http://localhost${path}`)).headers.get('location') ?? '', path).not.toMatch(
      /^(?:\/\/|\/\\)/,
    );
});

test("an unknown path is 404 with the page's text, and the path is logged", async () => {
  const answer = await app.request('/no/such/page?x=1');
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain('Oops! Page not found');
  expect(html).toContain('Return to Home');
  expect(lines).toContainEqual({
    details: expect.objectContaining({ path: '/no/such/page' }),
    message: 'page not found',
  });
});

test('the files of the sample home are served, its sources are not', async () => {
  const built = createFullApp(ctx, { root: process.cwd() });
  const status = async (name: string) => {
    const answer = await built.request(`/sample-home/${name}`);
    await answer.body?.cancel();
    return answer.status;
  };
  expect(await status('cover-600.jpg')).toBe(200);
  expect(await status('episode.mp3')).toBe(200);
  for (const name of ['listing.ts', 'lake-estate.test.ts', 'episode.json', 'photos.json', 'listing.'])
    expect(await status(name), name).toBe(404);
});

test('an encoding that the caller rejects is not used', async () => {
  const answer = await app.request('/', { headers: { 'Accept-Encoding': 'br;q=0, gzip' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
});

test.each([
  ['ok', 200],
  ['degraded', 200],
  ['failing', 503],
] as const)('readiness is answered with its status: %s', async (status, code) => {
  const site = createFullApp(ctx, { health: async () => ({ status, worker: 'elsewhere' }) });
  for (const path of ['/health', '/health/ready']) {
    const answer = await site.request(path);
    expect([answer.status, await answer.json()]).toEqual([code, { status, worker: 'elsewhere' }]);
  }
  expect((await site.request('/health/live')).status).toBe(200);
});

test('robots and sitemap use our own origin and the rows of the database', async () => {
  await ctx.db.insert(markets).values({ slug: 'quirk-&-co', name: 'Quirk', state: 'Ohio' });
  const robots = await (await app.request('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${ctx.site.url}/sitemap.xml`);
  const sitemap = await (await app.request('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${ctx.site.url}/business-directory/quirk-&amp;-co</loc>`);
});

test('a forwarded address counts only behind our own proxies', async () => {
  const seen: string[] = [];
  for (const trustedProxies of [0, 1, 2]) {
    const behind = createFullApp(ctx, { trustedProxies });
    behind.get('/ip', (c) => c.text(c.var.clientIp));
    const answer = await behind.request(
      '/ip',
      { headers: { 'X-Forwarded-For': '6.6.6.6, 7.7.7.7' } },
      { incoming: { socket: { remoteAddress: '::ffff:5.5.5.5' } } },
    );
    seen.push(await answer.text());
  }
  expect(seen).toEqual(['5.5.5.5', '7.7.7.7', '6.6.6.6']);
});

test('development pages don’t exist when they are turned off', async () => {
  const closed = createFullApp(ctx, { hasDevPages: false });
  expect((await closed.request('/dev/mailbox')).status).toBe(404);
  expect((await closed.request('/dev/design')).status).toBe(404);
});

test.each([
  '/listings/%00',
  '/listings/%00/unbranded',
  '/embed/%00',
  '/business-directory/%00',
  '/business-directory?q=%00',
  '/oembed?url=http%3A%2F%2Flocalhost%2Flistings%2F%2500',
  '/demo-checkout/%00',
  '/api/podcasts/%00',
])('%s is not one of our addresses', async (path) => {
  expect((await app.request(path)).status).toBe(404);
});

test('text that the database cannot store is rejected, not a server error', async () => {
  const body = JSON.stringify({
    fullName: 'A\u0000na',
    email: 'ana@nul.example',
    phone: '(555) 010-0142',
    numberOfListings: '26-50',
    message: '\u0000',
  });
  const answer = await app.request('/functions/v1/send-enterprise-inquiry', { method: 'POST', body });
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'invalid' } }]);
});
