import { type Credentials, createAccessToken } from './access-token.ts';
import type { MlsFeed, MlsPhoto, MlsRecord, MlsResource } from './contract.ts';
import { createFeedRequests } from './feed-requests.ts';
import { odataUrl, quoted } from './odata-query.ts';
import { keyFields, recordFields } from './record-fields.ts';
import type { VendorRules } from './vendors/vendor-rules.ts';

export type ResoFeedOptions = Pick<MlsFeed, 'id' | 'name' | 'display'> & {
  vendor: VendorRules;
  /** Replaces the vendor's own. */
  baseUrl?: string | undefined;
  credentials: Credentials;
  originatingSystem?: string | undefined;
  /** The vendor's prefix before an MLS's own numbers. */
  numberPrefix?: string | undefined;
  timeoutMs?: number;
  now?: () => number;
};

const MAX_FOUND = 10;
const MAX_PHOTOS = 80;

/** A feed that speaks the RESO Web API (OData 4), with the rules of its vendor. */
export function createResoFeed(options: ResoFeedOptions): MlsFeed {
  const { id, name, display, vendor, credentials, timeoutMs = 20_000, now = Date.now } = options;
  const baseUrl = new URL(options.baseUrl ?? vendor.baseUrl ?? '');
  const service = `MLS feed ${id}`;
  const { auth } = vendor;
  const token = createAccessToken({
    service,
    credentials,
    tokenUrl: auth.kind === 'token' ? null : new URL(auth.tokenPath, baseUrl),
    scope: auth.kind === 'token' ? null : auth.scope,
    now,
    timeoutMs,
  });
  const headers: Record<string, string> =
    vendor.pageSizeIn === 'Prefer header' ? { Prefer: `odata.maxpagesize=${vendor.pageSize}` } : {};
  const ask = createFeedRequests({ service, baseUrl, token, minGapMs: vendor.minGapMs, timeoutMs, headers });
  const fieldsOf = (resource: MlsResource) => [
    ...new Set([
      ...recordFields[resource],
      ...(resource === 'Property' ? [vendor.changeField] : []),
      ...(vendor.visibleField ? [vendor.visibleField] : []),
    ]),
  ];
  const within = (filter: string) =>
    vendor.needsOriginatingSystem
      ? `OriginatingSystemName eq ${quoted(options.originatingSystem ?? '')} and ${filter}`
      : filter;

  async function search(filter: string, top: number): Promise<MlsRecord[]> {
    const select = fieldsOf('Property');
    const { value } = await ask(odataUrl(baseUrl, 'Property', { filter: within(filter), select, top }));
    return value.flatMap((row) => toRecord('Property', row, vendor));
  }

  return {
    id,
    name,
    display,
    overlapMs: vendor.overlapMs,
    async findByMlsNumber(mlsNumber) {
      const prefix = options.numberPrefix ?? '';
      const full = mlsNumber.startsWith(prefix) ? mlsNumber : `${prefix}${mlsNumber}`;
      const found = await search(`ListingId eq ${quoted(full)}`, 2);
      return found.find(({ fields }) => fields.ListingId === full);
    },
    findByAddress: vendor.searchesByAddress
      ? ({ street, city, zip }) => {
          const [, number = '', name = ''] = /^(\S+)\s+(.+)$/.exec(street.trim()) ?? [];
          const parts = [
            `StreetNumber eq ${quoted(number)}`,
            `contains(tolower(UnparsedAddress),${quoted(name.toLowerCase())})`,
            ...(zip ? [`PostalCode eq ${quoted(zip)}`] : []),
            ...(city && !zip ? [`City eq ${quoted(city)}`] : []),
          ];
          return search(parts.join(' and '), MAX_FOUND);
        }
      : null,
    async changesSince(resource, moment, next) {
      const { changeField } = changeFieldOf(resource, vendor);
      const since = moment === null ? [] : [`${changeField} gt ${justBefore(moment)}`];
      // Without a start time, there is nothing yet that the MLS could have withdrawn.
      const visible = moment === null && vendor.visibleField ? [`${vendor.visibleField} eq true`] : [];
      const filter = [...since, ...visible].join(' and ');
      const url = next
        ? new URL(next, baseUrl)
        : odataUrl(baseUrl, resource, {
            filter:
              filter || vendor.needsOriginatingSystem
                ? within(filter || `${changeField} gt 1900-01-01T00:00:00.000Z`)
                : undefined,
            select: fieldsOf(resource),
            orderBy: vendor.takesOrder ? `${changeField},${keyFields[resource]}` : undefined,
            top: vendor.pageSizeIn === '$top' ? vendor.pageSize : undefined,
          });
      const { value, nextLink } = await ask(url);
      return { records: value.flatMap((row) => toRecord(resource, row, vendor)), next: nextLink };
    },
    async media(listingKey) {
      const filter = within(`ListingKey eq ${quoted(listingKey)}`);
      const query = { filter, select: ['ListingKey'], expand: 'Media', top: 1 };
      const { value } = await ask(odataUrl(baseUrl, 'Property', query));
      return toPhotos(value[0]?.Media);
    },
  };
}

/** Bridge's own timestamp exists on listings only. */
function changeFieldOf(resource: MlsResource, vendor: VendorRules): { changeField: string } {
  return { changeField: resource === 'Property' ? vendor.changeField : 'ModificationTimestamp' };
}

/** "At or after", for services that support only "after": timestamps have milliseconds. */
function justBefore(moment: string): string {
  return new Date(Date.parse(moment) - 1).toISOString();
}

/** Nothing for a row without a key or a time, because it couldn't be distinguished from another. */
function toRecord(resource: MlsResource, row: Record<string, unknown>, vendor: VendorRules): MlsRecord[] {
  const key = row[keyFields[resource]];
  const changed = row[changeFieldOf(resource, vendor).changeField];
  const listingKey = row.ListingKey;
  const time = typeof changed === 'string' ? Date.parse(changed) : Number.NaN;
  if (typeof key !== 'string' || typeof listingKey !== 'string' || Number.isNaN(time)) return [];
  const isHidden = vendor.visibleField !== null && row[vendor.visibleField] === false;
  const isDeleted = resource === 'Property' && row.StandardStatus === 'Delete';
  const kept = new Set(recordFields[resource]);
  const fields = Object.fromEntries(
    Object.entries(row).filter(([name, value]) => kept.has(name) && value !== null),
  );
  return [
    {
      key,
      listingKey,
      modifiedAt: new Date(time).toISOString(),
      isRemoved: isHidden || isDeleted,
      fields,
    },
  ];
}

function toPhotos(media: unknown): MlsPhoto[] {
  if (!Array.isArray(media)) return [];
  return (media as Record<string, unknown>[])
    .filter(({ MediaURL: url, MediaCategory: category }) => {
      const isPhoto = category === undefined || category === null || category === 'Photo';
      return isPhoto && typeof url === 'string' && /^https?:\/\//i.test(url);
    })
    .sort((a, b) => Number(a.Order ?? 0) - Number(b.Order ?? 0))
    .slice(0, MAX_PHOTOS)
    .map(({ MediaURL: url, ShortDescription: caption }) => ({
      url: String(url),
      caption: typeof caption === 'string' && caption.trim() ? caption.trim() : null,
    }));
}
