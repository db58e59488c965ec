import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { Unavailable } from '../unavailable.ts';
import { createGooglePlaces } from './google-places.ts';
import { createYelpFusion } from './yelp-fusion.ts';

let answer: { status: number; body: string } = { status: 200, body: '' };
let asked: IncomingMessage | undefined;
const server = createServer((request, response) => {
  asked = request;
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
    create: (url: string) => createGooglePlaces({ apiKey: 'key-1', apiUrl: url }),
    figures: (count: unknown, rating: unknown) => ({ userRatingCount: count, rating }),
    path: '/v1/places/a%2Fb%3Fc',
    headers: { 'x-goog-api-key': 'key-1', 'x-goog-fieldmask': 'rating,userRatingCount' },
    mostHours: 30 * 24,
  },
  {
    name: 'Yelp Fusion',
    create: (url: string) => createYelpFusion({ apiKey: 'key-1', apiUrl: url }),
    figures: (count: unknown, rating: unknown) => ({ review_count: count, rating }),
    path: '/v3/businesses/a%2Fb%3Fc',
    headers: { authorization: 'Bearer key-1' },
    mostHours: 24,
  },
];

describe.each(platforms)('$name', ({ create, figures, path, headers, mostHours }) => {
  const platform = create(apiUrl);

  test('asks for one business with the key and reads both figures', async () => {
    answer = { status: 200, body: JSON.stringify(figures(128, 4.5)) };
    expect(await platform.read('a/b?c')).toEqual({ reviewCount: 128, rating: 4.5 });
    expect(asked?.url).toBe(path);
    expect(asked?.headers).toMatchObject(headers);
    expect(platform.keepHours).toBeLessThan(mostHours);
  });

  test.each([
    [200, figures(0, 0)],
    [200, figures(12, undefined)],
    [200, figures('many', 5)],
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
  ])('status %i with %j is trouble that may pass', async (status, body) => {
    answer = { status, body };
    await expect(platform.read('p')).rejects.toBeInstanceOf(Unavailable);
  });

  test('silence is trouble that may pass', async () => {
    await expect(create('http://127.0.0.1:1').read('p')).rejects.toBeInstanceOf(Unavailable);
  });
});
