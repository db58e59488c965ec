import { articleFor } from '#domain/english/article-for.ts';
import { numberWords } from '#domain/english/number-words.ts';
import type { Home } from '../home.ts';
import { homeValue } from '../home-value.ts';
import type { Words } from '../scenes/fill-line.ts';
import { findKnownArea } from './say-address.ts';

type Named = { aHome: Words };
type Place = { text: string; factIds: readonly string[] };

/** "A three-bedroom townhouse in Old Mill", and the shorter form without the location. */
export function nameHome(home: Home): (Named | Record<string, never>)[] {
  const kind = homeValue(home, 'kind');
  if (!kind) return [{}];
  const beds = home.number('beds');
  const isStudio = home.fact('beds')?.value === 'studio';
  const sleeps = isStudio ? 'studio' : beds && Number.isInteger(beds) ? `${numberWords(beds)}-bedroom` : '';
  const isCounted = sleeps !== '' && !/^(?:multi-family|land)$/.test(home.kind);
  const noun = home.kind === 'land' ? 'lot' : kind.text;
  const place = placeOf(home);
  const name = (text: string, factIds: readonly string[]) => [
    ...(place ? [asHome(`${text} ${place.text}`, [...factIds, ...place.factIds])] : []),
    asHome(text, factIds),
  ];
  if (isStudio && noun === 'home') return name('studio', ['beds']);
  const units = home.kind === 'multi-family' ? unitsOf(home) : undefined;
  if (units) return name(units.text, units.factIds);
  const isNew =
    isCounted && home.features.find(({ id, qualifiers }) => id === newBuild && qualifiers.length === 0);
  const counted = isCounted ? `${sleeps} ${noun}` : noun;
  const factIds = [...(isCounted ? ['beds'] : []), ...kind.factIds];
  return isNew ? name(`new ${counted}`, [...factIds, isNew.factId]) : name(counted, factIds);
}

const newBuild = 'new-construction';

export const asHome = (name: string, factIds: readonly string[]): Named => ({
  aHome: { text: `${articleFor(name)} ${name}`, factIds },
});

/** The neighborhood says more than the city, which is in the address. */
function placeOf(home: Home): Place | undefined {
  const area = homeValue(home, 'neighborhood');
  if (findKnownArea(home)) return undefined;
  if (area && area.text !== home.fact('city')?.value) return { ...area, text: `in ${area.text}` };
  const beach = home.features.find(({ id, qualifiers }) => id === 'beach' && qualifiers.includes('nearby'));
  return beach && { text: 'near the beach', factIds: [beach.factId] };
}

/** "Five-unit building" says more than "multi-family". */
function unitsOf(home: Home): Place | undefined {
  const counted = home.features.find(({ id }) => id === 'unit-count');
  const count = Number(/^\d{1,2}(?=[- ]unit)/i.exec(counted?.matched ?? '')?.[0]);
  return counted && count > 1
    ? { text: `${numberWords(count)}-unit building`, factIds: [counted.factId] }
    : undefined;
}
