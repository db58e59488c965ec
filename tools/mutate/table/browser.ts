import type { Mutation } from '../mutation.ts';

/** What the browser decides before it asks. */
export const browserMutations: Mutation[] = [
  {
    name: 'a password alone opens an account with two-step sign-in',
    area: 'sessions',
    file: 'web/browser/session-state.ts',
    find: "readLevel(access_token) === 'aal1'",
    replace: 'false',
    tests: ['web/browser/session-state.test.ts'],
  },
  {
    name: 'an expiring session is used without being renewed',
    area: 'sessions',
    file: 'web/browser/stored-session.ts',
    find: 'isWhole && usableForMs(session) > 0 ?',
    replace: 'isWhole ?',
    tests: ['web/browser/stored-session.test.ts'],
  },
];
