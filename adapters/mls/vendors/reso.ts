import type { VendorRules } from './vendor-rules.ts';

/** Any other service that keeps to the RESO Web API, such as our own sample MLS. */
export const reso: VendorRules = {
  baseUrl: null,
  auth: { kind: 'client credentials', tokenPath: 'oauth2/token', scope: null },
  needsOriginatingSystem: false,
  changeField: 'ModificationTimestamp',
  takesOrder: true,
  visibleField: null,
  pageSize: 100,
  pageSizeIn: '$top',
  minGapMs: 0,
  overlapMs: 60_000,
  searchesByAddress: true,
};
