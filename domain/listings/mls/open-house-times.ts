import type { OpenHouseTime } from '#db/schema/listings.ts';

type Fields = Record<string, unknown>;

const MAX_SHOWN = 6;

/** The open houses that anyone may visit and that are still ahead, in the home's local time, next one first. */
export function openHouseTimes(
  records: readonly { fields: Fields }[],
  home: { timeZone: string; today: string },
): OpenHouseTime[] {
  return records
    .filter(({ fields }) => isPublic(fields))
    .flatMap(({ fields }): OpenHouseTime[] => {
      const start = localTime(fields.OpenHouseStartTime, fields.OpenHouseDate, home.timeZone);
      return start
        ? [{ start, end: localTime(fields.OpenHouseEndTime, fields.OpenHouseDate, home.timeZone) }]
        : [];
    })
    .filter(({ start }) => start.slice(0, 10) >= home.today)
    .sort((a, b) => (a.start < b.start ? -1 : 1))
    .slice(0, MAX_SHOWN);
}

function isPublic({ OpenHouseStatus: status, OpenHouseType: type }: Fields): boolean {
  const isOn = status === undefined || status === 'Active';
  return isOn && (type === undefined || /public/i.test(String(type)));
}

/** "2026-11-22T13:00" from a timestamp, or from a bare clock time on the given day. */
function localTime(time: unknown, date: unknown, timeZone: string): string | null {
  if (typeof time !== 'string') return null;
  const clock = /^(\d\d:\d\d)/.exec(time)?.[1];
  if (clock && typeof date === 'string') return `${date.slice(0, 10)}T${clock}`;
  const moment = new Date(time);
  if (Number.isNaN(moment.getTime())) return null;
  const parts = { dateStyle: 'short', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat('sv-SE', parts).format(moment).replace(' ', 'T');
}

/** "Open house Sunday, November 22, 2026, from 1 p.m. to 3 p.m." */
export function sayOpenHouse({ start, end }: OpenHouseTime): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  const hours = end ? `, from ${clockWords(start)} to ${clockWords(end)}` : '';
  return `Open house ${day.format(new Date(`${start.slice(0, 10)}T00:00:00Z`))}${hours}`;
}

function clockWords(local: string): string {
  const [hour = 0, minute = 0] = local.slice(11).split(':').map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'a' : 'p'}.m.`;
}
