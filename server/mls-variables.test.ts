import { expect, test } from 'vitest';
import { chooseMls } from './choose-mls.ts';
import { readEnv } from './env.ts';

const read = (source: Record<string, string>) => readEnv('/project', source);
const grid = {
  id: 'actris',
  name: 'Actris',
  vendor: 'mls-grid',
  token: 'token-of-the-grid',
  originatingSystem: 'actris',
};
const withFeeds = (...feeds: object[]) => read({ MLS_FEEDS: JSON.stringify(feeds) });

test('development has the sample MLS, unless it is turned off; a feed replaces it', () => {
  expect(chooseMls(read({})).feeds.map(({ id }) => id)).toEqual(['lakeview']);
  expect(chooseMls(read({ MLS_FEEDS: 'off' })).feeds).toEqual([]);
  const { feeds, inUse } = chooseMls(withFeeds(grid));
  expect(feeds).toMatchObject([{ id: 'actris', name: 'Actris', display: { rules: 'mls-grid' } }]);
  expect(inUse).toBe('Actris (mls-grid)');
});

test('production has only the feeds that are set up', () => {
  const env = { ...read({}), isProduction: true };
  expect(chooseMls(env).feeds).toEqual([]);
});

test.each([
  [{ ...grid, originatingSystem: undefined }],
  [{ ...grid, token: undefined }],
  [{ ...grid, id: 'Actris MLS' }],
  [{ ...grid, vendor: 'zillow' }],
  [{ ...grid, rules: 'none' }],
  [{ ...grid, display: { hidden: ['everything'] } }],
  [{ ...grid, tokn: 'x' }],
  [{ id: 'b', name: 'B', vendor: 'bridge', token: 'x' }],
  [{ id: 't', name: 'T', vendor: 'trestle', clientId: 'x' }],
])('an invalid feed is refused without showing its keys: %o', (feed) => {
  let message = '';
  try {
    withFeeds(feed);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toMatch(/^MLS_FEEDS is not right; it takes off, or a JSON list/);
  expect(message).not.toContain('token-of');
});

test('two feeds with one name are refused', () => {
  expect(() => withFeeds(grid, grid)).toThrow('MLS_FEEDS is not right');
});
