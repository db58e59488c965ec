import { expect, test } from 'vitest';
import { readSessionState } from './session-state.ts';

const token = (aal: string) => `e30.${btoa(JSON.stringify({ aal }))}.signature`;
const user = (status: string) => ({ id: 'maya', email: 'maya@example.com', factors: [{ status }] });

test('a password alone is not enough once a second factor is verified', async () => {
  const state = await readSessionState({ access_token: token('aal1'), user: user('verified') });
  expect(state).toEqual({ status: 'needs-code', userId: 'maya', email: 'maya@example.com' });
});

test.each([
  ['a code was entered', token('aal2'), user('verified')],
  ['the factor was never finished', token('aal1'), user('unverified')],
  ['there is no factor', token('aal1'), { id: 'maya', email: 'maya@example.com' }],
])(
  'somebody is signed in, and no admin while the server is not reached, when %s',
  async (_, access_token, who) => {
    const state = await readSessionState({ access_token, user: who });
    expect(state).toEqual({ status: 'signed-in', userId: 'maya', email: 'maya@example.com', isAdmin: false });
  },
);
