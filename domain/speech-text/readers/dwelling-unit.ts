import { sayDigits, sayHouseNumber } from '../../english/number-words.ts';
import type { Reader } from '../reader.ts';

const names: Record<string, string> = {
  apt: 'Apartment',
  apartment: 'Apartment',
  unit: 'Unit',
  ste: 'Suite',
  suite: 'Suite',
  bldg: 'Building',
  building: 'Building',
  lot: 'Lot',
  spc: 'Space',
  rm: 'Room',
  fl: 'Floor',
  floor: 'Floor',
  ph: 'Penthouse',
  penthouse: 'Penthouse',
  townhouse: 'Townhouse',
  th: 'Townhouse',
  residence: 'Residence',
};

function sayUnit(
  before: string | undefined,
  number: string | undefined,
  letters: string | undefined,
): string {
  return [...(before ?? ''), number ? sayHouseNumber(number) : '', ...(letters ?? '')]
    .filter(Boolean)
    .join('-');
}

const LETTERS = '([A-Z]{1,3}(?![A-Za-z]))?';
const KINDS =
  'Apt|Apartment|Unit|Ste|Suite|Bldg|Building|Lot|Spc|Rm|Fl|Floor|Residence|APT|UNIT|STE|BLDG|FLOOR|RESIDENCE';
const compass = /^(?:NE|NW|SE|SW)$/;

export const dwellingUnit: Reader[] = [
  {
    starts: 'capital',
    pattern: new RegExp(
      `(${KINDS})\\.?\\s?#?\\s?(?:([A-Z]{1,2})-?(?=\\d))?(\\d{1,5})-?${LETTERS}(?!\\d|,\\d)`,
      'y',
    ),
    say: ([, name = '', before, number, letters]) =>
      before === 'PH' || (letters && compass.test(letters))
        ? null
        : `${names[name.toLowerCase()]} ${sayUnit(before, number, letters)}`,
  },
  {
    starts: 'capital',
    pattern: /(Apt|Ste|Bldg|Spc|APT|STE|BLDG)\.?\s?#?\s?([A-Z])(?![A-Za-z])/y,
    say: ([, name = '', letter = '']) => `${names[name.toLowerCase()]} ${letter}`,
  },
  // "#PENTHOUSE 4", "UNIT PH-2B", "PH19": the kind of home is its name.
  ...(['mark', 'capital'] as const).map((starts) => ({
    starts,
    pattern:
      /(#\s?|UNIT\s#?|APT\s#?|Unit\s|Apt\s)?(PENTHOUSE|PH|TOWNHOUSE|TH|Penthouse)[\s-]?(?:(\d{1,3})(?:[-/](\d{1,3}))?-?([A-Z](?![A-Za-z]))?|([A-Z])(?![A-Za-z]))?(?![A-Za-z\d])/y,
    say: ([, prefix, name = '', number, second, letter, alone]: RegExpExecArray) => {
      if (name.length === 2 && number === undefined && prefix === undefined) return null;
      const numbers = [number, second].flatMap((each) => (each ? [sayHouseNumber(each)] : [])).join(' ');
      const label = [numbers, letter ?? alone].filter(Boolean).join('-');
      return [names[name.toLowerCase()], label].filter(Boolean).join(' ');
    },
  })),
  {
    starts: 'mark',
    pattern: new RegExp(`#\\s?(?:([A-Z]{1,2})-?(?=\\d))?(\\d{1,9})-?${LETTERS}`, 'y'),
    say: ([, before, number, letters]) => `number ${sayUnit(before, number, letters)}`,
  },
  { starts: 'mark', pattern: /#\s?([A-Z])(?![A-Za-z\d])/y, say: ([, letter = '']) => `Unit ${letter}` },
  {
    starts: 'capital',
    pattern: /(?:UNIT|APT)\s(NORTH|SOUTH|EAST|WEST|GARDEN|PARLOR|UPPER|LOWER|REAR|FRONT)(?![A-Za-z])/y,
    say: ([, side = ''], { before }) =>
      before.endsWith('-') ? null : `Unit ${side.charAt(0)}${side.slice(1).toLowerCase()}`,
  },
  {
    starts: 'capital',
    pattern: /([A-Z]{1,2})-?(\d{1,4})-(\d{3,5})(?![\d-])/y,
    say: ([, letters = '', first = '', second = '']) =>
      `${[...letters].join('-')} ${sayDigits(first)}, ${sayDigits(second)}`,
  },
  {
    starts: 'capital',
    pattern: /([A-Z])-(\d{3,4})(?![\d,-])/y,
    say: ([, letter = '', number = '']) => `${letter}-${sayHouseNumber(number)}`,
  },
  {
    starts: 'letter',
    pattern: /(?:No|Nos|no)\.\s?(\d{1,9})(?!\d)/y,
    say: ([, number = '']) => `number ${sayHouseNumber(number)}`,
  },
  {
    starts: 'capital',
    pattern:
      /(?:MLS|MLS ID|Listing ID|APN|Parcel)\s?(?:#|No\.?|number|:)\s?:?\s?([A-Z]{0,3})(\d{4,15})(?!\d)/y,
    say: (match) => {
      const [, letters = '', digits = ''] = match;
      const label = match[0].startsWith('MLS')
        ? 'M-L-S number'
        : match[0].startsWith('APN')
          ? 'A-P-N'
          : 'number';
      const spelled = [...letters, ...digits].map((sign) => (/\d/.test(sign) ? sayHouseNumber(sign) : sign));
      return `${label} ${spelled.join(' ')}`;
    },
  },
];
