import { expect, test } from 'vitest';
import type { Assets } from '../assets.ts';
import { appDocument } from './app-document.ts';

const assets: Assets = {
  siteStyles: { href: '' },
  siteScript: '',
  fontPreloads: ['/assets/serif.woff2'],
  appScript: '/assets/frame.js',
  appStart: '/assets/app-start.js',
  appStyles: ['/assets/app.css'],
  appPreloads: ['/assets/react.js'],
  screenPreloads: { '/auth': ['/assets/sign-in.js'] },
};
const settings = {
  name: 'Hearthcast',
  url: 'http://localhost',
  supportPhone: '',
  callNowPhone: '',
  supportEmail: '',
  tiers: [{ fromLinks: 1, unitCents: 4900 }],
  briefCents: null,
  mlsNames: ['Lake</script>view'],
  isAnsweringSold: true,
};

test('a screen’s own scripts are announced with those of the app, and only its own', () => {
  const preloads = (path: string) =>
    [...appDocument(assets, { path, settings }).matchAll(/modulepreload" href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
  expect(preloads('/auth')).toEqual(['/assets/react.js', '/assets/frame.js', '/assets/sign-in.js']);
  expect(preloads('/account')).toEqual(['/assets/react.js', '/assets/frame.js']);
});

test('no font takes the line from the scripts a screen needs before it works', () => {
  expect(appDocument(assets, { path: '/create-podcast', settings })).not.toContain('.woff2');
});

test('the order form finds prices and MLS names in the document, whatever they are called', () => {
  const html = appDocument(assets, { path: '/create-podcast', settings });
  const block = /id="site-settings">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual(settings);
});
