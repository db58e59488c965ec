import type { Assets } from '#web/assets.ts';

/** Set by the build: the file names from our own build, so that both pages are the same. */
declare const REFERENCE_ASSETS: { styles: string } & Pick<Assets, 'fontPreloads'>;
declare const REFERENCE_URL: string;

export const { styles, fontPreloads } = REFERENCE_ASSETS;

export const site = {
  name: 'Hearthcast',
  url: REFERENCE_URL,
  supportPhone: '(555) 010-0142',
  callNowPhone: '(555) 010-0199',
  supportEmail: 'support@hearthcast.example',
};
