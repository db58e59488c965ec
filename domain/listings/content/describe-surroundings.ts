import type { NamedPlace, NearbyAmenities } from '#db/schema/listings.ts';
import { splitSentences } from '../../english/sentences/rules.ts';
import type { NearbyPlace, PageFacts } from '../extraction/facts.ts';
import { formatCityLine } from '../rules.ts';
import { cleanLine } from './clean-text.ts';
import { dollars } from './fact-columns.ts';
import { isAboutTheHome } from './is-about-the-home.ts';
import type { FillableListingColumns, FoundColumns } from './listing-columns.ts';

type Home = Pick<FillableListingColumns, 'neighborhoodName' | 'city' | 'state' | 'address'>;

/** The neighborhood, the places named in it and what homes cost there. */
export function describeSurroundings(
  home: Home,
  facts: PageFacts,
): Pick<FoundColumns, 'neighborhoodDescription' | 'nearbyAmenities' | 'marketStats'> {
  const median = dollars(facts.medianSalePrice.value);
  return {
    neighborhoodDescription: describeNeighborhood(home, facts),
    nearbyAmenities: amenities(facts.nearby.value ?? []),
    marketStats: median ? { median_home_value: median } : null,
  };
}

/** Where it is and what the page says about it, without the lists and figures shown elsewhere. */
function describeNeighborhood(home: Home, facts: PageFacts): string | null {
  const place = formatCityLine({ ...home, zipCode: '' });
  if (!home.neighborhoodName || !place) return null;
  const named = facts.county.value ? cleanLine(facts.county.value, 60) : '';
  const county = named === '' || /\b(?:county|parish|borough|city)$/i.test(named) ? named : `${named} County`;
  const where = `${home.neighborhoodName} is in ${place}${county ? `, ${county}` : ''}.`;
  const sentences = splitSentences(cleanLine(facts.neighborhoodDescription.value ?? '', 2000)).filter(
    (sentence) => !/:|\$|^(?:nearby|close by)\b|…$/i.test(sentence) && isAboutTheHome(sentence),
  );
  const [first = '', ...rest] = sentences;
  const next = first.startsWith(`${home.neighborhoodName} is `)
    ? first.replace(home.neighborhoodName, 'It')
    : first;
  return [where, next, ...rest].filter(Boolean).join(' ');
}

const maxPlaces = 6;

function amenities(places: readonly NearbyPlace[]): NearbyAmenities | null {
  const named = (kind: NearbyPlace['kind']): NamedPlace[] =>
    places
      .filter((place) => place.kind === kind && isAboutTheHome(place.name))
      .slice(0, maxPlaces)
      .map(({ name }) => ({ name: cleanLine(name, 100) }));
  const [dining, recreation, government] = [named('dining'), named('recreation'), named('government')];
  const found: NearbyAmenities = {
    ...(government[0] ? { government: government[0].name } : {}),
    ...(dining.length > 0 ? { dining } : {}),
    ...(recreation.length > 0 ? { recreation } : {}),
  };
  return Object.keys(found).length > 0 ? found : null;
}
