import { expect, test } from 'vitest';
import { missingFrom, missingMessage, passwordRules } from './password-rules.ts';

test.each([
  ['abcdefgh', ['one uppercase letter', 'one number', 'one special character']],
  ['Abcdef1', ['at least 8 characters', 'one special character']],
  ['Abcdef 1', ['one special character']],
  ['ABCDEF1!', ['one lowercase letter']],
  ['Abcdef1!', []],
  ['Éléphant-7', []],
  ['🏡🏡🏡🏡Aa1', ['at least 8 characters']],
])('"%s" lacks %j', (password, missing) => {
  expect(missingFrom(password)).toEqual(missing);
});

test('an empty password lacks every rule', () => {
  const texts = passwordRules.split(/, | and /);
  expect(texts).toHaveLength(5);
  expect(missingFrom('')).toEqual(texts);
});

test('the message names what is missing and disappears when nothing is', () => {
  expect(missingMessage('Abcdef1')).toBe('Missing: at least 8 characters, one special character');
  expect(missingMessage('Abcdef1!')).toBeUndefined();
});
