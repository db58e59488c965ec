import { expect, test } from 'vitest';
import { splitText } from './description.tsx';

test('a long text is cut at a paragraph, otherwise at a word, otherwise anywhere; a short one is not', () => {
  const words = 'word '.repeat(700).trim();
  expect(splitText('short')).toEqual(['short', '']);
  const [beginning, rest] = splitText(words);
  expect(beginning.length).toBeLessThanOrEqual(1600);
  expect(`${beginning} ${rest}`).toBe(words);
  const [paragraph] = splitText(`${'a'.repeat(900)}\n${words}`);
  expect(paragraph).toBe('a'.repeat(900));
  expect(splitText('x'.repeat(4000)).map((part) => part.length)).toEqual([1600, 2400]);
});
