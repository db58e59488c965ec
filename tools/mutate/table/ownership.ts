import type { Mutation } from '../mutation.ts';

/** Who owns what, and who is staff. */
export const ownershipMutations: Mutation[] = [
  {
    name: 'anyone may open anyone’s podcast',
    area: 'ownership',
    file: 'api/podcasts/require-own-podcast.ts',
    find: "(await isAdmin(ctx, caller)) ? 'anyone' : caller",
    replace: "'anyone'",
    tests: ['api/production/production.test.ts'],
  },
  {
    name: 'an unconfirmed address owns its orders',
    area: 'ownership',
    file: 'domain/podcasts/queries.ts',
    find: 'owner.isEmailConfirmed ? eq(podcasts.customerEmail, owner.email) : undefined',
    replace: 'eq(podcasts.customerEmail, owner.email)',
    tests: ['domain/podcasts/queries.test.ts'],
  },
  {
    name: "customers get events about others' podcasts",
    area: 'ownership',
    file: 'api/events/event-routes.ts',
    find: '!(await concerns(change, session))',
    replace: 'false',
    tests: ['api/events/event-routes.test.ts'],
  },
  {
    name: 'anyone signed in counts as staff',
    area: 'ownership',
    file: 'api/contract-routes.ts',
    find: "operation.access === 'admin' && !(await isAdmin(ctx, signedIn))",
    replace: 'false',
    tests: ['tests/access.test.ts'],
  },
  {
    name: 'a staff address counts before it is confirmed',
    area: 'ownership',
    file: 'domain/accounts/queries.ts',
    find: '!!user.confirmedAt && ',
    replace: '',
    tests: ['api/http/session.test.ts'],
  },
  {
    name: 'an admin can remove their own role',
    area: 'ownership',
    file: 'domain/accounts/remove-admin.ts',
    find: 'if (userId === actor.actorId)',
    replace: 'if (false)',
    tests: ['api/accounts/admins.test.ts'],
  },
];
