import { createRandom } from '../../paper-cut/random.ts';
import { agents, brokerages, features, homePhotos, remarks, streets, towns } from './data/sample-words.ts';
import type { Row } from './odata-filter.ts';

const COUNT = 200;
const FIRST_NUMBER = 7_100_001;
/** Every listing was last changed some minutes after the one before. */
const FIRST_CHANGE = Date.parse('2026-09-01T08:00:00.000Z');
const GAP_MS = 7 * 60_000;

export type SampleRows = { Property: Row[]; OpenHouse: Row[] };

/** 200 homes that do not exist, in towns that do; the same ones every time. */
export function createSampleListings(options: { mediaOrigin: string; today: string }): SampleRows {
  const rows: SampleRows = { Property: [], OpenHouse: [] };
  for (let at = 0; at < COUNT; at += 1) {
    const listing = createListing(at, options.mediaOrigin);
    rows.Property.push(listing);
    if (at % 8 === 0) rows.OpenHouse.push(createOpenHouse(listing, at, options.today));
  }
  return rows;
}

function createListing(at: number, mediaOrigin: string): Row {
  const { next } = createRandom(`sample mls ${at}`);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const town = towns[at % towns.length] as (typeof towns)[number];
  const [street, suffix] = streets[Math.floor(at / towns.length) % streets.length] as readonly [
    string,
    string,
  ];
  const isCondo = at % 5 === 4;
  const beds = isCondo ? whole(1, 3) : whole(2, 5);
  const fullBaths = Math.max(1, beds - whole(1, 2));
  const halfBaths = isCondo ? 0 : whole(0, 1);
  const price = whole(isCondo ? 240 : 320, isCondo ? 690 : 1_250) * 1000;
  const number = String(whole(2, 98) * 2 + (at % 2));
  const unit = isCondo ? String(whole(2, 9) * 100 + whole(1, 9)) : null;
  const brokerage = pick(brokerages);
  const changed = new Date(FIRST_CHANGE + at * GAP_MS).toISOString();
  const key = `LKV${FIRST_NUMBER + at}`;
  const year = whole(1898, 2021);
  return {
    ListingKey: key,
    ListingId: String(FIRST_NUMBER + at),
    ModificationTimestamp: changed,
    PhotosChangeTimestamp: changed,
    OriginatingSystemName: 'lakeview',
    StandardStatus: at % 25 === 24 ? 'Pending' : 'Active',
    ListPrice: price,
    OriginalListPrice: price,
    PropertyType: 'Residential',
    PropertySubType: isCondo ? 'Condominium' : 'SingleFamilyResidence',
    UnparsedAddress: `${number} ${street} ${suffix}${unit ? ` #${unit}` : ''}, ${town.city}, ${town.state} ${town.zip}`,
    StreetNumber: number,
    StreetName: street,
    StreetSuffix: suffix,
    UnitNumber: unit,
    City: town.city,
    StateOrProvince: town.state,
    PostalCode: town.zip,
    CountyOrParish: town.county,
    BedroomsTotal: beds,
    BathroomsTotalInteger: fullBaths + halfBaths,
    BathroomsFull: fullBaths,
    BathroomsHalf: halfBaths,
    LivingArea: beds * 420 + whole(200, 900),
    LivingAreaUnits: 'SquareFeet',
    LotSizeAcres: isCondo ? null : whole(12, 240) / 100,
    YearBuilt: year,
    StoriesTotal: isCondo ? null : whole(1, 2),
    PublicRemarks: remarksOf(pick, year, isCondo),
    AssociationFee: isCondo ? whole(210, 620) : null,
    AssociationFeeFrequency: isCondo ? 'Monthly' : null,
    TaxAnnualAmount: Math.round(price * 0.014),
    GarageSpaces: isCondo ? 1 : whole(1, 3),
    ParkingFeatures: [isCondo ? 'AssignedParking' : 'AttachedGarage'],
    SubdivisionName: pick(town.neighborhoods),
    HighSchoolDistrict: `${town.city} School District`,
    InteriorFeatures: [pick(features.interior), pick(features.interior)],
    Flooring: [pick(features.flooring)],
    Heating: [pick(features.heating)],
    Cooling: [pick(features.cooling)],
    ListAgentFullName: pick(agents),
    ListAgentPreferredPhone: `(231) 555-${String(100 + (at % 100)).padStart(4, '0')}`,
    ListOfficeName: brokerage,
    InternetEntireListingDisplayYN: true,
    InternetAddressDisplayYN: true,
    Media: photosOf(at, key, mediaOrigin, changed),
  };
}

function remarksOf(pick: <Item>(items: readonly Item[]) => Item, year: number, isCondo: boolean): string {
  const kitchenYear = Math.max(year, 2012) + 4;
  const fill = (text: string) => text.replace('{year}', String(kitchenYear));
  const parts = [
    pick(isCondo ? remarks.condoOpening : remarks.opening),
    pick(remarks.kitchen),
    pick(remarks.living),
    pick(remarks.bedroom),
    pick(remarks.work),
    pick(isCondo ? remarks.building : remarks.outside),
    pick(remarks.systems),
    pick(remarks.nearby),
  ];
  return parts.map(fill).join(' ');
}

function photosOf(at: number, key: string, mediaOrigin: string, changed: string): Row[] {
  const photos = homePhotos[at % homePhotos.length] as readonly (readonly [name: string, caption: string])[];
  return photos.map(([name, caption], order) => ({
    MediaKey: `${key}-${order + 1}`,
    ResourceRecordKey: key,
    MediaURL: `${mediaOrigin}/samples/photos/${name}.jpg`,
    Order: order,
    MediaCategory: 'Photo',
    ShortDescription: caption,
    MediaModificationTimestamp: changed,
  }));
}

/** On one of the next Sundays, so that there is always one ahead. */
function createOpenHouse(listing: Row, at: number, today: string): Row {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + ((7 - day.getUTCDay()) % 7 || 7) + 7 * (at % 2));
  const date = day.toISOString().slice(0, 10);
  return {
    OpenHouseKey: `OH${listing.ListingId}`,
    ListingKey: listing.ListingKey,
    ListingId: listing.ListingId,
    ModificationTimestamp: listing.ModificationTimestamp,
    OpenHouseDate: date,
    OpenHouseStartTime: easternTime(date, 13),
    OpenHouseEndTime: easternTime(date, 15),
    OpenHouseStatus: 'Active',
    OpenHouseType: 'Public',
  };
}

/** All these towns are in one time zone; feeds write moments in UTC. */
function easternTime(date: string, hour: number): string {
  const noon = new Date(`${date}T12:00:00Z`);
  const parts = { timeZone: 'America/New_York', hour: '2-digit', hourCycle: 'h23' } as const;
  const behind = 12 - Number(new Intl.DateTimeFormat('en-US', parts).format(noon));
  return new Date(Date.parse(`${date}T00:00:00Z`) + (hour + behind) * 3_600_000).toISOString();
}
