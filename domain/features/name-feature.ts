import { articleFor } from '../english/article-for.ts';
import { numberWords } from '../english/number-words.ts';
import { pluralOf } from '../english/plural-of.ts';
import type { Feature } from './feature.ts';

/** A feature as a person would say it, without its article: "large quartz island", "two marble fireplaces". */
export function nameFeature(feature: Feature): string {
  const { count, size, manner, color, material, brand, feet, direction } = feature.attributes;
  const isMany = feature.number === 'singular' && count !== undefined && count > 1 && !isCars(feature);
  const adjectives = [
    isMany ? numberWords(count) : undefined,
    size,
    ...(manner ?? '').split(', ').filter((word) => word !== '' && !feature.noun.includes(word)),
    direction && `${direction}-facing`,
    isCars(feature) ? `${numberWords(count as number)}-car` : undefined,
    feature.id === 'tall-ceilings' && feet ? `${feet}-foot` : undefined,
    color,
    brand,
    material && !feature.noun.includes(material) ? material : undefined,
  ].filter(Boolean);
  const base = nounOf(feature);
  return [...new Set(adjectives), isMany ? pluralOf(base) : base].join(' ');
}

function isCars({ id, attributes }: Feature): boolean {
  return (id === 'garage' || id === 'carport') && attributes.count !== undefined;
}

function nounOf({ id, noun, attributes }: Feature): string {
  if (id === 'hardwood' && attributes.material && !/^(?:wood|solid wood)$/.test(attributes.material))
    return 'floors';
  if (id === 'tall-ceilings' && attributes.feet) return 'ceilings';
  return noun;
}

/** Whether a verb after it takes the plural. */
export function isPlural({ number, attributes, ...rest }: Feature): boolean {
  return (
    number === 'plural' ||
    (number === 'singular' && (attributes.count ?? 1) > 1 && !isCars({ number, attributes, ...rest }))
  );
}

const datedIds = /^(?:furnace|boiler|water-heater|new-roof|hvac|new-windows|central-air)$/;

/** The same with what limits it: its place, and the year of a system. */
export function tellFeature(feature: Feature): string {
  const name = nameFeature(feature);
  const isBare = feature.number !== 'singular' || ((feature.attributes.count ?? 1) > 1 && !isCars(feature));
  const { where, year } = feature.attributes;
  return [
    isBare ? name : `${articleFor(name)} ${name}`,
    where,
    year && datedIds.test(feature.id) ? `from ${year}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
