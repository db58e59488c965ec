import type { Mutation } from '../mutation.ts';

const client = ['adapters/mls/contract.test.ts'];
const replication = ['domain/listings/mls/replicate-feeds.test.ts'];

/** Following an MLS: where its token goes, and that each change counts once. */
export const mlsFeedMutations: Mutation[] = [
  {
    name: 'a feed may lead its token to another host',
    area: 'MLS feeds',
    file: 'adapters/mls/feed-requests.ts',
    find: 'if (!isBelow(url, baseUrl))',
    replace: 'if (false)',
    tests: client,
  },
  {
    name: 'a quote in a value ends a filter string',
    area: 'MLS feeds',
    file: 'adapters/mls/odata-query.ts',
    find: `text.replaceAll("'", "''")`,
    replace: 'text',
    tests: client,
  },
  {
    name: 'a page counts although another worker saved it',
    area: 'MLS feeds',
    file: 'domain/listings/mls/apply-mls-page.ts',
    find: '.where(and(isThis, isUnmoved))',
    replace: '.where(isThis)',
    tests: replication,
  },
  {
    name: 'a listing is shown against the seller’s wish',
    area: 'MLS feeds',
    file: 'domain/listings/mls/mls-reading.ts',
    find: 'return fields.InternetEntireListingDisplayYN !== false;',
    replace: 'return true;',
    tests: replication,
  },
  {
    name: 'a hidden address is shown',
    area: 'MLS feeds',
    file: 'domain/listings/mls/mls-facts.ts',
    find: 'const isShown = fields.InternetAddressDisplayYN !== false;',
    replace: 'const isShown = true;',
    tests: replication,
  },
  {
    name: 'fields that the MLS hides are used',
    area: 'MLS feeds',
    file: 'domain/listings/mls/mls-facts.ts',
    find: 'for (const name of input.hidden) delete found[name];',
    replace: '',
    tests: replication,
  },
  {
    name: 'a feed is queried although it asked for a pause',
    area: 'MLS feeds',
    file: 'domain/listings/mls/replicate-feeds.ts',
    find: 'if (cursor.pausedUntil && cursor.pausedUntil > ctx.now()) return;',
    replace: '',
    tests: replication,
  },
  {
    name: 'the kit leaves out what the MLS asks for',
    area: 'MLS feeds',
    file: 'domain/marketing/facts/home-facts.ts',
    find: 'disclaimer: clean(withoutLinks(listing.agentDisclaimer), 900),',
    replace: 'disclaimer: null,',
    tests: ['api/listings/mls-orders.long.test.ts'],
  },
  {
    name: 'production sends a feed’s token in the clear',
    area: 'MLS feeds',
    file: 'server/unsafe-setting.ts',
    find: "return protocol !== 'https:' || !isName || username !== '';",
    replace: 'return false;',
    tests: ['server/unsafe-setting.test.ts'],
  },
];
