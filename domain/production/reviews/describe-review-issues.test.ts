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
    ['Bedrooms: the sources say “4” (page) and “3” (description); we use “4”.'],
  ],
  [{ facts: 8, words: 210, seconds: 61.4 }, ['8 facts: enough for about 61 seconds.']],
  [{ audio: 'episodes/a.mp3', voice: 'flite' }, ['The voices are “flite”.']],
  [{ gate: 'verify-audio', message: 'Not listened to.' }, ['Not listened to.']],
  [
    { words: 500, wordErrors: 40, wrongNumbers: [{ expected: '48', heard: '84' }] },
    ['40 of 500 words didn’t match the script.', 'The script says “48”, but we heard “84”.'],
  ],
  [{ conflicts: 'odd', problems: [{ message: 'It is too quiet.' }] }, ['It is too quiet.']],
])('an issue is described in sentences: %o', (evidence, sentences) => {
  expect(describeReviewIssues({ evidence })).toEqual(sentences);
});
