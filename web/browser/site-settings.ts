import type { SiteSettings } from '../site-settings.ts';

/** Read from the data block that the server puts into the app's page. */
export const siteSettings = JSON.parse(
  document.getElementById('site-settings')?.textContent ?? '{}',
) as SiteSettings;
