import { afterEach, expect, test, vi } from 'vitest';
import { hasStoredSession, readUsableSession } from './stored-session.ts';

afterEach(() => vi.unstubAllGlobals());

function store(text: string | null): void {
  vi.stubGlobal('localStorage', { getItem: () => text });
}

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const session = (expiresAt: number) => ({
  access_token: 'a.b.c',
  expires_at: expiresAt,
  user: { id: 'maya', email: 'maya@example.com' },
});

test('a stored session is used as it is until it has to be renewed', () => {
  store(JSON.stringify(session(inSeconds(600))));
  expect(readUsableSession()?.user.id).toBe('maya');
  store(JSON.stringify(session(inSeconds(60))));
  expect(readUsableSession()).toBeUndefined();
  expect(hasStoredSession()).toBe(true);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a session without a user', JSON.stringify({ access_token: 'a.b.c', expires_at: inSeconds(600) })],
  ['a session without a token', JSON.stringify({ ...session(inSeconds(600)), access_token: undefined })],
  ['a session without an end', JSON.stringify({ ...session(0), expires_at: undefined })],
])('%s in the storage is not a usable session', (_, text) => {
  store(text);
  expect(readUsableSession()).toBeUndefined();
});

test('nobody is signed in if the browser forbids storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(hasStoredSession()).toBe(false);
  expect(readUsableSession()).toBeUndefined();
});
