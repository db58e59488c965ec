import { monthNumber, monthStarts, weekdayNames } from '../../english/month-and-weekday-names.ts';
import type { OpenHouse } from '../schema.ts';

const DAY_MS = 86_400_000;
/** How far from the words "open house" the day and time may be. */
const [BEHIND, BEFORE] = [110, 60];
/** A day without a year further back than this is in the next year. */
const MAX_PAST_DAYS = 180;
const usualTime = { start: '13:00', end: '15:00' };

type DatedText = {
  text: string;
  /** The day the text was written, if known: only then is a bare weekday a date. */
  written?: string;
};

/** The next open house in the order or the listing; undefined if there's none from today on. */
export function knownOpenHouse(texts: DatedText[], today: string): OpenHouse | undefined {
  const found = texts.flatMap(({ text, written }) =>
    [...text.slice(0, 20_000).matchAll(/open[\s-]house/gi)].flatMap(({ index }) => {
      const behind = text.slice(index + 10, index + 10 + BEHIND).split(/open[\s-]house/i)[0] ?? '';
      const before = text.slice(Math.max(0, index - BEFORE), index);
      return readDay(behind, written, today) ?? readDay(before, written, today) ?? [];
    }),
  );
  return found.filter(({ date }) => date >= today).sort((a, b) => (a.date < b.date ? -1 : 1))[0];
}

const namedDay = new RegExp(
  String.raw`\b(${monthStarts})[a-z]{0,6}\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?!:)(?:,?\s+(20\d\d)\b)?`,
  'i',
);

function readDay(text: string, written: string | undefined, today: string): OpenHouse | undefined {
  const near = written ?? today;
  const named = namedDay.exec(text);
  if (named) {
    const month = monthNumber(named[1] ?? '') ?? 0;
    return withTime(dateOf(named[3], month, Number(named[2]), near), text.replace(named[0], ' '));
  }
  const iso = /\b(20\d\d)-(\d\d)-(\d\d)\b/.exec(text);
  if (iso) return withTime(dateOf(iso[1], Number(iso[2]), Number(iso[3]), near), text.replace(iso[0], ' '));
  const slashed = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|20\d\d))?\b/.exec(text);
  if (slashed) {
    const year = slashed[3]?.length === 2 ? `20${slashed[3]}` : slashed[3];
    return withTime(
      dateOf(year, Number(slashed[1]), Number(slashed[2]), near),
      text.replace(slashed[0], ' '),
    );
  }
  const weekday = weekdayName.exec(text)?.[0];
  return weekday && written ? withTime(nextWeekday(weekday, written), text) : undefined;
}

function dateOf(year: string | undefined, month: number, day: number, near: string): string | undefined {
  const written = (of: number) => `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const thisYear = Number(near.slice(0, 4));
  const longAgo = new Date(Date.parse(near) - MAX_PAST_DAYS * DAY_MS).toISOString().slice(0, 10);
  const date = year ? written(Number(year)) : written(written(thisYear) < longAgo ? thisYear + 1 : thisYear);
  const parsed = new Date(`${date}T00:00:00Z`);
  // The 31st in a shorter month would silently become the 1st of the next.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : undefined;
}

const weekdayName = new RegExp(String.raw`\b(?:${weekdayNames.join('|')})\b`, 'i');

function nextWeekday(name: string, written: string): string {
  const start = new Date(`${written}T00:00:00Z`);
  const ahead =
    (weekdayNames.findIndex((day) => day.toLowerCase() === name.toLowerCase()) - start.getUTCDay() + 7) % 7;
  return new Date(start.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
}

const clock = String.raw`(\d{1,2})(?::([0-5]\d))?\s*([ap])?\.?(?:m\b\.?)?`;
const span = new RegExp(
  String.raw`(?<![\d/$,.])${clock}\s*(?:-|–|—|to|until|till)\s*${clock}(?![\d/%])`,
  'i',
);

function withTime(date: string | undefined, text: string): OpenHouse | undefined {
  if (!date) return undefined;
  const [, from, fromMinutes, fromHalf, to, toMinutes, toHalf] = span.exec(text) ?? [];
  if (!from || !to || Number(from) > 23 || Number(to) > 23) return { date, ...usualTime };
  const end = hourOf(Number(to), toHalf ?? (Number(to) <= 7 || Number(to) === 12 ? 'p' : undefined));
  const sameHalf = hourOf(Number(from), fromHalf ?? (end >= 12 ? 'p' : 'a'));
  const start = fromHalf || sameHalf < end ? sameHalf : hourOf(Number(from), 'a');
  const time = { start: timeOf(start, fromMinutes), end: timeOf(end, toMinutes) };
  return { date, ...(time.start < time.end ? time : usualTime) };
}

function hourOf(hour: number, half: string | undefined): number {
  if (hour > 12 || !half) return hour;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

function timeOf(hour: number, minutes = '00'): string {
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
