import { stateName, stateNames, toStateCode } from '#domain/listings/address/states.ts';
import { sayDigits } from '../../english/number-words.ts';
import { after, type Reader } from '../reader.ts';

const afterCity = /[A-Z][\p{L}.'-]*,\s*$/u;
/** Codes that aren't words; after "in" and the like, they don't need a town. */
const standsAlone =
  /^(?:AZ|CA|CT|FL|GA|IL|KS|KY|MD|MI|MN|MT|NC|ND|NH|NJ|NM|NV|SC|SD|TN|TX|UT|VT|WA|WI|WV|WY)$/;
const mayStandAlone =
  /\b(?:in|native|across|throughout|of|[Nn]orthern|[Ss]outhern|[Cc]entral|[Ee]astern|[Ww]estern)\s+$/;
const followsState = new RegExp(`(?:[A-Z]{2}|${stateNames.join('|')}),?\\s+$`);

function sayZip(zip: string, extension: string | undefined): string {
  return extension ? `${sayDigits(zip)}, ${sayDigits(extension)}` : sayDigits(zip);
}

export const stateAndZip: Reader[] = [
  {
    starts: 'capital',
    pattern: /([A-Z]{2})(?:,?\s+(\d{5})(?:-(\d{4}))?(?!\d))?(?![A-Za-z])/y,
    say: (match, place) => {
      const [, code = '', zip, extension] = match;
      const isAfterCity =
        afterCity.test(place.before) ||
        (standsAlone.test(code) && mayStandAlone.test(place.before)) ||
        (zip !== undefined && /[A-Z]\w*\s+$/.test(place.before));
      if (!isAfterCity || !toStateCode(code) || /^\s*\//.test(after(place, match))) return null;
      const name = code === 'DC' ? 'D-C' : stateName(code);
      return zip ? `${name} ${sayZip(zip, extension)}` : name;
    },
  },
  {
    starts: 'digit',
    pattern: /(\d{5})(?:-(\d{4}))?(?![\d,.]\d|\d)/y,
    say: ([, zip = '', extension], { before }) =>
      followsState.test(before) || /\bzip(?: code)?:?\s+$/i.test(before) ? sayZip(zip, extension) : null,
  },
];
