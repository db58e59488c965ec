import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import { judgeLine } from './judge-line.ts';
import type { Verdict } from './schema.ts';

function lines(name: string): string[] {
  const text = readFileSync(
    new URL(`../../tests/fixtures/fair-housing/${name}.txt`, import.meta.url),
    'utf8',
  );
  return text.split('\n').filter((line) => line.trim() !== '');
}

function withOtherVerdict(verdict: Verdict, texts: string[]): string[] {
  return texts.filter((line) => checkText(line).verdict !== verdict);
}

const everyFifth = (_: string, index: number) => index % 5 === 0;

test('every violating sentence is blocked', () => {
  expect(withOtherVerdict('block', lines('violating'))).toEqual([]);
});

test('every acceptable sentence is allowed', () => {
  expect(withOtherVerdict('allow', lines('fine'))).toEqual([]);
});

test('names of places and businesses, known by their capitals, are not people', () => {
  expect(withOtherVerdict('allow', lines('names'))).toEqual([]);
});

test('wording that is merely doubtful is rewritten', () => {
  expect(withOtherVerdict('rewrite', lines('doubtful'))).toEqual([]);
});

test('acceptable sentences stay acceptable in one long text', () => {
  const sentences = lines('fine').filter(
    (line) => !/55|62\+|fifty-five|age-qualified|HOPA|older persons/i.test(line),
  );
  const { findings } = checkText(sentences.join('\n\n'));
  const serious = findings.filter((finding) => finding.tier !== 'style');
  expect(serious.map((finding) => finding.text)).toEqual([]);
});

test('questions about people, crime, school quality and religion are refused with a neutral answer', () => {
  expect(withOtherVerdict('refuse', lines('questions-refused'))).toEqual([]);
});

test('questions about the property are allowed', () => {
  expect(withOtherVerdict('allow', lines('questions-fine'))).toEqual([]);
});

test('the suggested wording passes the check', () => {
  const stopped = [...lines('violating').filter(everyFifth), ...lines('doubtful')];
  expect(
    withOtherVerdict(
      'allow',
      stopped.flatMap((line) => judgeLine(line).suggestion ?? []),
    ),
  ).toEqual([]);
});

test('all caps, hyphens and curly quotes change nothing', () => {
  const shouted = lines('violating').filter(everyFifth);
  expect(
    withOtherVerdict(
      'block',
      shouted.map((line) => line.toUpperCase()),
    ),
  ).toEqual([]);
  const fine = lines('fine').filter(everyFifth);
  expect(
    withOtherVerdict(
      'allow',
      fine.map((line) => line.toUpperCase().replaceAll("'", '’')),
    ),
  ).toEqual([]);
});
