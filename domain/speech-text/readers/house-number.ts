import { sayHouseNumber } from '../../english/number-words.ts';
import type { Reader } from '../reader.ts';
import { STREET } from './street-patterns.ts';

/** The number in front of a street, said the way people say it. */
export const houseNumber: Reader[] = [
  {
    starts: 'digit',
    pattern: new RegExp(
      `(\\d{1,6})(?:-(\\d{1,4}))?(?:\\s?(1\\/2)|([A-Z]))?(?=\\s+(\\d)?)(?=\\s+${STREET})`,
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
