import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSpoken } from '../../speech-text/to-spoken.ts';
import { alignTranscript } from './align-transcript.ts';
import { compareTranscript } from './compare-transcript.ts';
import { normalizeWords } from './normalize-words.ts';
import { streetsIn } from './script-words.ts';

const turn = (id: string, text: string) => ({ id, text, spokenText: toSpoken(text) });
const turns = [
  turn('t1', 'Welcome to 1420 Thistledown Lane, listed at $689,000.'),
  turn('t2', 'It has 3 BR, 2.5 BA and 2,200 sqft, built in 1998 near NE 42nd Ave.'),
  turn('t3', 'Call (555) 010-0142, or come by Sat 1-3 pm. The HOA is $85/mo.'),
];
const spoken = turns.map(({ spokenText }) => spokenText).join(' ');

describe('the same words', () => {
  const sameWords = (a: string, b: string) => normalizeWords(a).join('') === normalizeWords(b).join('');

  test.each([
    ['twenty two hundred', '2200'],
    ['two thousand two hundred', '2,200'],
    ['fourteen twenty', '1420'],
    ['one oh five Main Street', '105 Main St'],
    ['seventy seven o nine Salt Bush Trail', '7709 Saltbush Trail'],
    ['four eighty-nine thousand', '489,000'],
    ['one point two five million dollars', '$1,250,000'],
    ['one million two hundred and fifty thousand dollars', '$1.25M'],
    ['nine seven two oh one', '97201'],
    ['nineteen ninety eight', '1998'],
    ['two thousand and seven', '2007'],
    ['a hundred feet', '100 ft'],
    ['three and a half baths', '3.5 ba'],
    ['forty second Avenue', '42nd Ave'],
    ['H O A', 'HOA'],
    ['h.o.a. fee', 'HOA fee'],
    ['grey Theatre', 'gray theater'],
    ['Wi-Fi', 'wifi'],
    ['Thistle Down Lane', 'Thistledown Lane'],
    ['one to three p.m.', '1-3 PM'],
  ])('%s = %s', (a, b) => {
    expect(sameWords(a, b)).toBe(true);
  });

  test.each([
    ['2200', '2300'],
    ['1420', '1490'],
    ['three baths', 'three beds'],
    ['fifteen', 'fifty'],
    ['Oak Street', 'Oak Lane'],
  ])('%s ≠ %s', (a, b) => {
    expect(sameWords(a, b)).toBe(false);
  });

  test('a number is the same in digits and in words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (value) => {
        expect(normalizeWords(`${value} homes`)).toEqual([String(value), 'homes']);
        expect(normalizeWords(`${value.toLocaleString('en-US')} homes`)).toEqual([String(value), 'homes']);
      }),
      { numRuns: 300 },
    );
  });
});

describe('compareTranscript', () => {
  test('words spoken as written have no error', () => {
    expect(compareTranscript(turns, spoken)).toMatchObject({
      wordErrors: 0,
      wrongNumbers: [],
      wrongStreets: [],
    });
  });

  test('a transcriber may write things its own way', () => {
    const heard =
      'welcome to 14 20 thistle down lane listed at six eighty nine thousand dollars. It has three bedrooms, two and a half baths and twenty two hundred square feet. Built in 1998 near northeast 42nd avenue call 555-010-0142 or come by Saturday 1 to 3 p.m. the hoa is $85 a month';
    expect(compareTranscript(turns, heard)).toMatchObject({
      wordErrors: 0,
      errorRate: 0,
      wrongNumbers: [],
      wrongStreets: [],
      turns: [],
    });
  });

  test('a wrong number and a wrong street are reported', () => {
    const heard = spoken
      .replace('six hundred eighty-nine', 'six hundred eighteen')
      .replace('Thistledown Lane', 'Whistler Lane')
      .replace('Saturday ', '');
    expect(compareTranscript(turns, heard)).toMatchObject({
      wordErrors: 3,
      wrongNumbers: [{ turnId: 't1', expected: '689000', heard: '618000' }],
      wrongStreets: [{ turnId: 't1', expected: 'Thistledown Lane', heard: 'whistler' }],
      turns: [
        { turnId: 't1', wordErrors: 2 },
        { turnId: 't3', wordErrors: 1 },
      ],
    });
  });

  test('names are compared by sound, not by spelling', () => {
    const street = [turn('a', 'We are on Marrow Creek Road today.')];
    expect(compareTranscript(street, 'We are on Maro Creek Road today')).toMatchObject({ wordErrors: 0 });
    expect(compareTranscript(street, 'We are on Barrow Creek Road today').wrongStreets).toHaveLength(1);
    const long = [turn('a', 'We are on Kensington Avenue.')];
    expect(compareTranscript(long, 'We are on Gensington Avenue').wrongStreets).toHaveLength(1);
    expect(compareTranscript(long, 'We are on Kensingdon Avenue').wrongStreets).toEqual([]);
    expect(compareTranscript(long, 'We are on Kennington Road').wrongStreets).toHaveLength(1);
    const place = [turn('a', 'It is minutes to Utica Square.')];
    expect(compareTranscript(place, 'It is minutes to eudicate square').wrongStreets).toEqual([]);
    const address = [turn('a', 'The home is at 12 Utica Square.')];
    expect(compareTranscript(address, 'The home is at 12 Union Square').wrongStreets).toHaveLength(1);
    const short = [turn('a', 'It is on Oak Street.')];
    expect(compareTranscript(short, 'It is on Elm Street').wrongStreets).toHaveLength(1);
    expect(compareTranscript(short, 'It is on Ark Street').wrongStreets).toHaveLength(1);
  });

  test('if nothing was heard, everything is missing', () => {
    const check = compareTranscript(turns, '');
    expect(check.wordErrors).toBe(check.words);
    expect(check.errorRate).toBe(1);
    expect(check.wrongStreets.map(({ expected }) => expected)).toEqual([
      'Thistledown Lane',
      'Northeast forty-second Avenue',
    ]);
    expect(compareTranscript([], '')).toMatchObject({ words: 0, errorRate: 0 });
  });

  test('streets are found in running text', () => {
    expect(streetsIn('The home at 12 Heron Landing Rd is off Quillback Dr, not St. Charles Ave.')).toEqual([
      'Heron Landing Road',
      'Quillback Drive',
      'Saint Charles Avenue',
    ]);
  });
});

describe('alignTranscript', () => {
  function distance(a: string[], b: string[]): number {
    let row = b.map((_, index) => index + 1);
    row.unshift(0);
    a.forEach((word, at) => {
      const next = [at + 1];
      b.forEach((other, column) => {
        const change = (row[column] ?? 0) + (word === other ? 0 : 1);
        next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
      });
      row = next;
    });
    return row.at(-1) ?? 0;
  }

  test('finds the fewest changes', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 14 });
    fc.assert(
      fc.property(words, words, (a, b) => {
        const { substitutions, missing, added } = alignTranscript(
          a.length,
          b.length,
          (x, y) => a[x] === b[y],
        );
        expect(substitutions + missing + added).toBe(distance(a, b));
      }),
      { numRuns: 300 },
    );
  });
});

test('a two-word name heard as one word is the same name, and another name is not', () => {
  const told = [turn('t1', 'On a free afternoon, there is Loon Ledge Trail.')];
  const hear = (heard: string) => compareTranscript(told, `on a free afternoon there is ${heard} trail`);
  expect(hear('luneledge').wrongStreets).toEqual([]);
  expect(hear('moonbridge').wrongStreets).toHaveLength(1);
});

test('a name heard as two words is the same name, and another name is not', () => {
  const told = [turn('t1', 'Also in the area: Bearskin State Trail.')];
  const hear = (heard: string) => compareTranscript(told, `also in the area ${heard} state trail`);
  expect(hear('bears can').wrongStreets).toEqual([]);
  expect(hear('birds came').wrongStreets).toHaveLength(1);
});
