import type { LineHours } from '#db/schema/phone.ts';

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Whether this moment is within a line's hours. Without hours, nobody is transferred. */
export function isWithinLineHours(hours: LineHours, timeZone: string, moment: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const open = hours[days.indexOf(part('weekday'))];
  const minute = Number(part('hour')) * 60 + Number(part('minute'));
  return open !== undefined && open !== null && minute >= open.from && minute < open.to;
}
