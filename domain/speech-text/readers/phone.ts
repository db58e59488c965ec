import { sayDigits } from '../../english/number-words.ts';
import type { Reader } from '../reader.ts';

const AREA_AND_LINE = '(?:\\((\\d{3})\\)\\s?|(\\d{3})[-. ])(\\d{3})[-. ](\\d{4})(?!\\d)';
const EXTENSION = '(?:,?\\s?(?:ext|x)\\.?\\s?(\\d{1,6}))?';

function sayArea(area: string): string {
  return /^[89]00$/.test(area) ? `${sayDigits(area.slice(0, 1))} hundred` : sayDigits(area);
}

/** Groups with a pause between them, so that a listener can write them down. */
const say: Reader['say'] = ([, country, inBrackets, bare, exchange = '', line = '', extension]) => {
  const groups = [
    country ? sayDigits(country.replace(/\D/g, '')) : '',
    sayArea(inBrackets ?? bare ?? ''),
    sayDigits(exchange),
    sayDigits(line),
    extension ? `extension ${sayDigits(extension)}` : '',
  ];
  return groups.filter(Boolean).join(', ');
};

export const phone: Reader[] = (['digit', 'mark'] as const).map((starts) => ({
  starts,
  pattern: new RegExp(`(?:(\\+?1)[-. ]\\s?)?${AREA_AND_LINE}${EXTENSION}`, 'y'),
  say,
}));
