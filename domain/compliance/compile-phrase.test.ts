import { expect, test } from 'vitest';
import { compilePhrase, includesPhrase } from './compile-phrase.ts';
import { normalizeText } from './normalize-text.ts';

function includes(phrase: string, text: string): boolean {
  return includesPhrase(compilePhrase(phrase), normalizeText(text).plain);
}

test.each([
  ['no (small|loud) dogs', 'No loud dogs.', 'No dogs.'],
  ['no [small|very loud] dogs', 'No very loud dogs.', 'No very dogs.'],
  ['famil(y|ies) rooms?', 'Family room', 'Famil room'],
  ['(not for|without) dogs', 'not for dogs', 'not dogs'],
  ['stair-lifts?', 'A stair-lift and a stairlift', 'A stair and a lift'],
  ['(green [and *] doors?|gates?)', 'Green and blue door', 'Green blue door'],
  ['(bound [**]|tied) here', 'bound here', 'bound and tied up here'],
  ['walk*? there', 'Walk there', 'Sidewalk there'],
  ['walk* there', 'Walking there', 'Walk there'],
  ['the **', "The owner's", 'Owner of the'],
  ['in 19## for $<number>', 'In 1952 for $900', 'In 1852 for $900'],
  ['(55+|62 plus) park', 'A 55+ park', 'A 55 park'],
  ['no ~2 dogs', 'No very loud dogs', 'No cats. Dogs welcome'],
  ['a +2 dog', 'A very loud dog', 'A house with dog'],
  ['dog !(park|run)', 'The dog sleeps', 'The dog run'],
  ['dog =(and|or)', 'The dog, the cat', 'The dog park'],
  ['-(hot|chili) dog', 'A dog', 'A hot dog'],
  ['^ dogs $', 'Cats, dogs, birds', 'Hot dogs, birds'],
  ['(!(big|small) *ish dog)', 'A smallish dog', 'A dog'],
  ['no <kids>', 'No toddlers', 'No tables'],
])('%s', (phrase, hit, miss) => {
  expect(includes(phrase, hit)).toBe(true);
  expect(includes(phrase, miss)).toBe(false);
});

test('a cut is the part that a rewrite replaces', () => {
  const { pattern } = compilePhrase('perfect for {a [small] dog}');
  expect(pattern.exec(' perfect for a small dog ')?.groups?.cut).toBe('a small dog ');
});

test('repeated optional words are matched by counting', () => {
  expect(compilePhrase('a [*] [*] [*] dog').pattern.source).toContain('{0,3}');
});

test.each([
  ['no (dogs', '")" is missing'],
  ['no dogs)', 'Something unexpected stands'],
  ['no  dogs', 'A word is missing'],
  ['no (dogs|)', 'A word is missing'],
  ['no (dogs ~3)', 'A choice must end with a word'],
  ['no <no-such-list>', 'No word list is called'],
])('%s is refused', (phrase, problem) => {
  expect(() => compilePhrase(phrase)).toThrow(problem);
});
