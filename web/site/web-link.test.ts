import { expect, test } from 'vitest';
import { webLink } from './web-link.ts';

test.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['javascript:alert(1)', undefined],
  ['a.example', undefined],
  [null, undefined],
])('%s becomes %s', (url, link) => {
  expect(webLink(url)).toBe(link);
});
