import type { Assets } from '#web/assets.ts';

/** Put in by the build: what our own build called its files, so that both pages say the same. */
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
