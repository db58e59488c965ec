import type { VendorRules } from './vendor-rules.ts';

/**
 * MLS Grid, API version 2.0: long-lived tokens, one OriginatingSystemName per request, two requests a second (7,200 an
 * hour, 40,000 a day), at most 5,000 records a page. Records with MlgCanView false must be deleted. Few fields can be
 * searched, and no address fields.
 */
export const mlsGrid: VendorRules = {
  baseUrl: 'https://api.mlsgrid.com/v2/',
  auth: { kind: 'token' },
  needsOriginatingSystem: true,
  changeField: 'ModificationTimestamp',
  takesOrder: false,
  visibleField: 'MlgCanView',
  pageSize: 500,
  pageSizeIn: '$top',
  // 40,000 a day is one every 2.2 seconds; the schedule needs far less, a first download more.
  minGapMs: 1_200,
  overlapMs: 60_000,
  searchesByAddress: false,
};
