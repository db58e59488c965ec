import type { FeatureTopic } from '../../features/feature.ts';
import { readFeatures } from '../../features/read-features.ts';
import type { FactGroupName } from './rules.ts';

const groupOfTopic: Record<FeatureTopic, FactGroupName> = {
  arrival: 'inside',
  living: 'inside',
  dining: 'inside',
  kitchen: 'inside',
  bedrooms: 'inside',
  baths: 'inside',
  laundry: 'inside',
  levels: 'inside',
  systems: 'systems',
  outside: 'outside',
  parking: 'outside',
  shared: 'association',
  place: 'area',
  policies: 'association',
};

/** Words of fact tables that no sentence about a home uses. */
const plainWords: [FactGroupName, RegExp][] = [
  [
    'systems',
    /\b(?:heat(?:ing|ed|er)?|cool(?:ing|ed)?|hvac|furnace|boiler|roof|solar|generator|geothermal|internet|fiber|sewer|septic|well|electric(?:al)?|gas|water|plumbing|insulation|alarm|security)\b/i,
  ],
  [
    'outside',
    /\b(?:lot|acres?|yard|fenced?|garden|patio|deck|porch|terrace|pool|dock|frontage|waterfront|view|corner|wooded|trees?|shed|barn|boathouse|exterior|garage|carport|driveway|parking|brick|siding|stone)\b/i,
  ],
  [
    'inside',
    /\b(?:rooms?|floors?|flooring|kitchen|bath|bedroom|suite|closets?|ceilings?|windows?|counters?|refrigerator|microwave|oven|range|dishwasher|disposal|washer|dryer|laundry|basement|attic|interior|appliances?|fireplace|hardwood|carpet|tile)\b/i,
  ],
  [
    'association',
    /\b(?:association|community|clubhouse|elevator|doorman|concierge|lobby|gym|fitness|building)\b/i,
  ],
];

const max = 2000;
const known = new Map<string, FactGroupName>();

/** Where a buyer would look for a listed feature. Many homes have the same ones, so each is read once. */
export function featureGroup(feature: string): FactGroupName {
  const found = known.get(feature) ?? readGroup(feature);
  if (known.size >= max) known.clear();
  known.set(feature, found);
  return found;
}

function readGroup(feature: string): FactGroupName {
  const counts = new Map<FactGroupName, number>();
  for (const { topic, qualifiers } of readFeatures(feature, '', 'home')) {
    const group = qualifiers.includes('shared') ? 'association' : groupOfTopic[topic];
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? plainWords.find(([, words]) => words.test(feature))?.[0] ?? 'more';
}
