import { expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import { createOverride, mayPublish } from './override.ts';

const text = 'Near St. Mary’s church.';
const now = new Date('2025-05-01T10:00:00Z');

test('a stopped text passes only with an override for exactly this text', () => {
  const check = checkText(text);
  const override = createOverride(text, 'editor@example.com', now);
  expect(override).toMatchObject({ who: 'editor@example.com', when: '2025-05-01T10:00:00.000Z' });
  expect(mayPublish(text, check, [])).toBe(false);
  expect(mayPublish(text, check, [override])).toBe(true);
  expect(mayPublish(`${text} No kids.`, checkText(`${text} No kids.`), [override])).toBe(false);
});

test('a clean text needs no override', () => {
  expect(mayPublish('Two baths.', checkText('Two baths.'), [])).toBe(true);
});
