/**
 * The resources that we follow. Photos are requested when needed, because their links may expire within the
 * hour.
 */
export type MlsResource = 'Property' | 'OpenHouse';

/** A record of a feed, with the RESO Data Dictionary 2.0 names of its fields. */
export type MlsRecord = {
  key: string;
  /** The listing it belongs to; for a listing, its own key. */
  listingKey: string;
  /** ISO, to the millisecond. */
  modifiedAt: string;
  /** The MLS withdrew it: it may no longer be stored or shown. */
  isRemoved: boolean;
  fields: Record<string, unknown>;
};

export type MlsPage = {
  /** Oldest change first. */
  records: MlsRecord[];
  /** Where the feed continues; null at its end. Valid for minutes, so it is never stored. */
  next: string | null;
};

export type MlsPhoto = { url: string; caption: string | null };
export type MlsAddress = { street: string; city?: string | undefined; zip?: string | undefined };

/** A feed of one multiple listing service. Throws `Unavailable` for problems that may pass. */
export type MlsFeed = {
  /** Names the feed in our tables and links: lower case, without spaces. */
  id: string;
  /** The name of the MLS, as people know it. */
  name: string;
  /** How far back to read again, because the feed may show a change late. */
  overlapMs: number;
  /** What the MLS requires of a display; see `domain/listings/mls/display-rules.ts`. */
  display: { rules: string; overrides: Record<string, unknown> };
  findByMlsNumber(mlsNumber: string): Promise<MlsRecord | undefined>;
  /** Null if the vendor can't search by address. */
  findByAddress: ((address: MlsAddress) => Promise<MlsRecord[]>) | null;
  /** Changes at or after a time; with `next`, the page that follows. Null means from the beginning. */
  changesSince(resource: MlsResource, moment: string | null, next?: string): Promise<MlsPage>;
  media(listingKey: string): Promise<MlsPhoto[]>;
};
