import { expect, test } from 'vitest';
import { describeReviewIssues } from './describe-review-issues.ts';

test.each([
  [
    {
      conflicts: [
        {
          field: 'beds',
          label: 'Bedrooms',
          used: '4',
          values: [
            { value: '4', source: { kind: 'page', excerpt: 'beds: 4' } },
            { value: '3', source: { kind: 'description', excerpt: 'three' } },
          ],
        },
      ],
    },
    ['Bedrooms: the sources say “4” (page) and “3” (description); “4” is used.'],
  ],
  [{ facts: 8, words: 210, seconds: 61.4 }, ['8 facts are known; they carry about 61 seconds of talk.']],
  [{ audio: 'episodes/a.mp3', voice: 'flite' }, ['It was recorded with the voices “flite”.']],
  [{ gate: 'verify-audio', message: 'Not listened to.' }, ['Not listened to.']],
  [
    { words: 500, wordErrors: 40, wrongNumbers: [{ expected: '48', heard: '84' }] },
    ['40 of 500 words were heard differently.', 'The script says “48”, heard was “84”.'],
  ],
  [{ conflicts: 'odd', problems: [{ message: 'It is too quiet.' }] }, ['It is too quiet.']],
])('an issue is described in sentences: %o', (evidence, sentences) => {
  expect(describeReviewIssues({ evidence })).toEqual(sentences);
});
