import { sayHouseNumber } from '../../english/number-words.ts';
import { DIRECTION, type Reader } from '../reader.ts';
import { STREET } from './street-patterns.ts';

const DIRECTED = `(?:${DIRECTION})\\.?\\s+(?:[A-Z][a-z]|\\d{1,3}(?:st|nd|rd|th))`;
const UNDIRECTED = '(?:Broadway|Bowery|Embarcadero|Esplanade)(?![a-z])';
const BEFORE_UNIT = `(?:[A-Z][a-z'-]+\\s+){1,3}(?=#|(?:APT|Apt|UNIT|Unit|STE|Ste)\\b)`;

/** The number before a street, as people say it; "421 W Broadway" isn't a wattage. */
export const houseNumber: Reader[] = [
  {
    starts: 'digit',
    pattern: new RegExp(
      `(\\d{1,6})(?:-(\\d{1,4}))?(?:\\s?(1\\/2)|([A-Z]))?(?=\\s+(\\d)?)(?=\\s+(?:${STREET}|${DIRECTED}|${UNDIRECTED}|${BEFORE_UNIT}))`,
      'y',
    ),
    say: ([, number = '', second, half, letter, isNumbered]) => {
      const said = second ? `${sayHouseNumber(number)} ${sayHouseNumber(second)}` : sayHouseNumber(number);
      // "six hundred fifth" would be another number.
      const pause = isNumbered && !letter ? ',' : '';
      return `${said}${half ? ' and a half' : ''}${letter ? `-${letter}` : ''}${pause}`;
    },
  },
];
