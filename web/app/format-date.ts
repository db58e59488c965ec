const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "Nov 5, 2026", in the reader's own time zone. */
export function formatDay(moment: string): string {
  return day.format(new Date(moment));
}

/** "3 minutes ago"; anything under a minute is "just now". */
export function formatAgo(moment: string, now = new Date()): string {
  const seconds = (now.getTime() - new Date(moment).getTime()) / 1000;
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? [];
  return unit && length ? relative.format(-Math.floor(seconds / length), unit) : 'just now';
}
