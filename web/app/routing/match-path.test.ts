import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

test('a path matches only its own pattern', () => {
  expect(matchPath('/admin', '/admin')).toEqual({});
  expect(matchPath('/admin', '/admin/')).toEqual({});
  expect(matchPath('/admin', '/admin/teams')).toBeUndefined();
  expect(matchPath('/admin/teams', '/admin')).toBeUndefined();
  expect(matchPath('/admin', '/Admin')).toBeUndefined();
});

test('named parts are decoded if possible, and never empty', () => {
  expect(matchPath('/team/:teamId', '/team/7')).toEqual({ teamId: '7' });
  expect(matchPath('/team/:teamId', '/team/a%20b')).toEqual({ teamId: 'a b' });
  expect(matchPath('/team/:teamId', '/team/%E0%A4%A')).toEqual({ teamId: '%E0%A4%A' });
  expect(matchPath('/team/:teamId', '/team/')).toBeUndefined();
  expect(matchPath('/team/:teamId', '/team/7/edit')).toBeUndefined();
});
