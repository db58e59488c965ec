import type { MlsFeed, MlsPhoto, MlsRecord } from '#adapters/mls/contract.ts';
import type { MlsDetails } from '#db/schema/listings.ts';
import type { PageFacts } from '../extraction/facts.ts';
import { listingDay, timeZoneOf } from '../listing-day.ts';
import { displayRulesOf, fillRule } from './display-rules.ts';
import { mlsFacts } from './mls-facts.ts';
import { openHouseTimes, sayOpenHouse } from './open-house-times.ts';

export type MlsReading = { facts: PageFacts; details: MlsDetails; spoken: string | null };

type ReadInput = {
  feed: Pick<MlsFeed, 'name' | 'display'>;
  record: Pick<MlsRecord, 'fields' | 'modifiedAt'>;
  openHouses: readonly { fields: Record<string, unknown> }[];
  photos: MlsPhoto[];
  now: Date;
};

/** What an MLS record says about a home, and what its display must say. */
export function readMlsRecord({ feed, record, openHouses, photos, now }: ReadInput): MlsReading {
  const { fields } = record;
  const rules = displayRulesOf(feed);
  const home = placeOf(fields);
  const times = openHouseTimes(openHouses, { timeZone: timeZoneOf(home), today: listingDay(home, now) });
  const words = {
    brokerage: text(fields.ListOfficeName),
    agent: text(fields.ListAgentFullName),
    contact: text(fields.AttributionContact),
    mls: feed.name,
    number: text(fields.ListingId),
  };
  const dated = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZoneOf(home),
  });
  const current = { ...words, asOf: dated.format(now) };
  // Texts made once, such as a flyer, state when the data last changed; a page states when it was last confirmed.
  const printed = { ...words, asOf: dated.format(new Date(record.modifiedAt)) };
  const next = times[0];
  return {
    facts: mlsFacts({
      fields,
      mlsName: feed.name,
      photos,
      openHouse: next ? sayOpenHouse(next) : null,
      disclaimer: joinSentences(fillRule(rules.attribution, printed), fillRule(rules.disclaimer, printed)),
      hidden: rules.hidden,
    }),
    details: {
      name: feed.name,
      attribution: fillRule(rules.attribution, current),
      disclaimer: fillRule(rules.disclaimer, current),
      logo: rules.logo,
      changedAt: record.modifiedAt,
      confirmedAt: now.toISOString(),
      showsAsOf: rules.showsAsOf,
      photosAt: text(fields.PhotosChangeTimestamp),
      openHouses: times,
    },
    spoken: rules.spoken ? fillRule(rules.spoken, current) || null : null,
  };
}

function joinSentences(first: string, second: string): string {
  return [first.replace(/(?<=[^.])$/, '.'), second].filter(Boolean).join(' ');
}

/** Whether the seller allows the home to be shown on the internet at all. */
export function mayBeShown(fields: Record<string, unknown>): boolean {
  return fields.InternetEntireListingDisplayYN !== false;
}

function placeOf(fields: Record<string, unknown>) {
  const coordinate = (value: unknown) => (typeof value === 'number' ? value : null);
  return {
    latitude: coordinate(fields.Latitude),
    longitude: coordinate(fields.Longitude),
    zipCode: text(fields.PostalCode) ?? '',
    city: text(fields.City) ?? '',
    state: text(fields.StateOrProvince) ?? '',
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value.trim().slice(0, 200) || null : null;
}
