import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createSurrogateKeyCdn } from '#adapters/cdn/surrogate-keys.ts';
import type { Change, Log } from '#domain/context.ts';
import { eventually } from '#tests/support/processes.ts';
import { purgeChangedPages } from './purge-changed-pages.ts';

const calls: { method: string | undefined; keys: string[]; headers: IncomingMessage['headers'] }[] = [];
let status = 200;
const cdnServer = createServer((request, response) => {
  const keys = String(request.headers['surrogate-key']).split(' ');
  calls.push({ method: request.method, keys, headers: request.headers });
  response.writeHead(status).end();
});
await new Promise<void>((done) => cdnServer.listen(0, '127.0.0.1', done));
afterAll(() => void cdnServer.close());
const url = `http://127.0.0.1:${(cdnServer.address() as AddressInfo).port}/purge`;
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} } as unknown as Log;

function start(kind: 'fastly' | 'varnish' = 'varnish') {
  calls.length = 0;
  const listeners = new Set<(change: Change) => void>();
  const changes = {
    subscribe: (listener: (change: Change) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ageMs: () => 0,
    stop: async () => {},
  };
  const cdn = createSurrogateKeyCdn({ url, kind, token: 'secret-token' });
  const stop = purgeChangedPages({ changes, log }, cdn, { gatherMs: 5, retryMs: 5 });
  return {
    stop,
    listeners,
    tell: (change: Change) => listeners.forEach((listener) => void listener(change)),
  };
}
const purged = () => new Set(calls.flatMap(({ keys }) => keys));

test('a burst of changes is one call', async () => {
  const { tell, stop, listeners } = start();
  for (const id of ['1', '2', '1']) tell({ table: 'listings', id });
  await eventually(
    async () => calls.length,
    (count) => count > 0,
  );
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method: 'PURGE', keys: ['listings', 'listings:1', 'listings:2'] });
  expect(calls[0]?.headers.authorization).toBe('Bearer secret-token');
  stop();
  expect(listeners.size).toBe(0);
});

test('Fastly gets a POST with its own key', async () => {
  const { tell, stop } = start('fastly');
  tell({ table: '*' });
  await eventually(
    async () => calls.length,
    (count) => count > 0,
  );
  expect(calls[0]).toMatchObject({ method: 'POST', keys: ['pages'] });
  expect(calls[0]?.headers['fastly-key']).toBe('secret-token');
  stop();
});

test('the files of a home taken down are purged in several calls, and too many purge everything', async () => {
  const { tell, stop } = start();
  for (let id = 0; id < 300; id += 1) tell({ table: 'hidden_files', id: String(id) });
  await eventually(
    async () => purged().size,
    (count) => count === 301,
  );
  expect(calls.map(({ keys }) => keys.length)).toEqual([250, 51]);
  calls.length = 0;
  for (let id = 0; id < 2100; id += 1) tell({ table: 'listings', id: String(id) });
  await eventually(
    async () => calls.length,
    (count) => count > 0,
  );
  expect(calls[0]?.keys).toEqual(['pages']);
  stop();
});

test.each([500, 429, 401])('%i loses no key: they go out with the next attempt', async (failing) => {
  const { tell, stop } = start();
  status = failing;
  tell({ table: 'listings', id: '1' });
  await eventually(
    async () => calls.length,
    (count) => count > 0,
  );
  tell({ table: 'markets' });
  status = 200;
  calls.length = 0;
  await eventually(
    async () => purged(),
    (keys) => keys.has('listings:1') && keys.has('markets:any'),
  );
  stop();
});
