import type { AppSettings } from '../site-settings.ts';

/** From the data block that the server writes into the app's page. */
export const siteSettings = JSON.parse(
  document.getElementById('site-settings')?.textContent ?? '{}',
) as AppSettings;
