import { expect, test } from 'vitest';
import { compilePhrase, includesPhrase } from './compile-phrase.ts';
import { indexPhrases } from './phrase-index.ts';
import { findPrefixes } from './word-prefixes.ts';

const phrases = ['quiet street', 'no (dogs|cats)', '<number> steps', 'street fair'].map(compilePhrase);
const find = indexPhrases([...phrases, undefined]);

test('every phrase in a text is found, in the order of the phrases', () => {
  for (const text of [
    ' no cats on this quiet street ',
    ' street fair ',
    ' 12 steps ',
    ' nothing of the kind ',
  ]) {
    const found = find(findPrefixes(text));
    const held = [...phrases.keys()].filter((at) => includesPhrase(phrases[at] as never, text));
    expect(held.filter((at) => !found.includes(at))).toEqual([]);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  }
});

test('a phrase that lacks one of its words is skipped', () => {
  expect(find(findPrefixes(' a quiet street '))).not.toContain(3);
  expect(find(findPrefixes(' a porch '))).not.toContain(0);
});
