/** Letters, digits and dashes, at least four of them digits. */
const number = /^(?=(?:\D*\d){4})[A-Z\d][A-Z\d-]{3,29}$/i;

/** "MLS # 7100001" and "7100001" name the same listing; undefined if the text isn't an MLS number. */
export function readMlsNumber(text: string): string | undefined {
  const given = text.trim().replace(/^mls\s*(?:#|no\.?|number|id)?\s*:?\s*/i, '');
  return number.test(given) ? given : undefined;
}

/** Whether a link from the server stands for an MLS listing. */
export function isMlsAddress(link: string | null): boolean {
  return link !== null && /^https?:\/\/[^/]+\/mls\/[^/]+(?:\/[^/]+)?$/.test(link);
}

/** Whether such a link is the listing requested by this number. */
export function isMlsAddressOf(link: string | null, text: string): boolean {
  const mlsNumber = readMlsNumber(text);
  return mlsNumber !== undefined && isMlsAddress(link) && link?.endsWith(`/${mlsNumber}`) === true;
}

/** Created on first use: it takes a slow phone 80 ms, and the order form only needs the numbers above. */
let day: Intl.DateTimeFormat | undefined;

/** "Sunday, November 22, 1:00 PM – 3:00 PM", from times in the home's own zone. */
export function formatOpenHouse({ start, end }: { start: string; end: string | null }): string {
  day ??= new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const date = day.format(new Date(`${start.slice(0, 10)}T00:00:00Z`));
  return [date, [formatClock(start), end && formatClock(end)].filter(Boolean).join(' – ')].join(', ');
}

function formatClock(local: string): string {
  const [hour = 0, minute = 0] = local.slice(11).split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
