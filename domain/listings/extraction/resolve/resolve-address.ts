import { isStreetLine } from '../../address/parse-address.ts';
import { placeOfCoordinates, placeOfZip } from '../../address/repair-address.ts';
import { countryOfState, toStateCode } from '../../address/states.ts';
import { splitUnit, streetKey, unitKey } from '../../address/street-key.ts';
import { tidyCase } from '../../address/tidy-case.ts';
import type { Candidate, PageFact } from '../facts.ts';
import { decide, groupVotes, round, type Vote, votesFor } from './vote.ts';

export type AddressFacts = {
  street: PageFact<string>;
  city: PageFact<string>;
  state: PageFact<string>;
  zip: PageFact<string>;
  country: PageFact<string>;
};

/** Votes on the street without its unit, then on the unit among spellings of that street. */
function resolveStreet(candidates: Candidate[]): PageFact<string> {
  const votes = votesFor(candidates, 'street', ({ value }) => {
    if (typeof value !== 'string' || !isStreetLine(value)) return null;
    return { value, key: streetKey(splitUnit(value).street) };
  });
  const street = decide(votes);
  if (street.value === null) return street;
  const key = streetKey(splitUnit(street.value).street);
  const own = votes.filter((vote) => vote.key === key);
  const units = groupVotes(
    own.flatMap((vote): Vote<string>[] => {
      const { unit } = splitUnit(vote.value);
      return unit ? [{ ...vote, key: unitKey(unit) }] : [];
    }),
  );
  const [first, second] = units;
  const plain = own
    .filter((vote) => !splitUnit(vote.value).unit)
    .sort((a, b) => b.weight - a.weight || a.value.localeCompare(b.value))[0];
  if (!first) return street;
  const isClear = !second || first.support > second.support * 1.15;
  if (!isClear && plain)
    return {
      ...street,
      value: plain.value,
      confidence: round(street.confidence * 0.8),
      alternatives: units.map(toAlternative),
    };
  const confidence = isClear ? street.confidence : round(street.confidence * 0.7);
  return {
    ...street,
    value: first.value,
    source: first.best.source,
    confidence,
    alternatives: [...units.slice(1).map(toAlternative), ...street.alternatives],
  };
}

function toAlternative(group: ReturnType<typeof groupVotes<string>>[number]) {
  return {
    value: group.value,
    source: group.best.source,
    where: group.best.where,
    confidence: round(group.support),
  };
}

function text(candidates: Candidate[], field: 'city' | 'state' | 'zip'): PageFact<string> {
  return decide(
    votesFor(candidates, field, ({ value }) => {
      if (typeof value !== 'string') return null;
      if (field === 'state') {
        const code = toStateCode(value);
        return code ? { value: code, key: code } : null;
      }
      if (field === 'zip')
        return /^\d{5}$|^[A-Z]\d[A-Z] \d[A-Z]\d$/.test(value) && value !== '00000'
          ? { value, key: value }
          : null;
      if (/\d/.test(value) || value.length > 40) return null;
      const plain = value
        .toLowerCase()
        .replace(/[^a-zà-ÿ]/g, '')
        .replace(/^(?:saint|st)(?=[a-z]{3})/, 'st')
        .replace(/^(?:mount|mt)(?=[a-z]{3})/, 'mt')
        .replace(/^(?:fort|ft)(?=[a-z]{3})/, 'ft');
      return { value: tidyCase(value.trim()), key: plain };
    }),
  );
}

/** If a page names two towns, the one its ZIP belongs to gets a vote. */
function postalCity(zip: string): Candidate[] {
  const place = placeOfZip(zip);
  return place ? [{ field: 'city', value: place.city, source: 'derived', where: 'ZIP', weight: 0.4 }] : [];
}

function derived(value: string | null | undefined): PageFact<string> | null {
  return value ? { value, confidence: 0.6, source: 'derived', alternatives: [] } : null;
}

/** Street, city, state and ZIP. Missing parts come from the ZIP or, for the state, from the coordinates. */
export function resolveAddress(
  candidates: Candidate[],
  at: { latitude: number | null; longitude: number | null },
): AddressFacts {
  const street = resolveStreet(candidates);
  const zip = text(candidates, 'zip');
  let city = text(candidates, 'city');
  const rival = city.alternatives[0];
  if (rival && rival.confidence > 0.3 && zip.value)
    city = text([...candidates, ...postalCity(zip.value)], 'city');
  let state = text(candidates, 'state');
  if (zip.value && (city.value === null || state.value === null)) {
    const place = placeOfZip(zip.value);
    if (place && (state.value === null || state.value === place.state)) {
      if (state.value === null) state = derived(place.state) ?? state;
      if (city.value === null && city.alternatives.length === 0) city = derived(place.city) ?? city;
    }
  }
  if (state.value === null && at.latitude !== null && at.longitude !== null && street.value) {
    state = derived(placeOfCoordinates({ latitude: at.latitude, longitude: at.longitude }).state) ?? state;
  }
  const country = derived(state.value && countryOfState(state.value));
  return {
    street,
    city,
    state,
    zip,
    country: country ?? { value: null, confidence: 0, source: null, alternatives: [] },
  };
}
