import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import { createGuardedSource, type GuardedSourceOptions } from './guarded-source.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A loopback site that the source meets as the public host homes.example. */
async function startSite(onRequest: RequestListener, options: Partial<GuardedSourceOptions> = {}) {
  const requests: { url: string; headers: Record<string, unknown> }[] = [];
  const server = createServer((request, answer) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    onRequest(request, answer);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const source = createGuardedSource({
    siteUrl: 'https://hearthcast.example',
    resolve: async () => ['93.184.216.34'],
    connect: () => connect({ host: '127.0.0.1', port }),
    ...options,
  });
  return { source, requests, server, paths: () => requests.map((request) => request.url) };
}

function html(answer: ServerResponse, body: string | Buffer, headers: Record<string, string> = {}): void {
  answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
}

const page = 'http://homes.example/listing/1';

test('a page comes back with status, final address and text, and the site learns who asked', async () => {
  const { source, requests } = await startSite((_request, answer) =>
    html(answer, '<h1>14 Larkspur Lane</h1>'),
  );
  const result = await source.fetchPage(`${page}#photos`);
  expect(result).toMatchObject({ kind: 'page', url: page, status: 200, html: '<h1>14 Larkspur Lane</h1>' });
  expect(requests[1]?.headers).toMatchObject({
    host: 'homes.example',
    'user-agent': 'HearthcastBot/1.0 (+https://hearthcast.example/bot)',
  });
});

test.each([202, 403, 404, 503])('status %i is handed on with its page', async (status) => {
  const { source } = await startSite((_request, answer) =>
    answer.writeHead(status, { 'content-type': 'text/html' }).end('<p>wall</p>'),
  );
  expect(await source.fetchPage(page)).toMatchObject({ kind: 'page', status, html: '<p>wall</p>' });
});

describe('redirects', () => {
  test('relative, absolute and UTF-8 targets are followed', async () => {
    const { source } = await startSite((request, answer) => {
      const next: Record<string, string> = {
        '/listing/1': 'two',
        '/listing/two': 'http://homes.example/maison-privée',
      };
      const location = next[request.url ?? ''];
      if (location)
        answer.writeHead(302, [['location', Buffer.from(location).toString('latin1')]].flat()).end();
      else html(answer, 'here');
    });
    const result = await source.fetchPage(page);
    expect(result).toMatchObject({ html: 'here', url: 'http://homes.example/maison-priv%C3%A9e' });
  });

  test('the sixth redirect ends the walk', async () => {
    const { source, paths } = await startSite((request, answer) =>
      answer.writeHead(301, { location: `${request.url}x` }).end(),
    );
    expect(await source.fetchPage(page)).toMatchObject({ kind: 'refused', reason: 'too_many_redirects' });
    expect(paths().filter((path) => path.startsWith('/listing'))).toHaveLength(6);
  });
});

describe('robots', () => {
  function withRobots(status: number, rules: string) {
    return startSite((request, answer) => {
      if (request.url === '/robots.txt')
        answer.writeHead(status, { 'content-type': 'text/plain' }).end(rules);
      else html(answer, 'open');
    });
  }

  test.each(['User-agent: *\nDisallow: /listing', 'User-agent: HearthcastBot\nDisallow: /'])(
    'a closed page is not read: %j',
    async (rules) => {
      const { source, paths } = await withRobots(200, rules);
      expect(await source.fetchPage(page)).toMatchObject({ kind: 'refused', reason: 'robots' });
      expect(await source.fetchPage(`${page}0`)).toMatchObject({ kind: 'refused', reason: 'robots' });
      expect(paths()).toEqual(['/robots.txt']);
    },
  );

  test.each([
    [200, 'User-agent: OtherBot\nDisallow: /'],
    [200, 'User-agent: *\nDisallow: /admin'],
    [200, ''],
    [404, 'Disallow: /'],
    [503, 'Disallow: /'],
  ])('status %i with %j leaves the page open', async (status, rules) => {
    const { source } = await withRobots(status, rules);
    expect(await source.fetchPage(page)).toMatchObject({ kind: 'page', html: 'open' });
  });

  test('rules made to burn time close the site at once', async () => {
    const { source } = await withRobots(
      200,
      `User-agent: *\n${`Disallow: /${'*a'.repeat(250)}b\n`.repeat(900)}`,
    );
    const startedAt = performance.now();
    const result = await source.fetchPage(`http://homes.example/${'a'.repeat(1_900)}`);
    expect(result).toMatchObject({ kind: 'refused', reason: 'robots' });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  test('our own allowed host is not asked for rules', async () => {
    const { source, paths } = await startSite((_request, answer) => html(answer, 'sample'), {
      allowedHosts: ['localhost:3000'],
      resolve: async () => ['127.0.0.1'],
    });
    expect(await source.fetchPage('http://localhost:3000/samples/x')).toMatchObject({ html: 'sample' });
    expect(paths()).toEqual(['/samples/x']);
  });
});

describe('limits', () => {
  const impatient = { totalTimeoutMs: 150, connectTimeoutMs: 60 };

  test.each([
    ['never answers', () => {}],
    ['drips its body', (answer: ServerResponse) => void drip(answer)],
    ['stops half way', (answer: ServerResponse) => void answer.writeHead(200, pageType).write('<p>')],
  ])('a site that %s is given up on', async (_name, behave) => {
    const { source, server } = await startSite((request, answer) => {
      if (request.url === '/robots.txt') answer.writeHead(404).end();
      else behave(answer);
    }, impatient);
    const closed = new Promise((resolve) => server.on('connection', (socket) => socket.on('close', resolve)));
    await expect(source.fetchPage(page)).rejects.toThrow(/no complete answer within 0.15 seconds/);
    await closed;
  });

  test('a name server that never answers is given up on', async () => {
    const { source } = await startSite(() => {}, { ...impatient, resolve: () => new Promise(() => {}) });
    await expect(source.fetchPage(page)).rejects.toThrow(Unavailable);
  });

  test('an endless body is cut off', async () => {
    let sent = 0;
    const { source } = await startSite(
      (_request, answer) => {
        answer.writeHead(200, pageType);
        const chunk = Buffer.alloc(64 * 1024, 'a');
        const more = () => {
          while (!answer.destroyed && answer.write(chunk)) sent += chunk.length;
        };
        answer.on('drain', more);
        more();
      },
      { maxPageBytes: 1_000_000, allowedHosts: ['homes.example:80'] },
    );
    expect(await source.fetchPage(page)).toMatchObject({ kind: 'refused', reason: 'too_large' });
    expect(sent).toBeLessThan(20_000_000);
  });

  test('a body that is announced as too long is not read', async () => {
    const { source } = await startSite(
      (_request, answer) =>
        answer.writeHead(200, { ...pageType, 'content-length': '900000000' }).flushHeaders(),
      { allowedHosts: ['homes.example:80'] },
    );
    expect(await source.fetchPage(page)).toMatchObject({ kind: 'refused', reason: 'too_large' });
  });

  test('oversized headers are refused', async () => {
    const { source } = await startSite((_request, answer) =>
      html(answer, '', { 'x-long': 'h'.repeat(60_000) }),
    );
    expect(await source.fetchPage(page)).toMatchObject({ kind: 'refused', reason: 'too_large' });
  });

  test.each([
    ['gzip', gzipSync(Buffer.alloc(60_000_000))],
    ['deflate', deflateSync(Buffer.alloc(60_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(60_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })],
  ])('a %s bomb is refused while it unpacks', async (encoding, bomb) => {
    const { source } = await startSite((_request, answer) =>
      html(answer, bomb, { 'content-encoding': encoding }),
    );
    const before = process.memoryUsage().arrayBuffers;
    expect(await source.fetchPage(page)).toMatchObject({ kind: 'refused', reason: 'too_large' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16_000_000);
  });
});

describe('packing', () => {
  const text = '<p>Sunny kitchen</p>'.repeat(200);

  test.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', Buffer.from(text)],
  ])('%s is read', async (encoding, body) => {
    const { source } = await startSite((_request, answer) =>
      html(answer, body, { 'content-encoding': encoding }),
    );
    expect(await source.fetchPage(page)).toMatchObject({ kind: 'page', html: text });
  });

  test.each([
    ['gzip', Buffer.from('not packed at all')],
    ['deflate', Buffer.from('xnot packed')],
    ['br', Buffer.from('not packed at all')],
    ['gzip', gzipSync(text).subarray(0, 40)],
    ['gzip, gzip', gzipSync(gzipSync(text))],
    ['compress', Buffer.from('x')],
  ])('a damaged or unasked-for %s body is refused', async (encoding, body) => {
    const { source } = await startSite((_request, answer) =>
      html(answer, body, { 'content-encoding': encoding }),
    );
    expect(await source.fetchPage(page)).toMatchObject({ kind: 'refused', reason: 'broken_answer' });
  });
});

test.each(['application/pdf', 'image/jpeg', 'application/json', 'video/mp4'])(
  'a link to %s is no page',
  async (contentType) => {
    const { source } = await startSite((_request, answer) =>
      html(answer, 'x', { 'content-type': contentType }),
    );
    expect(await source.fetchPage(page)).toMatchObject({ kind: 'refused', reason: 'wrong_type' });
  },
);

describe('photos', () => {
  const photo = 'http://homes.example/photo.jpg';

  test.each(['image/jpeg', 'IMAGE/PNG; x=1', 'binary/octet-stream'])('%s is taken', async (contentType) => {
    const { source } = await startSite((_request, answer) =>
      html(answer, 'bytes', { 'content-type': contentType }),
    );
    const result = await source.fetchImage(photo);
    expect(result).toMatchObject({ kind: 'image', url: photo, bytes: Buffer.from('bytes') });
  });

  test.each(['image/svg+xml', 'text/html', 'application/pdf'])('%s is refused', async (contentType) => {
    const { source } = await startSite((_request, answer) =>
      html(answer, 'x', { 'content-type': contentType }),
    );
    expect(await source.fetchImage(photo)).toMatchObject({ kind: 'refused', reason: 'wrong_type' });
  });

  test('a photo that is gone is refused, a site in trouble may be asked again', async () => {
    const { source } = await startSite((request, answer) =>
      answer.writeHead(request.url === '/photo.jpg' ? 404 : 503).end(),
    );
    expect(await source.fetchImage(photo)).toMatchObject({ kind: 'refused', reason: 'http_status' });
    await expect(source.fetchImage('http://homes.example/other.jpg')).rejects.toThrow(Unavailable);
  });
});

describe('connections', () => {
  test('an unknown name is told apart from a name server in trouble', async () => {
    const failing = (code: string) => async () => {
      throw Object.assign(new Error(code), { code });
    };
    const unknown = await startSite(() => {}, { resolve: failing('ENOTFOUND') });
    expect(await unknown.source.fetchPage(page)).toMatchObject({ kind: 'refused', reason: 'unknown_host' });
    const troubled = await startSite(() => {}, { resolve: failing('EAI_AGAIN') });
    await expect(troubled.source.fetchPage(page)).rejects.toThrow(Unavailable);
  });

  test('a dropped connection is network trouble', async () => {
    const { source } = await startSite((_request, answer) => answer.socket?.destroy());
    await expect(source.fetchPage(page)).rejects.toThrow(Unavailable);
  });

  test('the next address is tried when the first does not answer', async () => {
    const tried: string[] = [];
    const { source, server } = await startSite((_request, answer) => html(answer, 'second'), {
      resolve: async () => ['2606:2800:220::1', '93.184.216.34'],
      connect: ({ address }) => {
        tried.push(address);
        const { port } = server.address() as AddressInfo;
        return connect({ host: '127.0.0.1', port: address.includes(':') ? 1 : port });
      },
    });
    expect(await source.fetchPage(page)).toMatchObject({ html: 'second' });
    expect(tried.slice(0, 2)).toEqual(['2606:2800:220::1', '93.184.216.34']);
  });

  test('TLS asks for the name although the connection goes to the address', async () => {
    const hellos: Buffer[] = [];
    const tcp = createTcpServer((socket) => {
      socket.once('data', (hello) => {
        hellos.push(hello);
        socket.destroy();
      });
    });
    await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
    const { port } = tcp.address() as AddressInfo;
    const source = createGuardedSource({
      siteUrl: 'https://hearthcast.example',
      resolve: async () => ['93.184.216.34'],
      connect: () => connect({ host: '127.0.0.1', port }),
    });
    await expect(source.fetchPage('https://homes.example/')).rejects.toThrow(Unavailable);
    expect(hellos[0]?.includes('homes.example')).toBe(true);
    tcp.close();
  });
});

const pageType = { 'content-type': 'text/html' };

function drip(answer: ServerResponse): void {
  answer.writeHead(200, pageType);
  const timer = setInterval(() => answer.write('.'), 10);
  answer.on('close', () => clearInterval(timer));
}
