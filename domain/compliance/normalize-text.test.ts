import { expect, test } from 'vitest';
import { normalizeText } from './normalize-text.ts';

const plain = (text: string) => normalizeText(text).plain.trim();

test('case, accents, hyphens, quotes and invisible characters fold away', () => {
  expect(plain('Café—“KID‑FREE”  kids’ room')).toBe('cafe , kid free kids room');
  expect(plain('fam\u00adi\u200blies')).toBe('families');
  expect(plain('Сhristian ｈome')).toBe('christian home');
});

test('disguised words are recognized', () => {
  expect(plain('n0 k1ds')).toBe('no kids');
  expect(plain('no k i d s')).toBe('no kids');
  expect(plain('<b>No</b>&nbsp;kids')).toBe('no kids');
});

test('sentences end in the right place', () => {
  expect(plain('Near St. Mary’s. U.S. citizens, 3.5 baths; 1,200 sq. ft.')).toBe(
    "near st mary's . us citizens , 3·5 baths , 1200 sq ft",
  );
  expect(plain('55+ community (pool)')).toBe('55+ community , pool ,');
});

test('every character maps back to the source', () => {
  const text = 'No\u200b  KIDS!';
  const normal = normalizeText(text);
  const at = normal.plain.indexOf('kids');
  expect(text.slice(normal.from[at], normal.to[at + 3])).toBe('KIDS');
});
