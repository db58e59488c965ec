import { repairAddress } from '../address/repair-address.ts';
import type { FieldName, PageFacts } from '../extraction/facts.ts';
import { cleanLine, cleanParagraphs } from './clean-text.ts';
import { isInstruction } from './is-instruction.ts';
import type { FoundColumns } from './listing-columns.ts';

const maxPhotos = 80;
const maxUrlLength = 2048;

/** Converts facts to the columns of the listings table; unknown is null. */
export function factColumns(facts: PageFacts): FoundColumns {
  const line = (field: FieldName, maxLength: number) => {
    const { value } = facts[field];
    const text = typeof value === 'string' ? cleanLine(value, maxLength) : '';
    return text === '' || isInstruction(text) ? null : text;
  };
  const { latitude, longitude } = placeOf(facts);
  const at = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const { street, city, state, zip } = repairAddress(
    { street: line('street', 120), city: line('city', 60), state: line('state', 20), zip: line('zip', 10) },
    at,
  );
  const currency = facts.currency.value ?? 'USD';
  return {
    address: street,
    city,
    state,
    zipCode: zip,
    // Our pages show dollars; another currency would be a wrong price.
    price: currency === 'USD' ? dollars(facts.price.value) : null,
    priceCut: currency === 'USD' ? dollars(facts.priceCut.value) : null,
    saleStatus: facts.status.value,
    beds: within(facts.beds.value, 0, 200, Math.round),
    baths: within(facts.bathsStated.value ?? facts.baths.value, 0, 200, (baths) => Math.round(baths * 4) / 4),
    sqft: within(facts.sqft.value, 1, 10_000_000, Math.round)?.toLocaleString('en-US') ?? null,
    yearBuilt: within(facts.yearBuilt.value, 1600, 2200, Math.round),
    propertyType: line('type', 60),
    images: photoUrls(facts.photos.value ?? []),
    latitude,
    longitude,
    neighborhoodName: withoutStop(line('neighborhood', 80) ?? line('subdivision', 80)),
    schoolDistrict: withoutStop(line('schoolDistrict', 120)),
    agentName: line('agent', 100),
    agentPhone: line('agentPhone', 40),
    agentBrokerage: withoutStop(line('brokerage', 120)),
    // An MLS number may look like a code that someone wants repeated.
    agentMlsNumber: cleanLine(facts.mls.value ?? '', 40) || null,
    agentOriginatingMls: line('originatingMls', 120),
    agentDisclaimer: facts.disclaimer.value ? cleanParagraphs(facts.disclaimer.value, 3000) || null : null,
  };
}

/** "Kestrel Commons." is a name, not a sentence. */
function withoutStop(name: string | null): string | null {
  return name?.replace(/(?<!\b(?:St|Mt|Ft|Jr|Sr|Co|Inc|Ltd|Corp|Assoc|L\.?L\.?C|P\.?A))[.,;:]+$/, '') || null;
}

/** "$1,234" */
export function dollars(amount: number | null): string | null {
  const whole = within(amount, 1, 100_000_000_000, Math.round);
  return whole === null ? null : `$${whole.toLocaleString('en-US')}`;
}

function within(
  value: number | null,
  min: number,
  max: number,
  round: (value: number) => number,
): number | null {
  if (value === null || !Number.isFinite(value)) return null;
  const rounded = round(value);
  return rounded >= min && rounded <= max ? rounded : null;
}

function placeOf(facts: PageFacts): { latitude: number | null; longitude: number | null } {
  const [latitude, longitude] = [facts.latitude.value, facts.longitude.value];
  const isPlace =
    latitude !== null &&
    longitude !== null &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180 &&
    (latitude !== 0 || longitude !== 0);
  return isPlace ? { latitude, longitude } : { latitude: null, longitude: null };
}

export function photoUrls(urls: readonly string[]): string[] {
  const usable = urls.filter(
    (url) =>
      url.length <= maxUrlLength && /^https?:\/\//i.test(url) && url.isWellFormed() && URL.canParse(url),
  );
  return [...new Set(usable.map((url) => new URL(url).href))].slice(0, maxPhotos);
}
