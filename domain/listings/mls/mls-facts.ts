import type { MlsPhoto } from '#adapters/mls/contract.ts';
import { type FieldName, type FieldValues, fieldNames, type PageFacts } from '../extraction/facts.ts';
import { readFeePeriod, writeFee } from '../extraction/values/fee.ts';
import { readStatus } from '../extraction/values/read-status.ts';
import { readTourUrl } from '../extraction/values/read-tour-url.ts';
import { readType } from '../extraction/values/read-type.ts';

type Fields = Record<string, unknown>;
type Found = { [Name in FieldName]?: FieldValues[Name] | null };

export type MlsFactsInput = {
  fields: Fields;
  mlsName: string;
  photos: MlsPhoto[];
  /** The next open house in words, if there is one. */
  openHouse: string | null;
  disclaimer: string;
  hidden: readonly FieldName[];
};

const SQFT_PER_SQM = 10.7639;

/** An MLS record in the form of a page reading. The MLS is where facts come from, so each counts in full. */
export function mlsFacts(input: MlsFactsInput): PageFacts {
  const found: Found = { ...place(input.fields), ...home(input.fields), ...market(input), ...people(input) };
  for (const name of input.hidden) delete found[name];
  return Object.fromEntries(
    fieldNames.map((name) => {
      const value = found[name] ?? null;
      const isKnown = value !== null && !(Array.isArray(value) && value.length === 0);
      return [
        name,
        {
          value: isKnown ? value : null,
          confidence: isKnown ? 1 : 0,
          source: isKnown ? 'mls' : null,
          alternatives: [],
        },
      ];
    }),
  ) as unknown as PageFacts;
}

/** If the seller doesn't want the address shown, nothing that leads to it is used. */
function place(fields: Fields): Found {
  const isShown = fields.InternetAddressDisplayYN !== false;
  const [latitude, longitude] = [count(fields.Latitude), count(fields.Longitude)];
  return {
    street: isShown ? streetOf(fields) : null,
    city: line(fields.City),
    state: line(fields.StateOrProvince),
    zip: line(fields.PostalCode),
    country: 'US',
    county: line(fields.CountyOrParish),
    subdivision: line(fields.SubdivisionName),
    ...(isShown && latitude && longitude ? { latitude, longitude } : {}),
  };
}

function streetOf(fields: Fields): string | null {
  const words = [
    fields.StreetNumber,
    fields.StreetDirPrefix,
    fields.StreetName,
    fields.StreetSuffix,
    fields.StreetDirSuffix,
  ];
  const street = words.map(line).filter(Boolean).join(' ');
  const unit = line(fields.UnitNumber);
  if (line(fields.StreetName)) return unit ? `${street} #${unit.replace(/^#/, '')}` : street;
  return line(fields.UnparsedAddress)?.split(',')[0]?.trim() || null;
}

function home(fields: Fields): Found {
  const [full, half, quarter] = [
    count(fields.BathroomsFull) ?? 0,
    count(fields.BathroomsHalf) ?? 0,
    count(fields.BathroomsThreeQuarter) ?? 0,
  ];
  // The dictionary's total counts a half bath as one, so it is meaningful only without half baths.
  const baths = full + half / 2 + quarter * 0.75 || (half ? null : count(fields.BathroomsTotalInteger));
  const area = count(fields.LivingArea);
  const isMetric = /meter/i.test(String(fields.LivingAreaUnits ?? ''));
  const acres = count(fields.LotSizeAcres);
  const lotSqft = count(fields.LotSizeSquareFeet);
  return {
    beds: count(fields.BedroomsTotal),
    baths: baths === null ? null : Math.round(baths * 2) / 2,
    bathsStated: baths,
    ...(full && half ? { bathsFull: full, bathsHalf: half } : {}),
    sqft: area && Math.round(isMetric ? area * SQFT_PER_SQM : area),
    lot: acres ? `${acres} acres` : lotSqft ? `${lotSqft.toLocaleString('en-US')} sq ft` : null,
    yearBuilt: count(fields.YearBuilt),
    stories: count(fields.StoriesTotal),
    type: readType(fields.PropertySubType) ?? readType(fields.PropertyType),
    schoolDistrict: line(fields.HighSchoolDistrict),
    parking: parkingOf(fields),
    features: featuresOf(fields),
    hoa: feeOf(fields.AssociationFee, fields.AssociationFeeFrequency),
    taxes: taxesOf(fields),
    virtualTour: readTourUrl(fields.VirtualTourURLUnbranded) ?? readTourUrl(fields.VirtualTourURLBranded),
  };
}

function market({ fields, photos, openHouse }: MlsFactsInput): Found {
  const isLease = /lease/i.test(String(fields.PropertyType ?? ''));
  const [price, original] = [count(fields.ListPrice), count(fields.OriginalListPrice)];
  const remarks = paragraphs(fields.PublicRemarks);
  return {
    price,
    priceCut: price && original && original > price ? original - price : null,
    currency: 'USD',
    status: isLease ? 'for rent' : readStatus(fields.StandardStatus),
    // The writers of the episode and of the kit look for open houses in the text about a home.
    description: [remarks, openHouse].filter(Boolean).join('\n\n') || null,
    photos: photos.map(({ url }) => url),
    photoCaptions: Object.fromEntries(
      photos.flatMap(({ url, caption }) => (caption ? [[url, caption]] : [])),
    ),
  };
}

function people({ fields, mlsName, disclaimer }: MlsFactsInput): Found {
  return {
    mls: line(fields.ListingId),
    originatingMls: mlsName,
    agent: line(fields.ListAgentFullName),
    agentPhone: line(fields.ListAgentPreferredPhone),
    brokerage: line(fields.ListOfficeName),
    disclaimer,
  };
}

function parkingOf(fields: Fields): string | null {
  const spaces = count(fields.GarageSpaces);
  if (spaces) return `${spaces}-car garage`;
  return words(fields.ParkingFeatures).join(', ') || null;
}

const featureLists = [
  'InteriorFeatures',
  'ExteriorFeatures',
  'PatioAndPorchFeatures',
  'FireplaceFeatures',
  'PoolFeatures',
  'View',
  'WaterfrontFeatures',
  'LotFeatures',
  'CommunityFeatures',
  'Appliances',
];

/** Single words mean little without their list: "Hardwood" is a floor. */
const namedLists: Record<string, string> = { Flooring: 'floors', Heating: 'heating', Cooling: 'cooling' };

function featuresOf(fields: Fields): string[] {
  const plain = featureLists.flatMap((name) => words(fields[name]));
  const named = Object.entries(namedLists).flatMap(([name, noun]) =>
    words(fields[name]).map((word) =>
      new RegExp(`${noun.slice(0, 4)}`, 'i').test(word) ? word : `${word} ${noun}`,
    ),
  );
  return [...new Set([...plain, ...named])].filter(
    (text) => !/^(?:none|other|see remarks|yes)\b/i.test(text),
  );
}

/** "$9,484 a year (2025)" */
function taxesOf(fields: Fields): string | null {
  const taxes = feeOf(fields.TaxAnnualAmount, 'Annually');
  const year = count(fields.TaxYear);
  return taxes && year && year > 2000 && year < 2100 ? `${taxes} (${year})` : taxes;
}

function feeOf(amount: unknown, frequency: unknown): string | null {
  const dollars = count(amount);
  if (!dollars) return null;
  return writeFee({ dollars, period: readFeePeriod(spaced(String(frequency ?? ''))) });
}

/** "KitchenIsland" and "Kitchen Island" are the same lookup value. */
function spaced(value: string): string {
  return value.replace(/([a-z])([A-Z])/g, '$1 $2').trim();
}

function words(value: unknown): string[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return list
    .filter((item): item is string => typeof item === 'string' && item.trim() !== '')
    .map((item) => spaced(item).replace(/(?<=\s)\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()));
}

function line(value: unknown): string | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.replace(/\s+/g, ' ').trim().slice(0, 300) || null;
}

function paragraphs(value: unknown): string | null {
  return typeof value === 'string' ? value.slice(0, 20_000).trim() || null : null;
}

function count(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
