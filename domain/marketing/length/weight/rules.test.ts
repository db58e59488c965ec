import twitterText from 'twitter-text';
import { expect, test } from 'vitest';
import { weighPost } from './rules.ts';

const pieces = [
  'Just listed: 14 Heron Point Road in Larkmere, VT.',
  'Café crème, naïve façade — “quoted” … 1–3 PM',
  'é',
  '家と庭',
  '🏡',
  '👩‍👩‍👧‍👦',
  '🇺🇸',
  '1️⃣',
  '❤️',
  '✨',
  '👍🏽',
  '© ™ ½ ² °',
  'https://hearthcast.com/listings/14-heron-point-road?src=twitter',
  'https://hearthcast.example/listings/14-heron-point-road?src=twitter',
  'http://localhost:3000/listings/x?src=twitter',
  'https://a.b.co.uk:8080/path/(one)/two_three?x=1&y=2#top',
  'https://homes.realtor.',
  'lakeshore.realty',
  'Lakeshore.Realty/agents/maya',
  'end of a sentence.Then another',
  'maya@lakeshore.com',
  '#JustListed @maya $1,250,000',
  'www.lakeshore.com, and more',
  '(see https://lakeshore.com/a_(b))',
  'https://xn--bcher-kva.com/x',
  'https://lakeshore.com/ümlaut/haus',
  'v2.0 is 3.5 baths',
  'HTTPS://LAKESHORE.COM/A',
  '-lakeshore.com _lakeshore.com ./lakeshore.com',
  'https://lakeshore.com/a,b;c.!',
  'https://lakeshore.com?x=1',
  '\u200b\u2066 \n\n\t',
];

test.each(pieces)('%s weighs what X counts', (text) => {
  expect(weighPost(text)).toBe(twitterText.parseTweet(text).weightedLength);
});

test('pieces in every pairing weigh what X counts', () => {
  const joints = [' ', '\n\n', ': ', ' ('];
  for (const [row, first] of pieces.entries()) {
    for (const [column, second] of pieces.entries()) {
      const text = first + joints[(row + column) % joints.length] + second;
      expect([text, weighPost(text)]).toEqual([text, twitterText.parseTweet(text).weightedLength]);
    }
  }
});

test('a hostile text is weighed at once', () => {
  const started = performance.now();
  for (const text of [
    'a.'.repeat(35_000),
    'https://a/('.repeat(6000),
    `a.com/${'('.repeat(60_000)}`,
    `x.com/${'a('.repeat(30_000)}`,
    '-'.repeat(70_000),
  ])
    weighPost(text);
  expect(performance.now() - started).toBeLessThan(5000);
});
