import { sayHouseNumber } from '../../english/number-words.ts';
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
};

function sayUnit(before: string | undefined, number: string | undefined, letter: string | undefined): string {
  return [before, number ? sayHouseNumber(number) : '', letter].filter(Boolean).join('-');
}

export const dwellingUnit: Reader[] = [
  {
    starts: 'capital',
    pattern:
      /(Apt|Apartment|Unit|Ste|Suite|Bldg|Building|Lot|Spc|Rm|Fl|APT|UNIT|STE|BLDG)\.?\s?#?\s?(?:([A-Z])-?(?=\d))?(\d{1,5})-?([A-Z](?![A-Za-z]))?(?!\d|,\d)/y,
    say: ([, name = '', before, number, letter]) =>
      `${names[name.toLowerCase()]} ${sayUnit(before, number, letter)}`,
  },
  {
    starts: 'capital',
    pattern: /(Apt|Ste|Bldg|Spc|APT|STE|BLDG)\.?\s?#?\s?([A-Z])(?![A-Za-z])/y,
    say: ([, name = '', letter = '']) => `${names[name.toLowerCase()]} ${letter}`,
  },
  {
    starts: 'mark',
    pattern: /#\s?(?:([A-Z])-?(?=\d))?(\d{1,9})-?([A-Z](?![A-Za-z]))?/y,
    say: ([, before, number, letter]) => `number ${sayUnit(before, number, letter)}`,
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
