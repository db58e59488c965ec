import { expect, test } from 'vitest';
import type { Assets } from '../assets.ts';
import { appDocument } from './app-document.ts';

const assets: Assets = {
  siteStyles: { href: '' },
  siteScript: '',
  fontPreloads: ['/assets/serif.woff2'],
  appScript: '/assets/frame.js',
  appStart: { inline: 'start()', cspHash: 'sha256-start' },
  appStyles: ['/assets/app.css'],
  appPreloads: ['/assets/react.js'],
  reactScript: '/assets/react.js',
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

const announced = (path: string) =>
  [...appDocument(assets, { path, settings }).matchAll(/modulepreload"[^>]* href="([^"]+)"/g)].map(
    ([, href]) => href,
  );

test('a screen’s own scripts are preloaded with those of the app, and no others', () => {
  expect(announced('/account')).toEqual(['/assets/react.js', '/assets/frame.js']);
});

test('with a first look, all but the largest script wait for the first paint', () => {
  expect(announced('/auth')).toEqual(['/assets/react.js']);
  expect(appDocument(assets, { path: '/auth', settings })).toContain(
    'data-later="/assets/frame.js /assets/sign-in.js"',
  );
  expect(appDocument(assets, { path: '/account', settings })).not.toContain('data-later');
});

test('with a first look, its styles come before any script', () => {
  expect(appDocument(assets, { path: '/auth', settings })).toContain(
    '<link rel="modulepreload" fetchpriority="low"',
  );
  expect(appDocument(assets, { path: '/account', settings })).not.toContain('fetchpriority');
});

test('no font competes with the scripts a screen needs before it works', () => {
  expect(appDocument(assets, { path: '/create-podcast', settings })).not.toContain('.woff2');
});

test('the order form finds prices and MLS names in the document, whatever they are called', () => {
  const html = appDocument(assets, { path: '/create-podcast', settings });
  const block = /id="site-settings">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual(settings);
});
