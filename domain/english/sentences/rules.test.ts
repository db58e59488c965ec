import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentenceSpans, splitSentences } from './rules.ts';

test.each<[string, string[]]>([
  ['The roof is new. The kitchen too.', ['The roof is new.', 'The kitchen too.']],
  ['Is it old? No! It was built in 2020.', ['Is it old?', 'No!', 'It was built in 2020.']],
  ['It has 2.5 baths and 0.31 acres. A pool, too.', ['It has 2.5 baths and 0.31 acres.', 'A pool, too.']],
  ["St. Mary's is near. So is Mt. Hood.", ["St. Mary's is near.", 'So is Mt. Hood.']],
  ['Approx. 2,000 sq. ft. of space. Big yard.', ['Approx. 2,000 sq. ft. of space.', 'Big yard.']],
  ['A 3,483 Sq. Ft. layout. It flows.', ['A 3,483 Sq. Ft. layout.', 'It flows.']],
  ['It measures 7,310 sq. ft. Light fills it.', ['It measures 7,310 sq. ft.', 'Light fills it.']],
  ['Built by John H. Duncan in 1887. Restored.', ['Built by John H. Duncan in 1887.', 'Restored.']],
  ['Robert A.M. Stern drew it. He won.', ['Robert A.M. Stern drew it.', 'He won.']],
  ['Welcome to 231 W. Scott Street. Come in.', ['Welcome to 231 W. Scott Street.', 'Come in.']],
  ['Trains A, C and M. The bus, too.', ['Trains A, C and M.', 'The bus, too.']],
  ['Off Main St. The porch faces east.', ['Off Main St.', 'The porch faces east.']],
  ['Off Iowa St. South-facing rooms.', ['Off Iowa St.', 'South-facing rooms.']],
  ['On Lincoln Blvd. Seconds from shops.', ['On Lincoln Blvd.', 'Seconds from shops.']],
  ['In-unit W/D. Elevator bldg. Rental parking.', ['In-unit W/D.', 'Elevator bldg.', 'Rental parking.']],
  ['In Bldg. B of Apt. 4A. Nice.', ['In Bldg. B of Apt. 4A.', 'Nice.']],
  [
    'Residence No. 6 is open. Pets? No. Cats? No.',
    ['Residence No. 6 is open.', 'Pets?', 'No.', 'Cats?', 'No.'],
  ],
  ['From 1 to 3 p.m. Refreshments.', ['From 1 to 3 p.m.', 'Refreshments.']],
  ['Open at 1 p.m. Saturday. Come by.', ['Open at 1 p.m. Saturday.', 'Come by.']],
  ['See it Sun. Nov. 22. Bring shoes.', ['See it Sun.', 'Nov. 22.', 'Bring shoes.']],
  ['Enjoy the sun. 3 patios face west.', ['Enjoy the sun.', '3 patios face west.']],
  ['Built in 1920. 3 baths and a pool.', ['Built in 1920.', '3 baths and a pool.']],
  ['It is the best. $25 extra for the garage.', ['It is the best.', '$25 extra for the garage.']],
  ['Two new baths.The kitchen is open.', ['Two new baths.', 'The kitchen is open.']],
  ['The Liv.Rm is big.My den is not.', ['The Liv.Rm is big.', 'My den is not.']],
  ['LOW MONTHLY PAYMENT.ALL NEW.', ['LOW MONTHLY PAYMENT.', 'ALL NEW.']],
  ['Seen on Homes.Com and example.com. Call.', ['Seen on Homes.Com and example.com.', 'Call.']],
  ['A gem... Now yours. A price… So low.', ['A gem...', 'Now yours.', 'A price…', 'So low.']],
  ['It has an oven...and a range.', ['It has an oven...and a range.']],
  ['The kitchen (used twice!) is new.', ['The kitchen (used twice!) is new.']],
  ['Wow! what a view.', ['Wow!', 'what a view.']],
  ['roof is new. kitchen redone in 2020. pool', ['roof is new.', 'kitchen redone in 2020.', 'pool']],
  ['It gets light. the room is wide.', ['It gets light.', 'the room is wide.']],
  ['A bath upstairs. tile floors below.', ['A bath upstairs.', 'tile floors below.']],
  [
    'Outfitted with. custom shelves at Acme Inc. stores.',
    ['Outfitted with. custom shelves at Acme Inc. stores.'],
  ],
  ['10ft. windows, a bill of $20. monthly.', ['10ft. windows, a bill of $20. monthly.']],
  ['A gallery gives access. to the stairs.', ['A gallery gives access. to the stairs.']],
  ['1. Kitchen\n2. Bath', ['1. Kitchen', '2. Bath']],
  ['One\n\n***\nTwo. )', ['One', 'Two. )']],
  ['He said "No." Then he left.', ['He said "No."', 'Then he left.']],
  ['e.g. the barn. It is red.', ['e.g. the barn.', 'It is red.']],
  ['', []],
  [' \n ', []],
])('%s', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

const piece = fc.constantFrom(
  ...['St.', 'Mary', 'approx.', '2,000', 'sq.', 'ft.', 'A', 'B.', 'the', 'roof', 'The', 'No.', '6', 'p.m.'],
  ...[
    '!',
    '?',
    '…',
    '...',
    '.',
    '"',
    ')',
    '(',
    '\n',
    '\n\n',
    '*',
    ' ',
    '  ',
    '.The',
    'W/D.',
    '’s',
    '🏡',
    'Ö',
  ],
);
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' '));

test('the spans follow one another and cover the whole text', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'grapheme', maxLength: 200 })), (any) => {
      const spans = sentenceSpans(any);
      return (
        spans.map(({ start, end }) => any.slice(start, end)).join('') === any &&
        spans.every(({ start, end }) => start < end)
      );
    }),
  );
});

test('a sentence stays within its line, has content and is a single sentence', () => {
  fc.assert(
    fc.property(text, (any) =>
      splitSentences(any).every((sentence) => {
        const [alone, ...others] = splitSentences(sentence);
        const isTidy = !/\n|^\s|\s$/.test(sentence) && /[\p{L}\p{N}]/u.test(sentence);
        return isTidy && alone === sentence && others.length === 0;
      }),
    ),
  );
});

test('no content is lost', () => {
  const says = (any: string) => any.replace(/[^\p{L}\p{N}]/gu, '');
  fc.assert(fc.property(text, (any) => says(splitSentences(any).join('')) === says(any)));
});
