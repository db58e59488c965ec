import type { MlsFeed } from '#adapters/mls/contract.ts';
import { createResoFeed } from '#adapters/mls/reso-feed.ts';
import { sampleCredentials } from '#adapters/mls/sample-mls/sample-mls.ts';
import { vendors } from '#adapters/mls/vendors/vendors.ts';
import type { Env } from './env.ts';
import { displayOf, type MlsFeedSettings } from './mls-variables.ts';

/** Where the website serves the sample MLS in development. */
export const SAMPLE_MLS_PATH = '/samples/mls/';

/** The feeds from the settings; in development, the sample MLS if there are none. */
export function chooseMls(env: Env): { feeds: MlsFeed[]; inUse: string } {
  if (env.MLS_FEEDS) {
    const names = env.MLS_FEEDS.map(({ name, vendor }) => `${name} (${vendor})`);
    return { feeds: env.MLS_FEEDS.map(createFeed), inUse: names.join(', ') || 'none' };
  }
  if (env.isProduction) return { feeds: [], inUse: 'none, so no orders by MLS number' };
  const sample = createResoFeed({
    id: 'lakeview',
    name: 'Lakeview MLS',
    vendor: vendors.reso,
    baseUrl: new URL(SAMPLE_MLS_PATH, env.siteUrl).href,
    credentials: sampleCredentials,
    display: { rules: 'sample', overrides: {} },
  });
  return { feeds: [sample], inUse: 'sample MLS with 200 listings, numbers 7100001 to 7100200' };
}

function createFeed(settings: MlsFeedSettings): MlsFeed {
  const { id, name, vendor, url, token, clientId = '', clientSecret = '' } = settings;
  return createResoFeed({
    id,
    name,
    vendor: vendors[vendor],
    // Without a trailing slash, the last part of a path would be replaced.
    baseUrl: url?.replace(/\/*$/, '/'),
    credentials: token ? { token } : { clientId, clientSecret },
    originatingSystem: settings.originatingSystem,
    numberPrefix: settings.numberPrefix,
    display: displayOf(settings),
  });
}
