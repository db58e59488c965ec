import { expect, test } from 'vitest';
import { readAt, writeAt } from './form-path.ts';

test('reads what stands at a path', () => {
  const values = { links: [{ url: 'a' }, { url: 'b' }] };
  expect(readAt(values, 'links.1.url')).toBe('b');
  expect(readAt(values, 'links.2.url')).toBeUndefined();
  expect(readAt(undefined, 'name')).toBeUndefined();
});

test('writes into a copy, and makes lists for numbers', () => {
  const values = { name: 'x', links: [{ url: 'a' }] };
  expect(writeAt(values, 'links.0.url', 'b')).toEqual({ name: 'x', links: [{ url: 'b' }] });
  expect(values.links[0]?.url).toBe('a');
  const errors: { links?: unknown[] } = writeAt({}, 'links.1.url', { message: 'Wrong' });
  expect(Array.isArray(errors.links)).toBe(true);
  expect(readAt(errors, 'links.1.url.message')).toBe('Wrong');
});
