import { monthNames, weekdayNames } from '../../english/month-and-weekday-names.ts';
import type { News } from './schema.ts';

/** "Sunday, November 22, from 1 to 3 p.m.", as the hosts of every episode say it. */
export function sayOpenHouse({ date, start, end }: NonNullable<News['openHouse']>): string {
  const day = new Date(`${date}T00:00:00Z`);
  const [from, to] = [clock(start), clock(end)];
  const name = `${weekdayNames[day.getUTCDay()]}, ${monthNames[day.getUTCMonth()]} ${day.getUTCDate()}`;
  if (from.half === to.half) return `${name}, from ${from.time} to ${to.time} ${to.half}`;
  // To the reader, "11 a.m. to 1 p.m." looks like the end of a sentence.
  return `${name}, from ${from.time} in the morning to ${sayEnd(end, to.time)}`;
}

function sayEnd(end: string, time: string): string {
  if (end === '12:00') return 'noon';
  return `${time} in the ${end < '18:00' ? 'afternoon' : 'evening'}`;
}

function clock(time: string): { time: string; half: 'a.m.' | 'p.m.' } {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return {
    time: minute === 0 ? `${shown}` : `${shown}:${String(minute).padStart(2, '0')}`,
    half: hour < 12 ? 'a.m.' : 'p.m.',
  };
}
