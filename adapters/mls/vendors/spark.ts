import type { VendorRules } from './vendor-rules.ts';

/**
 * Spark (FBS, Flexmls): personal access tokens, a separate host for replication, at most 1,000 records a page for such
 * a token. It asks clients to read the last 20 minutes again, because its caches may show a change late. It publishes
 * no request limit; 429 with code 1550 says when there were too many.
 */
export const spark: VendorRules = {
  baseUrl: 'https://replication.sparkapi.com/Version/3/Reso/OData/',
  auth: { kind: 'token' },
  needsOriginatingSystem: false,
  changeField: 'ModificationTimestamp',
  takesOrder: true,
  visibleField: null,
  pageSize: 500,
  pageSizeIn: '$top',
  minGapMs: 1_000,
  overlapMs: 20 * 60_000,
  searchesByAddress: true,
};
