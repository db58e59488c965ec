import {
  sayCardinal,
  sayDecimal,
  sayDigits,
  sayHouseNumber,
  sayOrdinal,
  sayYear,
} from '../../english/number-words.ts';
import { pluralOf } from '../../english/plural-of.ts';
import { sayFraction, sayMixed } from '../../english/say-fraction.ts';
import { after, NUMBER, type Reader, TO } from '../reader.ts';

const yearBefore =
  /\b(?:in|since|built|from|circa|c\.|year|of|by|until|till|through|early|mid|late|after|before|during|updated|renovated|remodeled|refreshed|roof|spring|summer|fall|winter|and|to|for|the|a)[\s-]+$/i;

function looksLikeYear(written: string, before: string, following: string): boolean {
  const year = Number(written);
  if (written.length !== 4 || year < 1700 || year > 2099) return false;
  const isCounting = /^\s+[a-z]+s\b(?<!\b(?:is|was|has|its|this|as|ours|yours|plus|does|process))/.test(
    following,
  );
  return !isCounting || (yearBefore.test(before) && !/\b(?:the|a|of|for|and|to|from|by)\s+$/i.test(before));
}

export const plainNumber: Reader[] = [
  {
    starts: 'digit',
    pattern: new RegExp(`${NUMBER}(?:${TO}${NUMBER})?\\s?%`, 'y'),
    say: ([, low = '', high]) =>
      high ? `${sayDecimal(low)} to ${sayDecimal(high)} percent` : `${sayDecimal(low)} percent`,
  },
  {
    starts: 'digit',
    pattern: /(\d{1,6}(?:,\d{3}){0,3})(st|nd|rd|th|ST|ND|RD|TH)(?![A-Za-z])/y,
    say: ([, number = '']) => sayOrdinal(number),
  },
  {
    starts: 'digit',
    pattern: /(\d{2}|\d{4})'?s(?![A-Za-z])/y,
    say: ([, number = '']) => {
      const year = Number(number);
      if (number.length === 2) return number.endsWith('0') ? pluralOf(sayCardinal(number)) : null;
      if (year % 10 !== 0 || year < 1600 || year > 2099) return null;
      return pluralOf(sayYear(year));
    },
  },
  {
    starts: 'mark',
    pattern: /'(\d0)'?s(?![A-Za-z])/y,
    say: ([, decade = '']) => pluralOf(sayCardinal(decade)),
  },
  {
    starts: 'mark',
    pattern: /'(\d{2})(?![\dA-Za-z'"])/y,
    say: ([, year = '']) => (year.startsWith('0') ? `oh ${sayCardinal(year)}` : sayCardinal(year)),
  },
  {
    starts: 'digit',
    pattern:
      /(?:(\d{1,4})(?:\s|-))?(\d{1,2})\/(2|3|4|5|6|8|10|16)(?![\d/])(?:[\s-](acre|bath|mile)(?![a-z]))?/y,
    say: ([, whole, part = '', of = '', noun]) => {
      if (Number(part) >= Number(of) || Number(part) === 0) return null;
      const said = sayFraction(Number(part), Number(of));
      if (whole) return `${sayCardinal(whole)} and ${said}${noun ? ` ${noun}` : ''}`;
      if (!noun) return said.replace(/^a (?=half)/, 'one ');
      const bare = said.replace(/^a /, '').replace('three quarters', 'three quarter');
      return `${bare} ${noun}`;
    },
  },
  {
    starts: 'digit',
    pattern: /((?:19|20)\d{2})\/((?:19|20)\d{2})(?!\d)/y,
    say: ([, first = '', second = '']) => `${sayYear(Number(first))} and ${sayYear(Number(second))}`,
  },
  {
    starts: 'digit',
    pattern: /(\d{4})\s?(?:-|–|to)\s?(\d{4})(?![\d,.]\d|\d)/y,
    say: ([, from = '', to = '']) => {
      const isYears = [from, to].every((year) => Number(year) >= 1700 && Number(year) <= 2099);
      return isYears ? `${sayYear(Number(from))} to ${sayYear(Number(to))}` : null;
    },
  },
  {
    starts: 'digit',
    pattern: new RegExp(`${NUMBER}\\s?(?:-|–|—)\\s?${NUMBER}(?!\\d)`, 'y'),
    say: ([, low = '', high = '']) => `${sayMixed(low)} to ${sayMixed(high)}`,
  },
  {
    starts: 'digit',
    pattern: /(\d{4})(?![\d%]|[,.]\d)/y,
    say: (match, place) =>
      looksLikeYear(match[1] as string, place.before, after(place, match)) ? sayYear(Number(match[1])) : null,
  },
  { starts: 'digit', pattern: /(0\d{1,20})(?![\d.])/y, say: ([, digits = '']) => sayDigits(digits) },
  {
    starts: 'digit',
    pattern: new RegExp(`${NUMBER}(?=\\s?(?:million|billion|thousand|hundred)\\b)`, 'y'),
    say: ([, number = '']) => sayDecimal(number),
  },
  {
    starts: 'digit',
    pattern: new RegExp(`${NUMBER}[Kk](?![A-Za-z])`, 'y'),
    say: ([, number = '']) => `${sayDecimal(number)} thousand`,
  },
  {
    starts: 'digit',
    pattern:
      /(\d{1,3})(?!AM|PM|ST|ND|RD|TH|SF|SQ|FT|BR|BD|BA|KW|MB|GB|HP|LB|WD|CC|MM|CM|KM|XL|TV|RV|BED|BTH|CAR|GAR|DAY|MIN|HR|YR|BDR)([A-Z]{2,3})(?![A-Za-z\d])/y,
    say: ([, number = '', letters = '']) => [sayHouseNumber(number), ...letters].join('-'),
  },
  {
    starts: 'digit',
    pattern: /(\d{1,5})([A-Z])(?![A-Za-z\d])/y,
    say: ([, number = '', letter = '']) => `${sayHouseNumber(number)}-${letter}`,
  },
  {
    starts: 'digit',
    pattern: /(\d{1,6}\.\d{1,3})-(?=[A-Za-z])/y,
    say: ([, number = '']) => sayMixed(number),
  },
  {
    starts: 'mark',
    pattern: /\((\d{1,3})\)/y,
    say: ([, number = ''], { before }) =>
      before.trimEnd().toLowerCase().endsWith(sayCardinal(number)) ? '' : null,
  },
  {
    starts: 'mark',
    pattern: /\.(\d{1,6})(?!\d)/y,
    say: ([, digits = ''], { before }) => (/\d$/.test(before) ? null : `point ${sayDigits(digits)}`),
  },
  { starts: 'letter', pattern: /ca?\.\s?(?=1[6-9]\d{2}(?!\d))/iy, say: () => 'circa' },
  { starts: 'digit', pattern: /1031(?=\s(?:tax|exchange|exch))/y, say: () => sayHouseNumber('1031') },
  {
    starts: 'digit',
    pattern: new RegExp(NUMBER, 'y'),
    say: ([, number = '']) => (number.includes('.') ? sayMixed(number) : sayCardinal(number)),
  },
  { starts: 'digit', pattern: /\d{1,60}/y, say: ([digits]) => sayDigits(digits) },
];
