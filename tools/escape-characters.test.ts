import { expect, test } from 'vitest';
import { escaped } from './escape-characters.ts';

const run = (code: string) => new Function(`return ${code}`)();

const opening = '${';
const mixed = `String.raw\`’${opening}1 + 1}\\\`\\${opening}x}“\\u2014\``;

test.each([
  ['a text', '"It’s “home”"'],
  ['a text with an escape before a character', String.raw`'a\’s\\—\n'`],
  ['a template', '`é—`'],
  ['characters of two units', '"🏡".length + "🏡"'],
  ['a raw text', 'String.raw`\\b’\\s`'],
  ['a raw text with values, ticks and braces', mixed],
  ['a raw text as an argument', 'new RegExp(String.raw`^\\p{Lu}[’“]$`, "u").test("A’")'],
  ['a pattern', '"a–c 🏡".replace(/[‐-—]|🏡$/gu, "-")'],
  ['a key', '({ "…": 1, [`é…`]: 2 })'],
  ['a comment', '/* “why” */ 1 // …'],
])('%s means the same in ASCII', (_, code) => {
  expect(code).toMatch(/[^\0-\x7f]/);
  expect(escaped(code)).not.toMatch(/[^\0-\x7f]/);
  expect(run(escaped(code))).toEqual(run(code));
});

test('a character that stands for itself stops the build', () => {
  expect(() => escaped('1 \u3000+ 1')).toThrow();
});
