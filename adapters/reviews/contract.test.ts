import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { Unavailable } from '../unavailable.ts';
import { createGooglePlaces } from './google-places.ts';
import { createYelpFusion } from './yelp-fusion.ts';

type Fault = 'hang' | 'reset' | 'stops half way';
let answer: { status: number; body: string } | Fault = { status: 200, body: '' };
let asked: IncomingMessage | undefined;
const server = createServer((request, response) => {
  asked = request;
  if (answer === 'hang') return;
  if (answer === 'reset') return void request.socket.destroy();
  if (answer === 'stops half way') return void response.writeHead(200).write('{"rating":');
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const platforms = [
  {
    name: 'Google Places',
    create: (timeoutMs: number) => createGooglePlaces({ apiKey: 'key-1', callsADay: 9, apiUrl, timeoutMs }),
    figures: (count: unknown, rating: unknown) => ({ userRatingCount: count, rating }),
    path: '/v1/places/a%2Fb%3Fc',
    headers: { 'x-goog-api-key': 'key-1', 'x-goog-fieldmask': 'rating,userRatingCount' },
    maxHours: 0,
  },
  {
    name: 'Yelp Fusion',
    create: (timeoutMs: number) => createYelpFusion({ apiKey: 'key-1', callsADay: 9, apiUrl, timeoutMs }),
    figures: (count: unknown, rating: unknown) => ({ review_count: count, rating }),
    path: '/v3/businesses/a%2Fb%3Fc',
    headers: { authorization: 'Bearer key-1' },
    maxHours: 23,
  },
];

describe.each(platforms)('$name', ({ create, figures, path, headers, maxHours }) => {
  const platform = create(5000);

  test('requests one business with the key and reads rating and review count', async () => {
    answer = { status: 200, body: JSON.stringify(figures(128, 4.5)) };
    expect(await platform.read('a/b?c')).toEqual({ reviewCount: 128, rating: 4.5 });
    expect(asked?.url).toBe(path);
    expect(asked?.headers).toMatchObject(headers);
    expect(platform.cacheHours).toBeLessThanOrEqual(maxHours);
  });

  test.each([
    [200, figures(0, 0)],
    [200, figures(12, undefined)],
    [200, figures('many', 5)],
    [200, figures(7, 900)],
    [200, [1, 2]],
    [200, null],
    [400, {}],
    [404, {}],
  ])('%i %j says nothing about the business', async (status, body) => {
    answer = { status, body: JSON.stringify(body) };
    expect(await platform.read('p')).toBeUndefined();
  });

  test.each([
    [403, '{}'],
    [429, '{}'],
    [500, '{}'],
    [200, '<html>'],
  ])('status %i with %j may be tried again', async (status, body) => {
    answer = { status, body };
    await expect(platform.read('p')).rejects.toBeInstanceOf(Unavailable);
  });

  test.each<Fault>(['hang', 'reset', 'stops half way'])('%s may be tried again', async (fault) => {
    answer = fault;
    await expect(create(50).read('p')).rejects.toBeInstanceOf(Unavailable);
  });
});
