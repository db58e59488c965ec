import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { lexiconKey } from './lexicon.ts';
import { toSpoken } from './to-spoken.ts';

const pairs = readFileSync(new URL('./data/pairs.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split(' => ') as [string, string]);

test('the table is large', () => {
  expect(pairs.length).toBeGreaterThan(250);
});

test.each(pairs)('%s', (written, spoken) => {
  expect(toSpoken(written)).toBe(spoken);
  expect(toSpoken(spoken)).toBe(spoken);
});

describe('any text', () => {
  /** Pieces of real writing, mixed as badly as possible. */
  const pieces = pairs.flatMap(([written]) => [written, ...written.split(' ')]);
  const mixed = fc
    .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(' ', ' ', '', ', ', '. ', '-', '/', ' & ')), {
      maxLength: 12,
    })
    .map((parts) => parts.flat().join(''));
  const anything = fc.oneof(mixed, mixed, anyText(60), fc.string({ maxLength: 60 }));
  const runs = { numRuns: 1500 };

  test('no digit or symbol is left', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(toSpoken(text)).toMatch(/^[\p{L}\p{M}\s.,?!;:'-]*$/u);
        expect(toSpoken(text)).not.toMatch(/^\s|\s$|\s{2}|\s[.,?!;:]/);
      }),
      runs,
    );
  });

  test('spoken text stays as it is', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const once = toSpoken(text);
        expect(toSpoken(once)).toBe(once);
      }),
      runs,
    );
  });

  test('words never disappear', () => {
    fc.assert(
      fc.property(anything, (text) => {
        fc.pre(/[A-Za-z0-9]/.test(text));
        expect(toSpoken(text)).not.toBe('');
      }),
      runs,
    );
  });
});

describe('the lexicon', () => {
  const lexicon = new Map([
    ['willamette', 'wuh-lam-it'],
    ["coeur d'alene", 'core duh-lane'],
    ['st helens', 'saint hellens'],
    ['hoa', 'homeowners association'],
  ]);

  test.each([
    ['Along the Willamette River', 'Along the wuh-lam-it River'],
    ['WILLAMETTE’s banks', "wuh-lam-it's banks"],
    ['in Coeur d’Alene, ID 83814', 'in core duh-lane, Idaho eight three eight one four'],
    ['St. Helens, OR', 'saint hellens, Oregon'],
    ['12 Willamette Dr', 'twelve wuh-lam-it Drive'],
    ['the HOA fee', 'the homeowners association fee'],
    ['Willamettes', 'Willamettes'],
  ])('%s', (written, spoken) => {
    expect(toSpoken(written, { lexicon })).toBe(spoken);
    expect(toSpoken(spoken, { lexicon })).toBe(spoken);
  });

  test('keys do not depend on case, periods or the kind of apostrophe', () => {
    expect(lexiconKey(' Coeur  D’Alene')).toBe("coeur d'alene");
    expect(lexiconKey('St. Helens')).toBe('st helens');
  });
});

/** Eight times the text may take about eight times as long; quadratic time would be sixty-four times. */
test.each([
  [
    'a description',
    `${pairs
      .slice(-10)
      .map(([written]) => written)
      .join(' ')} `,
    240_000,
  ],
  ['one long word', 'a', 60_000],
  ['one long number', '7', 60_000],
  ['hyphens', 'a-', 60_000],
  ['numbers without end', '1,234 Main ', 60_000],
  ['capitals', 'NE Oak ', 60_000],
  ['marks', '\'"$/(', 60_000],
  ['brackets and spaces', '(   ', 60_000],
])('a lot of %s takes linear time', (_, piece, most) => {
  const measure = (length: number) => {
    const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    const before = process.cpuUsage();
    toSpoken(text, { lexicon: new Map([['oak main', 'x']]) });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  measure(most / 40);
  const small = Math.max(measure(most / 8), 3);
  expect(measure(most) / small).toBeLessThan(24);
});
