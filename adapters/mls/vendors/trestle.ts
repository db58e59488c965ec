import type { VendorRules } from './vendor-rules.ts';

/**
 * Trestle by Cotality (CoreLogic): OAuth 2 client credentials with tokens of eight hours, 7,200 requests an hour and 180
 * a minute, at most 1,000 records a page. Its replication links expire after five minutes without use.
 */
export const trestle: VendorRules = {
  baseUrl: 'https://api.cotality.com/trestle/odata/',
  auth: { kind: 'client credentials', tokenPath: '/trestle/oidc/connect/token', scope: 'api' },
  needsOriginatingSystem: false,
  changeField: 'ModificationTimestamp',
  takesOrder: true,
  visibleField: null,
  pageSize: 500,
  pageSizeIn: '$top',
  minGapMs: 700,
  overlapMs: 60_000,
  searchesByAddress: true,
};
