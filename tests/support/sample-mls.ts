import type { MlsFeed } from '#adapters/mls/contract.ts';
import { createResoFeed } from '#adapters/mls/reso-feed.ts';
import { sampleCredentials } from '#adapters/mls/sample-mls/sample-mls.ts';
import { vendors } from '#adapters/mls/vendors/vendors.ts';

/** A feed of the sample MLS, served at a URL. */
export function createSampleFeed(baseUrl: string): MlsFeed {
  return createResoFeed({
    id: 'lakeview',
    name: 'Lakeview MLS',
    vendor: vendors.reso,
    baseUrl,
    credentials: sampleCredentials,
    display: { rules: 'sample', overrides: {} },
  });
}
