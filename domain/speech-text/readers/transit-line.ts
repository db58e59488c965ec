import { sayCardinal } from '../../english/number-words.ts';
import type { Reader } from '../reader.ts';

const LINE = '(?:\\d|[A-Z])';
const RIDES = '(?=\\s(?:trains?|subways?|lines?|stops?|stations?|buses)\\b)';

function sayLines(written: string): string {
  return written
    .split('/')
    .map((line) => (/\d/.test(line) ? sayCardinal(line) : line))
    .join(', ');
}

/** "A/C/E" are three trains and "1/2/3" isn't a fraction; two of them are only trains if the text says so. */
export const transitLine: Reader[] = (['digit', 'capital'] as const).flatMap((starts) => [
  {
    starts,
    pattern: new RegExp(`${LINE}(?:\\/${LINE}){2,9}(?![\\w/])`, 'y'),
    say: ([written]) => sayLines(written),
  },
  {
    starts,
    pattern: new RegExp(`${LINE}\\/${LINE}${RIDES}`, 'y'),
    say: ([written]) => sayLines(written).replace(', ', ' and '),
  },
]);
