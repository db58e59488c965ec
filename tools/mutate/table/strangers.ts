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
  {
    name: 'which addresses have an account can be asked without limit',
    area: 'strangers',
    file: 'domain/podcasts/start-checkout.ts',
    find: "if (!known) await limitCalls(ctx, 'order', input.ip, limits);",
    replace: '',
    tests: ['domain/podcasts/start-checkout.test.ts'],
  },
  {
    name: 'a QR code is drawn for every request',
    area: 'strangers',
    file: 'api/http/file-cache.ts',
    find: 'if (known) return known;',
    replace: '',
    tests: ['api/http/file-cache.test.ts'],
  },
];
