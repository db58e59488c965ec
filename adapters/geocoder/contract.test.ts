import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { Unavailable } from '../unavailable.ts';
import { createCensusGeocoder } from './census.ts';

let answer: { status: number; body: string } = { status: 200, body: '' };
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const geocoder = createCensusGeocoder({ apiUrl });
const address = { street: '20 N Grand Blvd', city: 'St Louis', state: 'MO', zip: '63103' };

function places(...coordinates: { x: number; y: number }[]): void {
  const addressMatches = coordinates.map((place) => ({ coordinates: place }));
  answer = { status: 200, body: JSON.stringify({ result: { addressMatches } }) };
}

test('an address is looked up by its parts and found', async () => {
  places({ x: -90.2332, y: 38.63586 });
  expect(await geocoder.locate(address)).toEqual({ latitude: 38.63586, longitude: -90.2332 });
  const query = new URL(asked.at(-1) as string, apiUrl).searchParams;
  expect(Object.fromEntries(query)).toEqual({ ...address, benchmark: 'Public_AR_Current', format: 'json' });
});

test('an unknown or ambiguous address has no location', async () => {
  places();
  expect(await geocoder.locate(address)).toBeUndefined();
  places({ x: -90, y: 38 }, { x: -80, y: 38 });
  expect(await geocoder.locate(address)).toBeUndefined();
  answer = { status: 400, body: '{}' };
  expect(await geocoder.locate(address)).toBeUndefined();
});

test.each([
  [500, '{}'],
  [429, '{}'],
  [200, '<html>'],
  [200, '{}'],
])('status %i with %j may be tried again', async (status, body) => {
  answer = { status, body };
  await expect(geocoder.locate(address)).rejects.toBeInstanceOf(Unavailable);
});

test('a refused connection may be tried again', async () => {
  const silent = createCensusGeocoder({ apiUrl: 'http://127.0.0.1:1' });
  await expect(silent.locate(address)).rejects.toBeInstanceOf(Unavailable);
});
