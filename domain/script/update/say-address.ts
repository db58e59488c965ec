import type { Home } from '../home.ts';
import { type HomeValue, homeValue } from '../home-value.ts';
import type { Words } from '../scenes/fill-line.ts';

/** "The West Village" and "the Upper East Side" locate a home without the city; "Mill Square" doesn't. */
const standsAlone =
  /^(?:the )?((?:(?:Upper|Lower|Near) (?:East|West|North|South) Side)|(?:West|East) Village)$/i;

/** The part of the city said with the address, instead of the city. */
export function findKnownArea(home: Home): HomeValue | undefined {
  const area = homeValue(home, 'neighborhood');
  const name = standsAlone.exec(area?.text ?? '')?.[1];
  return area && name ? { ...area, text: `the ${name}` } : undefined;
}

/**
 * The address as people say it: "the penthouse at 12 Elm Street", with the prepositions that a price, a recap and a
 * location need.
 */
export function sayAddress(home: Home): Record<string, Words> {
  const stated = homeValue(home, 'address');
  const place = findKnownArea(home) ?? homeValue(home, 'city');
  if (!stated || !place) return {};
  const { factIds } = stated;
  const [, street, unit] = /^([^,]+), (penthouse(?: \w+)?)\s*$/.exec(stated.text) ?? [];
  const penthouse =
    street && unit ? `${unit === 'penthouse' ? 'the penthouse' : unit} at ${street}` : undefined;
  const address = penthouse ?? stated.text;
  return {
    address: { text: address, factIds },
    onAddress: { text: penthouse ? `on ${address}` : `at ${address}`, factIds },
    atAddress: { text: penthouse ? address : `at ${address}`, factIds },
    inPlace: { text: `in ${place.text}`, factIds: place.factIds },
    thing: nameThing(home, penthouse !== undefined),
  };
}

/** What people call it when they ask about it. */
function nameThing(home: Home, isPenthouse: boolean): Words {
  const { text, factIds } = homeValue(home, 'kind') ?? { text: '', factIds: [] };
  if (isPenthouse) return { text: 'penthouse', factIds: homeValue(home, 'address')?.factIds ?? [] };
  if (home.kind === 'land') return { text: 'lot', factIds };
  if (home.kind === 'multi-family') return { text: 'building', factIds };
  return text === '' || / /.test(text) || text === 'home'
    ? { text: 'place', factIds: [] }
    : { text, factIds };
}
