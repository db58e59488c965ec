import {
  monthNames,
  monthNumber,
  monthStarts,
  weekdayNames,
  weekdayStarts,
} from '../../english/month-and-weekday-names.ts';
import type { Fact } from '../schema.ts';
import { type FactSources, writtenTexts } from './fact-sources.ts';

const shape = new RegExp(
  `\\bopen house\\b[^.\\d]{0,24}?(?:(${weekdayStarts})[a-z]*\\.?,? )?(${monthStarts})[a-z]*\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (20\\d\\d))?,? (?:from |between )?(\\d{1,2})(?::(\\d\\d))? ?([ap])?\\.?m?\\.? ?(?:-|–|to|until|and) ?(\\d{1,2})(?::(\\d\\d))? ?([ap])\\.?m`,
  'i',
);
const maxDaysAhead = 120;

/** An open house that a text names with its day and hours, if it is still ahead: "Sunday, November 22, from 1 to 3 p.m." */
export function openHouseIn(text: string, today: string): string | undefined {
  const found = shape.exec(text.replace(/\s+/g, ' '));
  if (!found) return undefined;
  const [
    ,
    weekday,
    month = '',
    day = '',
    year,
    fromHour = '',
    fromMinute,
    fromHalf,
    toHour = '',
    toMinute,
    toHalf = '',
  ] = found;
  const index = (monthNumber(month) ?? 1) - 1;
  const firstYear = Number(year ?? today.slice(0, 4));
  const candidates = year ? [firstYear] : [firstYear, firstYear + 1];
  const date = candidates
    .map((one) => new Date(Date.UTC(one, index, Number(day))))
    .find((one) => one.getUTCMonth() === index && isAhead(one, today));
  if (!date) return undefined;
  const name = weekdayNames[date.getUTCDay()] as string;
  // A day that is not the one of its date is a mistake somebody else has to fix.
  if (weekday && !name.toLowerCase().startsWith(weekday.toLowerCase())) return undefined;
  const clock = (hour: string, minute: string | undefined) =>
    minute && minute !== '00' ? `${hour}:${minute}` : hour;
  const half =
    fromHalf && fromHalf.toLowerCase() !== toHalf.toLowerCase() ? ` ${fromHalf.toLowerCase()}.m.` : '';
  return `${name}, ${monthNames[index]} ${Number(day)}, from ${clock(fromHour, fromMinute)}${half} to ${clock(toHour, toMinute)} ${toHalf.toLowerCase()}.m.`;
}

function isAhead(date: Date, today: string): boolean {
  const ahead = (date.getTime() - Date.parse(`${today}T00:00:00Z`)) / 86_400_000;
  return ahead >= 0 && ahead <= maxDaysAhead;
}

/** The open house of a home as a fact, where one is ahead. */
export function openHouseFacts(sources: FactSources): Fact[] {
  const { today } = sources;
  if (!today) return [];
  for (const { kind, text } of writtenTexts(sources)) {
    const value = openHouseIn(text.slice(0, 24_000), today);
    if (value)
      return [
        {
          id: 'openHouse',
          field: 'openHouse',
          label: 'Open house',
          value,
          aliases: ['open house'],
          source: { kind, excerpt: value },
        },
      ];
  }
  return [];
}
