import {
  type Coordinates,
  coordinatesOfAddress,
  listZipCenters,
} from '#domain/listings/address/repair-address.ts';
import { findTown } from '../find-town.ts';

type Center = Coordinates & { name: string; state: string; thousands: number };
/** A place near another one, in miles east and south of it. */
type Spot = { name: string; east: number; south: number };

/** The surroundings of a ZIP code or town, as far as ZIP code centers show them. */
export type Surroundings = {
  /** Roughly how far the area extends from its center. */
  radiusMiles: number;
  towns: readonly Spot[];
  /** The nearest city larger than the home's own. */
  city?: Spot & { miles: number; direction: string };
};

const MILES_PER_DEGREE = 69;
const MAX_KNOWN = 2000;
const MAX_TOWNS = 12;
/** Two ZIP code centers this close together are those of post offices, not of areas. */
const SAME_PLACE_MILES = 0.3;
const LARGE_THOUSANDS = 100;
const METRO_THOUSANDS = 250;
const METRO_MILES = 120;
/** Within this distance, the area itself represents its town. */
const OWN_MILES = 1;
const NEAR_DEGREES = 0.7;

const known = new Map<string, Surroundings | undefined>();
type Centers = { areas: readonly Coordinates[]; towns: readonly Center[]; cities: readonly Center[] };
let centers: Centers | undefined;

type Home = {
  zipCode: string;
  city: string;
  state: string;
  latitude: number | null;
  longitude: number | null;
};

/** What's around a home, by its ZIP code, otherwise by its town or coordinates; undefined if we know none. */
export function findSurroundings(home: Home): Surroundings | undefined {
  const { zipCode, city, state, latitude, longitude } = home;
  const key = [zipCode.slice(0, 5), city, state, latitude, longitude].join('|').toLowerCase();
  if (!known.has(key)) {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, readSurroundings(home));
  }
  return known.get(key);
}

function readSurroundings(home: Home): Surroundings | undefined {
  const at = coordinatesOfAddress(home) ?? ownCoordinates(home);
  if (!at) return undefined;
  const { areas, towns, cities } = readCenters();
  const own = findTown(home.city, home.state)?.thousands ?? 0;
  const larger = nearest(
    at,
    cities.filter((city) => city.thousands > own && !isOwn(city, home)),
  );
  // A large city says more about a location than a suburb on the way to it.
  const city =
    larger.find(({ one, miles }) => one.thousands >= METRO_THOUSANDS && miles <= METRO_MILES) ?? larger[0];
  return {
    radiusMiles: radiusAround(at, areas),
    towns: nearest(at, towns.filter(isNear(at)))
      .filter(({ one, miles }) => !(isOwn(one, home) && miles < OWN_MILES))
      .slice(0, MAX_TOWNS)
      .map(({ one }) => spotOf(at, one)),
    ...(city && {
      city: {
        ...spotOf(at, city.one),
        name: `${city.one.name}, ${city.one.state}`,
        miles: Math.max(1, Math.round(city.miles)),
        direction: directionOf(spotOf(at, city.one)),
      },
    }),
  };
}

function ownCoordinates({ latitude, longitude }: Home): Coordinates | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

const isOwn = (town: Center, { city, state }: { city: string; state: string }) =>
  town.state === state && town.name.toLowerCase() === city.toLowerCase();

const isNear = (at: Coordinates) => (one: Coordinates) =>
  Math.abs(one.latitude - at.latitude) < NEAR_DEGREES &&
  Math.abs(one.longitude - at.longitude) < 2 * NEAR_DEGREES;

function nearest<One extends Coordinates>(
  at: Coordinates,
  all: readonly One[],
): { one: One; miles: number }[] {
  return all.map((one) => ({ one, miles: milesBetween(at, one) })).sort((a, b) => a.miles - b.miles);
}

/** Read once: the country has 42,000 ZIP codes. Towns are those with a known population, amid their ZIP codes. */
function readCenters(): Centers {
  if (centers) return centers;
  const areas = listZipCenters();
  const found = new Map<string, Center & { count: number }>();
  for (const { city, state, latitude, longitude } of areas) {
    const key = `${city}|${state}`.toLowerCase();
    const one = found.get(key);
    if (one) {
      one.latitude += latitude;
      one.longitude += longitude;
      one.count += 1;
      continue;
    }
    const town = findTown(city, state);
    if (town?.thousands)
      found.set(key, { name: town.name, state, thousands: town.thousands, latitude, longitude, count: 1 });
  }
  const towns = [...found.values()].map(({ count, ...one }) => ({
    ...one,
    latitude: one.latitude / count,
    longitude: one.longitude / count,
  }));
  centers = { areas, towns, cities: towns.filter(({ thousands }) => thousands >= LARGE_THOUSANDS) };
  return centers;
}

function spotOf(at: Coordinates, town: Center): Spot {
  const perDegree = MILES_PER_DEGREE * Math.cos((at.latitude * Math.PI) / 180);
  return {
    name: town.name,
    east: (town.longitude - at.longitude) * perDegree,
    south: (at.latitude - town.latitude) * MILES_PER_DEGREE,
  };
}

function milesBetween(at: Coordinates, other: Coordinates): number {
  const perDegree = MILES_PER_DEGREE * Math.cos((at.latitude * Math.PI) / 180);
  return Math.hypot(
    (other.longitude - at.longitude) * perDegree,
    (other.latitude - at.latitude) * MILES_PER_DEGREE,
  );
}

/** Half the distance to the nearest other areas. */
function radiusAround(at: Coordinates, areas: readonly Coordinates[]): number {
  const near = nearest(at, areas.filter(isNear(at)))
    .filter(({ miles }) => miles > SAME_PLACE_MILES)
    .slice(0, 3);
  const mean = near.reduce((sum, { miles }) => sum + miles, 0) / Math.max(near.length, 1);
  return Math.min(15, Math.max(0.4, mean / 2));
}

const winds = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];
function directionOf({ east, south }: Spot): string {
  const turn = (Math.atan2(east, -south) / (2 * Math.PI) + 1) % 1;
  return winds[Math.round(turn * winds.length) % winds.length] ?? 'north';
}
