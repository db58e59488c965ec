import { monthNames, monthNumber } from '../../english/month-and-weekday-names.ts';
import { sayOrdinal, sayYear } from '../../english/number-words.ts';
import type { Reader } from '../reader.ts';

const MONTH =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|JAN|FEB|MAR|APR|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC)';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[,.]\\d|:|\\s?[ap]\\.?m)';
const YEAR = '(?:,?\\s+(\\d{4})(?!\\d|,\\d))?';

const monthName = (written: string) => monthNames[(monthNumber(written) ?? 1) - 1] as string;
const isDay = (day: number) => day >= 1 && day <= 31;

function sayDate(month: string, day: string, year: string | undefined): string {
  const full = year === undefined ? undefined : year.length === 2 ? 2000 + Number(year) : Number(year);
  return `${month} ${sayOrdinal(day)}${full === undefined ? '' : `, ${sayYear(full)}`}`;
}

export const date: Reader[] = [
  {
    starts: 'digit',
    pattern: /(\d{4})-(\d{2})-(\d{2})(?!\d)/y,
    say: ([, year = '', month = '', day = '']) => {
      const name = monthNames[Number(month) - 1];
      return name && isDay(Number(day)) ? sayDate(name, day, year) : null;
    },
  },
  {
    starts: 'digit',
    pattern: /(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/y,
    say: ([, month = '', day = '', year = '']) => {
      const name = monthNames[Number(month) - 1];
      return name && isDay(Number(day)) ? sayDate(name, day, year) : null;
    },
  },
  {
    starts: 'digit',
    pattern: /(0?[1-9]|1[0-2])\/((?:19|20)\d{2})(?![\d/])/y,
    say: ([, month = '', year = '']) => `${monthNames[Number(month) - 1]} ${sayYear(Number(year))}`,
  },
  {
    starts: 'digit',
    pattern: /(\d{1,2})\/(\d{1,2})(?![\d/])/y,
    say: ([, month = '', day = ''], { before }) => {
      const name = monthNames[Number(month) - 1];
      const isFraction = /^(?:2|3|4|5|8|10|16)$/.test(day) && Number(month) < Number(day);
      const isAfterWeekday = /\b(?:Mon|Tue|Tues|Wed|Thu|Thurs|Fri|Sat|Sun|[A-Z][a-z]+day)[,.]?\s+$/.test(
        before,
      );
      if (!name || !isDay(Number(day)) || (isFraction && !isAfterWeekday)) return null;
      return isAfterWeekday || Number(day) > 12 ? sayDate(name, day, undefined) : null;
    },
  },
  {
    starts: 'digit',
    pattern: new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?\\s+${MONTH}\\.?(?![A-Za-z])${YEAR}`, 'y'),
    say: ([, day = '', month = '', year]) =>
      isDay(Number(day)) && (month !== 'May' || year) ? sayDate(monthName(month), day, year) : null,
  },
  {
    starts: 'capital',
    pattern: new RegExp(`${MONTH}\\.?\\s+${DAY}\\s?(?:-|–|to|&|and)\\s?${DAY}${YEAR}`, 'y'),
    say: ([, month = '', first = '', last = '', year]) => {
      if (!isDay(Number(first)) || !isDay(Number(last))) return null;
      const name = monthName(month);
      return `${name} ${sayOrdinal(first)} to ${sayOrdinal(last)}${year ? `, ${sayYear(Number(year))}` : ''}`;
    },
  },
  {
    starts: 'capital',
    pattern: new RegExp(`${MONTH}\\.?\\s+${DAY}${YEAR}`, 'y'),
    say: ([, month = '', day = '', year]) =>
      isDay(Number(day)) ? sayDate(monthName(month), day, year) : null,
  },
  {
    starts: 'capital',
    pattern: new RegExp(`${MONTH}\\.?,?\\s+(\\d{4})(?!\\d|,\\d)`, 'y'),
    say: ([, month = '', year = '']) => `${monthName(month)} ${sayYear(Number(year))}`,
  },
];
