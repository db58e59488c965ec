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

/** An upcoming open house that a text gives with its day and hours: "Sunday, November 22, from 1 to 3 p.m." */
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
  // If the weekday doesn't match the date, someone else has to fix the mistake.
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

/** A home's upcoming open house as a fact, if there is one. */
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
