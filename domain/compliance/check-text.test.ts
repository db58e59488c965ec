import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { checkText } from './check-text.ts';
import { rewriteText } from './rewrite-text.ts';

const words =
  'no kids adults only perfect for a growing family near St. Mary’s church safe neighborhood white Christian home wheelchair Section 8 , . ! ? the and of in couple single'.split(
    ' ',
  );
const phraseSoup = fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((list) => list.join(' '));

test('findings point to the words in the text', () => {
  const text = 'A roomy ranch — perfect for growing families. Sorry, NO  KIDS!';
  const { verdict, findings } = checkText(text);
  expect(verdict).toBe('block');
  expect(findings.map((finding) => text.slice(finding.start, finding.end))).toEqual(
    findings.map((finding) => finding.text),
  );
  const texts = new Map(findings.map((finding) => [finding.rule, finding.text]));
  expect(texts.get('meant-for')).toBe('perfect for growing families');
  expect(texts.get('no-children')).toBe('NO  KIDS');
});

test('a question only counts as one if it is marked as one', () => {
  expect(checkText('Q: Is the area safe?').verdict).toBe('refuse');
  expect(checkText('Is the area safe?', { kind: 'faq' }).verdict).toBe('refuse');
  expect(checkText('Q: How many baths? A: Two. No kids allowed.').verdict).toBe('block');
  expect(checkText('Q: How many baths? A: Two.').verdict).toBe('allow');
});

test('a rewrite keeps the property and drops the people', () => {
  expect(rewriteText('Perfect for young families.').text).toBe('Perfect for everyday living.');
  expect(rewriteText('Four beds in a safe neighborhood.').text).toBe('Four beds in a neighborhood.');
  expect(rewriteText('New roof. No kids. Two baths.').text).toBe('New roof. Two baths.');
  expect(rewriteText('A family-friendly street. Quiet.').text).toBe('A street. Quiet.');
  expect(rewriteText('Walk to the park.')).toEqual({ text: 'Walk to the park.', changes: [] });
});

test('any text is checked without throwing, and its findings are inside it', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(300), phraseSoup), (text) => {
      for (const { start, end } of checkText(text).findings) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: 100 },
  );
});

test('a rewritten text passes and is not rewritten again', () => {
  fc.assert(
    fc.property(phraseSoup, (text) => {
      const once = rewriteText(text).text;
      expect(rewriteText(once)).toEqual({ text: once, changes: [] });
    }),
    { numRuns: 200 },
  );
});

test('ten times the text takes about ten times the work', () => {
  const hostile = [
    'no kids ',
    'perfect for a ',
    'near the st ',
    'safe , quiet , ',
    'aaaa',
    '<b',
    '&amp;',
    'a b ',
    'we do not rent to ',
    'tell us your service dog ',
  ];
  const work = (text: string) => {
    const before = process.cpuUsage();
    checkText(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  for (const piece of hostile) {
    const small = piece.repeat(Math.ceil(10_000 / piece.length));
    work(small);
    expect(work(small.repeat(10)) / Math.max(work(small), 20), piece).toBeLessThan(40);
  }
});
