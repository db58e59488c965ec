import { createRequire } from 'node:module';
import { normalizeZip, type ParsedAddress } from './parse-address.ts';
import { isAddressPlaceholder } from './rules.ts';
import { countryOfState, toStateCode } from './states.ts';
import { tidyCase } from './tidy-case.ts';

type Place = {
  zip: string;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
  country: string;
};
type ZipTable = {
  lookup(zip: string): Place | undefined;
  lookupByName(city: string, state: string): Place[];
  codes: Record<string, Place>;
};

let table: ZipTable | undefined;

/** Loaded on first use: the table takes 200 ms and most pages don't need it. */
function zips(): ZipTable {
  table ??= createRequire(import.meta.url)('zipcodes') as ZipTable;
  return table;
}

export function placeOfZip(zip: string): { city: string; state: string } | null {
  if (!/^\d{5}/.test(zip)) return null;
  const place = zips().lookup(zip.slice(0, 5));
  return place?.country === 'US' ? { city: tidyCase(place.city), state: place.state } : null;
}

/** The center of every US ZIP code, with its town. */
export const listZipCenters = () => Object.values(zips().codes).filter(({ country }) => country === 'US');

export type Coordinates = { latitude: number; longitude: number };

/** The center of the ZIP code, or of one of the town's if the ZIP is unknown. */
export function coordinatesOfAddress(home: {
  zipCode: string;
  city: string;
  state: string;
}): Coordinates | null {
  if (home.zipCode === '' && (home.city === '' || home.state === '')) return null;
  const place = zips().lookup(home.zipCode.slice(0, 5)) ?? zips().lookupByName(home.city, home.state)[0];
  return place ? { latitude: place.latitude, longitude: place.longitude } : null;
}

function nearestPlaces(at: Coordinates, limitMiles: number): Place[] {
  const near: { place: Place; miles: number }[] = [];
  for (const place of Object.values(zips().codes)) {
    if (place.country !== 'US') continue;
    const dy = (place.latitude - at.latitude) * 69;
    if (Math.abs(dy) > limitMiles) continue;
    const dx = (place.longitude - at.longitude) * 69 * Math.cos((at.latitude * Math.PI) / 180);
    const miles = Math.hypot(dx, dy);
    if (miles <= limitMiles) near.push({ place, miles });
  }
  return near.sort((a, b) => a.miles - b.miles).map((entry) => entry.place);
}

/** City and state, if every ZIP center around the point agrees; a border town stays unknown. */
export function placeOfCoordinates(at: Coordinates): { city: string | null; state: string | null } {
  const near = nearestPlaces(at, 12);
  const first = near[0];
  if (!first) return { city: null, state: null };
  const state = near.every((place) => place.state === first.state) ? first.state : null;
  const close = nearestPlaces(at, 4);
  const city =
    close.length > 0 && close.every((place) => place.city === close[0]?.city)
      ? tidyCase(close[0]?.city ?? '')
      : null;
  return { city: state ? city : null, state };
}

/** Fills missing and placeholder parts from the ZIP, then from the coordinates. Never overrides what is stated. */
export function repairAddress(address: ParsedAddress, at: Coordinates | null = null): ParsedAddress {
  const zip = address.zip && !isAddressPlaceholder(address.zip) ? normalizeZip(address.zip) : null;
  const street = address.street && !isAddressPlaceholder(address.street) ? address.street : null;
  let city = address.city && !isAddressPlaceholder(address.city) ? address.city : null;
  let state = address.state ? toStateCode(address.state) : null;
  if (zip && (!city || !state)) {
    const place = placeOfZip(zip);
    if (place && (!state || state === place.state)) {
      city ??= place.city;
      state ??= place.state;
    }
  }
  if (at && (!city || !state) && (!state || countryOfState(state) === 'US')) {
    const place = placeOfCoordinates(at);
    if (!state || state === place.state) {
      city ??= place.city;
      state ??= place.state;
    }
  }
  return { street, city, state, zip };
}
