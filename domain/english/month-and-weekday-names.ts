export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** The first three letters of each name, for patterns: "jan|feb|…". */
export const monthStarts = startsOf(monthNames);
export const weekdayStarts = startsOf(weekdayNames);

/** "Nov." and "november" → 11; undefined if it isn't a month. */
export function monthNumber(written: string): number | undefined {
  const start = written.slice(0, 3).toLowerCase();
  const at = monthNames.findIndex((name) => start.length === 3 && name.toLowerCase().startsWith(start));
  return at < 0 ? undefined : at + 1;
}

function startsOf(names: readonly string[]): string {
  return names.map((name) => name.slice(0, 3).toLowerCase()).join('|');
}
