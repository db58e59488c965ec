import { expect, test } from 'vitest';
import { findPhrases } from '../find-phrases.ts';
import { allRules } from './all-rules.ts';

const flagged = (text: string) => findPhrases(text);

for (const rule of allRules) {
  test(`${rule.id}: every example that must match does`, () => {
    const missed = rule.flags.filter((text) => !flagged(text).some((match) => match.rule === rule.id));
    expect(missed).toEqual([]);
  });
  test(`${rule.id}: no example that must pass is stopped`, () => {
    const stopped = rule.passes.flatMap((text) =>
      flagged(text)
        .filter((match) => match.tier !== 'style')
        .map((match) => `${match.rule} “${match.text}” in: ${text}`),
    );
    expect(stopped).toEqual([]);
  });
}

test('ids are unique', () => {
  const ids = allRules.map((rule) => rule.id);
  expect(new Set(ids).size).toBe(ids.length);
});
