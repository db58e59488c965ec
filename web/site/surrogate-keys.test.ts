import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { keysOfChange, keysOfPage } from './surrogate-keys.ts';

const pages: Record<string, string[]> = {
  '/a': ['listings:1', 'markets'],
  '/b': ['listings:2'],
  '/all': ['listings'],
  '/odd': ['listings:one two'],
  '/fixed': [],
};

test.each([
  [{ table: 'listings', id: '1' }],
  [{ table: 'listings', id: 'one two' }],
  [{ table: 'listings' }],
  [{ table: 'markets', id: '7' }],
  [{ table: 'podcasts', id: '1' }],
  [{ table: '*' }],
])('%o purges in the CDN what it drops from our own cache', async (change) => {
  const cache = createPageCache({ maxBytes: 1_000_000 });
  for (const [path, madeFrom] of Object.entries(pages))
    await cache.get(path, async () => ({ status: 200, html: path, madeFrom }));
  cache.drop(change);
  const dropped = Object.keys(pages).filter((path) => !cache.peek(path));
  const purged = Object.keys(pages).filter((path) => {
    const keys = keysOfPage(pages[path] as string[]).split(' ');
    return keysOfChange(change).some((key) => keys.includes(key));
  });
  expect(purged).toEqual(dropped);
});
