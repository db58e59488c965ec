import { sayCardinal, sayDecimal } from '../../english/number-words.ts';
import { pluralOf } from '../../english/plural-of.ts';
import { after, describesNoun, NUMBER, type Reader, TO } from '../reader.ts';

const currencies: Record<string, [one: string, many: string]> = {
  $: ['dollar', 'dollars'],
  '€': ['euro', 'euros'],
  '£': ['pound', 'pounds'],
  '¥': ['yen', 'yen'],
};
const scales: Record<string, string> = {
  k: 'thousand',
  m: 'million',
  mm: 'million',
  mil: 'million',
  million: 'million',
  b: 'billion',
  billion: 'billion',
  thousand: 'thousand',
};
const SCALE = '(?:\\s?(MM|[KMBkmb]|mil|million|billion|thousand)(?![A-Za-z]))?';
const periods: Record<string, string> = {
  mo: 'a month',
  month: 'a month',
  yr: 'a year',
  year: 'a year',
  wk: 'a week',
  week: 'a week',
  day: 'a day',
  night: 'a night',
  qtr: 'a quarter',
  quarter: 'a quarter',
  hr: 'an hour',
  sqft: 'per square foot',
  sf: 'per square foot',
  'sq ft': 'per square foot',
  'sq. ft.': 'per square foot',
  ac: 'per acre',
  acre: 'per acre',
  unit: 'per unit',
  person: 'per person',
};
const PER = `(?:\\s?\\/\\s?(${Object.keys(periods).join('|').replaceAll('.', '\\.')})(?![A-Za-z]))?`;

function sayAmount(written: string, scale: string | undefined, [one, many]: [string, string]): string {
  if (scale) return `${sayDecimal(written)} ${scales[scale.toLowerCase()]} ${many}`;
  const [whole = '0', fraction = ''] = written.split('.');
  const cents = Number(fraction.padEnd(2, '0').slice(0, 2));
  if (fraction.length > 2) return `${sayDecimal(written)} ${many}`;
  const units = Number(whole.replaceAll(',', ''));
  const centsSaid = cents === 0 ? '' : `${sayCardinal(String(cents))} ${cents === 1 ? 'cent' : 'cents'}`;
  if (units === 0 && cents > 0) return centsSaid;
  const unitsSaid = `${sayCardinal(whole)} ${units === 1 ? one : many}`;
  return centsSaid ? `${unitsSaid} and ${centsSaid}` : unitsSaid;
}

const withoutCurrency = (amount: string) => amount.replace(/ (?:dollars?|euros?|pounds?|yen)$/, '');

export const money: Reader[] = [
  {
    starts: 'mark',
    pattern: /\$(\d{1,3}(?:,\d{3}){0,2})([Kk])?'?s(?![A-Za-z])/y,
    say: ([, amount = '', thousand]) => pluralOf(sayCardinal(amount) + (thousand ? ' thousand' : '')),
  },
  {
    starts: 'mark',
    pattern: new RegExp(
      `([$€£¥])\\s?${NUMBER}${SCALE}${TO}(?:[$€£¥]\\s?)?${NUMBER}${SCALE}(\\+)?${PER}(?!\\d)`,
      'y',
    ),
    say: ([, sign = '$', low = '', lowScale, high = '', highScale, plus, per]) => {
      const names = currencies[sign] as [string, string];
      const hasSharedScale = highScale !== undefined && lowScale === undefined && !/\d{4}|,/.test(low);
      const from = hasSharedScale ? sayDecimal(low) : withoutCurrency(sayAmount(low, lowScale, names));
      const to = sayAmount(high, highScale, names);
      return `${from} to ${to}${plus ? ' plus' : ''}${per ? ` ${periods[per]}` : ''}`;
    },
  },
  {
    starts: 'mark',
    pattern: new RegExp(`([$€£¥])\\s?${NUMBER}${SCALE}(\\+)?${PER}`, 'y'),
    say: (match, place) => {
      const [, sign = '$', amount = '', scale, plus, per] = match;
      const [one, many] = currencies[sign] as [string, string];
      const isDescribing =
        /\b(?:an?|the|this|that|our|its)\s+$/i.test(place.before) && describesNoun(after(place, match));
      const said = sayAmount(amount, scale, isDescribing ? [one, one] : [one, many]);
      return `${said}${plus ? ' plus' : ''}${per ? ` ${periods[per]}` : ''}`;
    },
  },
  {
    starts: 'digit',
    pattern: new RegExp(`${NUMBER}\\s?(USD|dollars)(?![A-Za-z])`, 'y'),
    say: ([, amount = '']) => sayAmount(amount, undefined, ['dollar', 'dollars']),
  },
];
