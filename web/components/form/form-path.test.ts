import { expect, test } from 'vitest';
import { readPath, writePath } from './form-path.ts';

test('reads the value at a path', () => {
  const values = { links: [{ url: 'a' }, { url: 'b' }] };
  expect(readPath(values, 'links.1.url')).toBe('b');
  expect(readPath(values, 'links.2.url')).toBeUndefined();
  expect(readPath(undefined, 'name')).toBeUndefined();
});

test('writes into a copy, and makes lists for numbers', () => {
  const values = { name: 'x', links: [{ url: 'a' }] };
  expect(writePath(values, 'links.0.url', 'b')).toEqual({ name: 'x', links: [{ url: 'b' }] });
  expect(values.links[0]?.url).toBe('a');
  const errors: { links?: unknown[] } = writePath({}, 'links.1.url', { message: 'Wrong' });
  expect(Array.isArray(errors.links)).toBe(true);
  expect(readPath(errors, 'links.1.url.message')).toBe('Wrong');
});
