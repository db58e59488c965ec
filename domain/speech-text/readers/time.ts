import { sayCardinal } from '../../english/number-words.ts';
import { after, type Reader, sentenceEnd, TO } from '../reader.ts';

const CLOCK = '(\\d{1,2})(?::([0-5]\\d))?(?!\\d)';
const HALF = '\\s?([AaPp])\\.?[Mm]\\b\\.?';

function sayClock(hour: string, minute: string | undefined): string {
  const minutes = Number(minute ?? 0);
  const start = sayCardinal(hour);
  if (minutes === 0) return start;
  return `${start} ${minutes < 10 ? 'oh ' : ''}${sayCardinal(String(minutes))}`;
}

function sayTime(hour: string, minute: string | undefined, half: string): string {
  if (Number(hour) === 12 && Number(minute ?? 0) === 0)
    return half.toLowerCase() === 'p' ? 'noon' : 'midnight';
  return `${sayClock(hour, minute)} ${half.toUpperCase()}-M`;
}

/** On a 24-hour clock, hours after noon and the hour after midnight are spoken with "p.m." or "a.m.". */
function sayDayTime(hour: string, minute: string | undefined, isAlone: boolean): string {
  if (Number(hour) > 12) return sayTime(String(Number(hour) - 12), minute, 'p');
  if (Number(hour) === 0) return sayTime('12', minute, 'a');
  return sayClock(hour, minute) + (isAlone && minute === '00' ? " o'clock" : '');
}

const isHour = (hour: string | undefined) => Number(hour) >= 1 && Number(hour) <= 12;

export const time: Reader[] = [
  {
    starts: 'digit',
    pattern: new RegExp(`${CLOCK}(?:${HALF})?${TO}${CLOCK}${HALF}`, 'y'),
    say: (match, place) => {
      const [, hour = '', minute, half, toHour = '', toMinute, toHalf = ''] = match;
      if (!isHour(hour) || !isHour(toHour)) return null;
      const from = half ? sayTime(hour, minute, half) : sayClock(hour, minute);
      return `${from} to ${sayTime(toHour, toMinute, toHalf)}${sentenceEnd(match[0], after(place, match))}`;
    },
  },
  {
    starts: 'digit',
    pattern: new RegExp(`${CLOCK}${HALF}\\s?[-–]\\s?(noon|midnight)`, 'iy'),
    say: ([, hour = '', minute, half = '', end = '']) =>
      isHour(hour) ? `${sayTime(hour, minute, half)} to ${end.toLowerCase()}` : null,
  },
  {
    starts: 'digit',
    pattern: new RegExp(`${CLOCK}${HALF}`, 'y'),
    say: (match, place) => {
      const [, hour = '', minute, half = ''] = match;
      return isHour(hour)
        ? `${sayTime(hour, minute, half)}${sentenceEnd(match[0], after(place, match))}`
        : null;
    },
  },
  {
    starts: 'digit',
    pattern: /([01]?\d|2[0-3]):([0-5]\d)(?:(?:\s?(?:-|–|to)\s?)([01]?\d|2[0-3]):([0-5]\d))?(?![\d:])/y,
    say: ([, hour = '', minute, toHour, toMinute]) => {
      const from = sayDayTime(hour, minute, !toHour);
      return toHour ? `${from} to ${sayDayTime(toHour, toMinute, false)}` : from;
    },
  },
  {
    starts: 'letter',
    pattern: /(noon|midnight)\s?(?:-|–)\s?(?=\d)/iy,
    say: ([, hour = '']) => `${hour} to`,
  },
  {
    starts: 'digit',
    pattern: /24\/7(?![\d/])/y,
    say: () => 'twenty-four seven',
  },
];
