import type { Mutation } from '../mutation.ts';

/** What a stranger may find out, use up or take over. */
export const strangerMutations: Mutation[] = [
  {
    name: 'production starts with the demo accounts',
    area: 'strangers',
    file: 'server/open-context.ts',
    find: 'await requireNoDemoAccounts(ctx);',
    replace: '{}',
    tests: ['server/open-context.test.ts'],
  },
];
