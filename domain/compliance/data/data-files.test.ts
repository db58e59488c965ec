import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { compilePhrase } from '../compile-phrase.ts';
import { findPhrases } from '../find-phrases.ts';
import { refuseQuestion } from '../refuse-question.ts';
import { allRules, exemptions, questionTopics, safePhrases, wordLists } from './data-files.ts';

const listNames = wordLists.flatMap((lists) => Object.keys(lists));
const phrases = [...allRules, ...questionTopics, ...exemptions]
  .flatMap((item) => [...item.phrases, ...(item.unless ?? [])])
  .concat(safePhrases);
const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);

test('every rule and topic has a unique id', () => {
  expect(repeated([...allRules, ...questionTopics, ...exemptions].map(({ id }) => id))).toEqual([]);
});

test('every file of rules and words is loaded', () => {
  const files = globSync('{rules,words}/*.json', { cwd: import.meta.dirname });
  // Besides these: questions, safe phrases and exemptions.
  expect(wordLists.length - 3).toBe(files.length);
  expect(files).toContain(join('rules', 'religion.json'));
});

test('every word list has a unique name and is used', () => {
  expect(repeated(listNames)).toEqual([]);
  const words = wordLists.flatMap((lists) => Object.values(lists).flatMap((list) => list.words));
  const used = new Set([...phrases, ...words].join(' ').match(/(?<=<)[a-z-]+(?=>)/g));
  // Lists the code uses by name.
  const named = ['link-words', 'never-a-name', 'protected-people'];
  expect(listNames.filter((name) => !used.has(name) && !named.includes(name))).toEqual([]);
});

test('every phrase compiles and none appears twice in a rule', () => {
  for (const phrase of phrases) expect(compilePhrase(phrase).pattern.test('  ')).toBe(false);
  for (const rule of allRules) expect(repeated(rule.phrases), rule.id).toEqual([]);
});

test.each(allRules)('$id matches its examples and nothing acceptable', ({ id, examples }) => {
  const missed = examples.hits.filter((text) => !findPhrases(text).some((match) => match.rule === id));
  expect(missed).toEqual([]);
  const stopped = examples.fine.flatMap((text) =>
    findPhrases(text)
      .filter((match) => match.tier !== 'style')
      .map((match) => `${match.rule} “${match.text}” in: ${text}`),
  );
  expect(stopped).toEqual([]);
});

test.each(questionTopics)(
  '$id refuses its examples with an answer that passes',
  ({ id, answer, examples }) => {
    expect(examples.map((question) => refuseQuestion(question)?.rule)).toEqual(examples.map(() => id));
    expect(checkText(answer).verdict).toBe('allow');
  },
);
