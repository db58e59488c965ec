import { type ApiScope, apiScopes } from '#db/column-values.ts';

export { type ApiScope, apiScopes };

/** What a key with this scope may do, in the words of the screen. */
export const scopeTexts: Record<ApiScope, { title: string; explanation: string }> = {
  'orders:write': {
    title: 'Orders',
    explanation: 'Create, track, change and cancel orders, and read your balance and invoices.',
  },
  'listings:read': { title: 'Listings', explanation: 'Read orders, listing pages and their results.' },
  'kits:read': { title: 'Kits', explanation: 'Read scripts, transcripts and kit files.' },
  'leads:read': { title: 'Leads', explanation: 'Read the leads from your listing pages.' },
};

export const REQUESTS_PER_MINUTE = 120;
export const MAX_KEYS = 20;
export const KEY_PREFIX = 'hc_live_';
