import type { VendorRules } from './vendor-rules.ts';

/**
 * Bridge Interactive: a server token (sent as a header here, so that it appears in no URL), 5,000 requests an hour with
 * a burst of a fifteenth a minute, 200 records a page by the Prefer header. BridgeModificationTimestamp moves with
 * every change that Bridge makes, including photos; the MLS's own timestamp doesn't.
 */
export const bridge: VendorRules = {
  baseUrl: null,
  auth: { kind: 'token' },
  needsOriginatingSystem: false,
  changeField: 'BridgeModificationTimestamp',
  takesOrder: true,
  visibleField: null,
  pageSize: 200,
  pageSizeIn: 'Prefer header',
  minGapMs: 400,
  overlapMs: 60_000,
  searchesByAddress: true,
};
