import type { MlsDetails, ShownListing } from '../queries.ts';
import { formatAddress, formatCityLine, hasStreet } from '../rules.ts';

type OpenHouse = MlsDetails['openHouses'][number];

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const stamp = (local: string) => local.replace(/[-:]/g, '').slice(0, 13).padEnd(15, '0');
const MAX_LINE = 73;

/** A line in a calendar file continues after a space. */
const fold = (line: string) => line.replace(new RegExp(`(.{${MAX_LINE}})(?=.)`, 'gu'), '$1\r\n ');

/** A home's open houses for a calendar. Their times are the home's local times, so they have no zone. */
export function openHouseCalendar(
  listing: ShownListing & { mls: MlsDetails },
  { url, now }: { url: string; now: Date },
): string {
  const address = formatAddress(listing);
  const place = [address, hasStreet(listing.address) ? formatCityLine(listing) : undefined].filter(Boolean);
  const made = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const events = listing.mls.openHouses.flatMap((time: OpenHouse) => [
    'BEGIN:VEVENT',
    `UID:${listing.id}-${stamp(time.start)}@hearthcast`,
    `DTSTAMP:${made}`,
    `DTSTART:${stamp(time.start)}`,
    `DTEND:${stamp(time.end ?? time.start)}`,
    `SUMMARY:${escaped(`Open house: ${address}`)}`,
    `LOCATION:${escaped(place.join(', '))}`,
    `URL:${url}`,
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hearthcast//Open houses//EN',
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
