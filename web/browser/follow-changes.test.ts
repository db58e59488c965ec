import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followChanges, type RowChange } from './follow-changes.ts';

const session = { access_token: 'a.b.c', expires_at: 4_000_000_000, user: { id: 'maya' } };
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

type Connection = { send: (text: string) => void; isAborted: () => boolean };

/** Every connection stays open until the browser abandons it. */
function listenForConnections(): Connection[] {
  const connections: Connection[] = [];
  vi.stubGlobal('fetch', async (_path: string, { signal }: { signal: AbortSignal }) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => {}));
    connections.push({
      send: (text) => void writer.write(new TextEncoder().encode(text)),
      isAborted: () => signal.aborted,
    });
    return new Response(readable);
  });
  return connections;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(session) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a connection that falls silent is replaced, and everything is reloaded', async () => {
  const connections = listenForConnections();
  const changes: RowChange[] = [];
  const stop = followChanges((change) => changes.push(change));
  await seconds(0);
  connections[0]?.send('event: change\ndata: {"table":"podcasts","id":"one"}\n\n');
  await seconds(50);
  connections[0]?.send('event: beat\ndata: \n\n');
  await seconds(50);
  expect(connections).toHaveLength(1);
  expect(changes).toEqual([{ table: '*' }, { table: 'podcasts', id: 'one' }]);
  await seconds(12);
  expect(connections[0]?.isAborted()).toBe(true);
  expect(connections).toHaveLength(2);
  expect(changes.at(-1)).toEqual({ table: '*' });
  stop();
  expect(connections[1]?.isAborted()).toBe(true);
});
