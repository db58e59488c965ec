import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import { topics } from './faq/topics.ts';
import { judgeLine } from './judge-line.ts';

function lines(name: string): string[] {
  const text = readFileSync(new URL(`data/${name}.txt`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line.trim() !== '');
}

test('every violating sentence is stopped', () => {
  expect(lines('violating').filter((line) => judgeLine(line).verdict === 'allow')).toEqual([]);
});

test('no fine sentence is stopped', () => {
  const stopped = lines('fine').filter((line) => judgeLine(line).verdict !== 'allow');
  expect(stopped).toEqual([]);
});

test('fine sentences stay fine in one long text', () => {
  const serious = checkText(lines('fine').join('\n\n')).findings.filter(
    (finding) => finding.tier !== 'style',
  );
  expect(serious.map((finding) => finding.text)).toEqual([]);
});

test('questions about people, crime, school quality and religion are refused with a neutral answer', () => {
  const answered = lines('questions-refused').filter((line) => judgeLine(line).verdict !== 'refuse');
  expect(answered).toEqual([]);
});

test('questions about the property are allowed', () => {
  expect(lines('questions-fine').filter((line) => judgeLine(line).verdict !== 'allow')).toEqual([]);
});

test('the neutral answers pass the check themselves', () => {
  expect(topics.filter((topic) => checkText(topic.answer).verdict !== 'allow')).toEqual([]);
});

test('the wording offered instead passes the check', () => {
  const offered = lines('violating').flatMap((line) => judgeLine(line).suggestion ?? []);
  expect(offered.filter((text) => checkText(text).verdict !== 'allow')).toEqual([]);
});

test('shouting, hyphens and curly quotes change nothing', () => {
  const shouted = lines('violating').map((line) => line.toUpperCase());
  expect(shouted.filter((line) => judgeLine(line).verdict === 'allow')).toEqual([]);
  const fine = lines('fine').map((line) => line.toUpperCase().replaceAll("'", '’'));
  expect(fine.filter((line) => judgeLine(line).verdict !== 'allow')).toEqual([]);
});
