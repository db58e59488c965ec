import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Page } from './page.ts';
import { renderBytes } from './render-page.tsx';

const site = {
  name: 'Hearthcast',
  url: 'https://hearthcast.example',
  supportPhone: '(555) 010-0142',
  callNowPhone: '(555) 010-0199',
  supportEmail: 'support@hearthcast.example',
};
const assets = {
  siteStyles: { inline: 'p{color:red}', cspHash: '' },
  siteScript: '/site.js',
  fontPreloads: [],
  appScript: '',
  appStart: { href: '' },
  appStyles: [],
  appPreloads: [],
  screenPreloads: {},
};

function page(words: string, more: Partial<Page> = {}): Page {
  const head = { title: 'A home', description: '“Light”', canonical: '/a' };
  return { status: 200, head, header: 'page', body: createElement('p', null, words), madeFrom: [], ...more };
}

const render = (shown: Page, from = assets) => renderBytes(shown, site, from);

test('a page is between its header and its footer, each exactly once, and every character is whole', () => {
  const html = render(page('A “quiet” street 🏡')).html.toString();
  const order = [
    '<!doctype html><html',
    'name="description" content="“Light”"',
    'p{color:red}</style></head>',
    '<header',
    '</header>',
  ];
  const at = [...order, '<p>A “quiet” street 🏡</p></main>', '<footer', '</footer>'].map((part) => {
    expect(html.split(part)).toHaveLength(2);
    return html.indexOf(part);
  });
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  expect(html.endsWith('</footer></body></html>')).toBe(true);
  expect(html).not.toContain('constant-');
});

test('words that look like a part’s placeholder stay words', () => {
  const html = render(page('<constant-footer></constant-footer>')).html.toString();
  expect(html).toContain('<p>&lt;constant-footer&gt;&lt;/constant-footer&gt;</p></main>');
});

test('the same page has the same ETag; other words, another phone number or other styles change it', () => {
  const { etag } = render(page('Here'));
  expect(render(page('Here')).etag).toBe(etag);
  expect(etag).toMatch(/^[\w-]{22}$/);
  const others = [
    render(page('There')),
    render(page('Here', { head: { ...page('').head, title: 'A house' } })),
    render(page('Here', { callPhone: '(555) 010-0111' })),
    render(page('Here', { header: 'none' })),
    render(page('Here'), { ...assets, siteStyles: { inline: 'p{color:tan}', cspHash: '' } }),
  ].map((other) => other.etag);
  expect(new Set([etag, ...others]).size).toBe(6);
});
