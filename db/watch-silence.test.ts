import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSilence } from './watch-silence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The driver's view of a connection, with a socket that never hears anything by itself. */
function openConnection() {
  let fallSilent = () => {};
  const stream = {
    bytesRead: 0,
    setTimeout: (_ms: number, onSilent: () => void) => {
      fallSilent = onSilent;
    },
    destroy: vi.fn(),
  };
  const inside = { connection: { stream }, readyForQuery: true };
  const onDead = vi.fn();
  watchSilence(inside as unknown as pg.ClientBase, 11_000, onDead);
  return { inside, stream, onDead, fallSilent: () => fallSilent() };
}

test('a connection that owes a response and stays silent is broken', () => {
  const { inside, stream, onDead, fallSilent } = openConnection();
  inside.readyForQuery = false;
  fallSilent();
  vi.runAllTimers();
  expect(stream.destroy).toHaveBeenCalledOnce();
  expect(onDead).toHaveBeenCalledOnce();
});

test('a response that was waiting for this process is read first', () => {
  const { inside, stream, fallSilent } = openConnection();
  inside.readyForQuery = false;
  fallSilent();
  stream.bytesRead += 40;
  vi.runAllTimers();
  expect(stream.destroy).not.toHaveBeenCalled();
});

test('a query sent on a long-idle connection has time for its response', () => {
  const { inside, stream, onDead, fallSilent } = openConnection();
  fallSilent();
  inside.readyForQuery = false;
  vi.runAllTimers();
  expect(stream.destroy).not.toHaveBeenCalled();
  expect(onDead).not.toHaveBeenCalled();
});
