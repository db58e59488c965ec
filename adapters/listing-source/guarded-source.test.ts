import { type AddressInfo, connect, createServer as createTcpServer, Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import { answerHtml, startLoopbackSite } from '#tests/support/loopback-site.ts';
import { createGuardedSource } from './guarded-source.ts';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function startSite(...site: Parameters<typeof startLoopbackSite>) {
  const started = await startLoopbackSite(...site);
  stops.push(started.stop);
  return started;
}

const page = 'http://homes.example/listing/1';

test('a page comes back with status, final URL and text, and the site sees who is asking', async () => {
  const { source, requests } = await startSite((_request, answer) =>
    answerHtml(answer, '<h1>14 Larkspur Lane</h1>'),
  );
  const result = await source.fetchPage(`${page}#photos`);
  expect(result).toMatchObject({ kind: 'page', url: page, status: 200, html: '<h1>14 Larkspur Lane</h1>' });
  expect(requests[1]?.headers).toMatchObject({
    host: 'homes.example',
    'user-agent': 'HearthcastBot/1.0 (+https://hearthcast.example/bot)',
  });
});

test.each([202, 403, 404, 503])('status %i is passed on with its page', async (status) => {
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
      else answerHtml(answer, 'here');
    });
    const result = await source.fetchPage(page);
    expect(result).toMatchObject({ html: 'here', url: 'http://homes.example/maison-priv%C3%A9e' });
  });

  test('a cookie goes back to the host that set it and to no other', async () => {
    const { source, requests } = await startSite((request, answer) => {
      if (request.url === '/robots.txt') answer.writeHead(404).end();
      else if (request.headers.host === 'other.example') answerHtml(answer, 'there');
      else if (request.headers.cookie) answer.writeHead(302, { location: 'http://other.example/' }).end();
      else
        answer
          .writeHead(302, { location: request.url, 'set-cookie': ['a=1; Path=/', 'b=2', 'broken'] })
          .end();
    });
    expect(await source.fetchPage(page)).toMatchObject({ url: 'http://other.example/', html: 'there' });
    const sent = requests.map(({ url, headers }) => `${headers.host}${url} ${headers.cookie ?? ''}`);
    expect(sent.filter((line) => !line.includes('robots'))).toEqual([
      'homes.example/listing/1 ',
      'homes.example/listing/1 a=1; b=2',
      'other.example/ ',
    ]);
  });

  test('the sixth redirect is refused', async () => {
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
      else answerHtml(answer, 'open');
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

  test('rules written to burn time close the site quickly', async () => {
    const { source } = await withRobots(
      200,
      `User-agent: *\n${`Disallow: /${'*a'.repeat(250)}b\n`.repeat(900)}`,
    );
    const startedAt = performance.now();
    const result = await source.fetchPage(`http://homes.example/${'a'.repeat(1_900)}`);
    expect(result).toMatchObject({ kind: 'refused', reason: 'robots' });
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });

  test('robots.txt is not requested from our own allowed host', async () => {
    const { source, paths } = await startSite((_request, answer) => answerHtml(answer, 'sample'), {
      allowedHosts: ['localhost:3000'],
      resolve: async () => ['127.0.0.1'],
    });
    expect(await source.fetchPage('http://localhost:3000/samples/x')).toMatchObject({ html: 'sample' });
    expect(paths()).toEqual(['/samples/x']);
  });
});

test.each(['application/pdf', 'image/jpeg', 'application/json', 'video/mp4'])(
  'a link to %s is not a page',
  async (contentType) => {
    const { source } = await startSite((_request, answer) =>
      answerHtml(answer, 'x', { 'content-type': contentType }),
    );
    expect(await source.fetchPage(page)).toMatchObject({ kind: 'refused', reason: 'wrong_type' });
  },
);

describe('photos', () => {
  const photo = 'http://homes.example/photo.jpg';

  test.each(['image/jpeg', 'IMAGE/PNG; x=1', 'binary/octet-stream'])('%s is taken', async (contentType) => {
    const { source } = await startSite((_request, answer) =>
      answerHtml(answer, 'bytes', { 'content-type': contentType }),
    );
    const result = await source.fetchImage(photo);
    expect(result).toMatchObject({ kind: 'image', url: photo, bytes: Buffer.from('bytes') });
  });

  test.each(['image/svg+xml', 'text/html', 'application/pdf'])('%s is refused', async (contentType) => {
    const { source } = await startSite((_request, answer) =>
      answerHtml(answer, 'x', { 'content-type': contentType }),
    );
    expect(await source.fetchImage(photo)).toMatchObject({ kind: 'refused', reason: 'wrong_type' });
  });

  test('a missing photo is refused; a failing site may be tried again', async () => {
    const { source } = await startSite((request, answer) =>
      answer.writeHead(request.url === '/photo.jpg' ? 404 : 503).end(),
    );
    expect(await source.fetchImage(photo)).toMatchObject({ kind: 'refused', reason: 'http_status' });
    await expect(source.fetchImage('http://homes.example/other.jpg')).rejects.toThrow(Unavailable);
  });
});

describe('connections', () => {
  test('an unknown name is distinguished from a failing name server', async () => {
    const failing = (code: string) => async () => {
      throw Object.assign(new Error(code), { code });
    };
    const unknown = await startSite(() => {}, { resolve: failing('ENOTFOUND') });
    expect(await unknown.source.fetchPage(page)).toMatchObject({ kind: 'refused', reason: 'unknown_host' });
    const troubled = await startSite(() => {}, { resolve: failing('EAI_AGAIN') });
    await expect(troubled.source.fetchPage(page)).rejects.toThrow(Unavailable);
  });

  test('a dropped connection is a network error', async () => {
    const { source } = await startSite((_request, answer) => answer.socket?.destroy());
    await expect(source.fetchPage(page)).rejects.toThrow(Unavailable);
  });

  test('a connection that never opens is given up on', async () => {
    const { source } = await startSite(() => {}, { connectTimeoutMs: 20, connect: () => new Socket() });
    await expect(source.fetchPage(page)).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
  });

  test('the next address is tried when the first does not answer', async () => {
    const tried: string[] = [];
    const { source, server } = await startSite((_request, answer) => answerHtml(answer, 'second'), {
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

  test('TLS uses the host name although the connection goes to the address', async () => {
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
