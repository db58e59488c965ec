import type { Feature, FeatureTopic } from '#domain/features/feature.ts';
import { readFeatures } from '#domain/features/read-features.ts';
import type { Fact, FactSheet } from './schema.ts';

/** Everything a writer may use of a home: its facts by field, and the features its texts name. */
export type Home = {
  id: string;
  kind: HomeKind;
  fact: (field: string) => Fact | undefined;
  number: (field: string) => number | undefined;
  features: Feature[];
  /** Everything the listing says in words, for "is it mentioned anywhere". */
  remarks: Fact[];
};

export const homeKinds = [
  'house',
  'condo',
  'co-op',
  'townhouse',
  'multi-family',
  'manufactured',
  'land',
  'loft',
  'home',
] as const;
export type HomeKind = (typeof homeKinds)[number];

const told: ReadonlySet<string> = new Set(['remark', 'feature', 'place']);

export function readHome(sheet: FactSheet): Home {
  const fact = (field: string) => sheet.facts.find((one) => one.field === field);
  const remarks = sheet.facts.filter(({ field }) => told.has(field));
  const features = remarks.flatMap(({ value, source, id }) =>
    readFeatures(source.kind === 'description' ? source.excerpt : value, id),
  );
  return {
    id: sheet.listingId,
    kind: kindOf(fact('type')?.value ?? '', features),
    fact,
    number: (field) => {
      const text = fact(field)?.value.replaceAll(',', '');
      const value = text === undefined ? Number.NaN : Number(/\d+(?:\.\d+)?/.exec(text)?.[0]);
      return Number.isNaN(value) ? undefined : value;
    },
    features,
    remarks,
  };
}

function kindOf(type: string, features: readonly Feature[]): HomeKind {
  const names = (id: string) =>
    features.some((feature) => feature.id === id && feature.qualifiers.length === 0);
  if (/co-?op|cooperative/i.test(type) || names('co-op') || names('hdfc')) return 'co-op';
  if (/town/i.test(type)) return 'townhouse';
  if (/multi|duplex|triplex/i.test(type)) return 'multi-family';
  if (/manufactured|mobile/i.test(type)) return 'manufactured';
  if (/land|lot/i.test(type)) return 'land';
  if (/condo|apartment/i.test(type)) return 'condo';
  if (/single|house|ranch|bungalow/i.test(type)) return 'house';
  return 'home';
}

const minStarNotability = 4;

/** The one thing people would tell a friend about first; undefined where nothing stands out. */
export function starFeature(home: Home): Feature | undefined {
  return home.features
    .filter(
      (feature) =>
        feature.qualifiers.length === 0 &&
        feature.notability >= minStarNotability &&
        feature.topic !== 'policies' &&
        feature.topic !== 'place' &&
        !unlisted.has(feature.id),
    )
    .sort(
      (a, b) =>
        b.notability - a.notability || Object.keys(b.attributes).length - Object.keys(a.attributes).length,
    )[0];
}

/** The plainest and most telling instance of a feature: what is surely there, described best. */
export function findFeature(home: Home, id: string, qualifier?: string): Feature | undefined {
  if (id === 'star') return starFeature(home);
  const all = home.features.filter((feature) => feature.id === id);
  const fitting = all.filter(({ qualifiers, topic }) =>
    qualifier
      ? qualifiers.some((one) => one === qualifier) && !qualifiers.includes('negated')
      : qualifiers.length === 0 || (topic === 'shared' && qualifiers.every((one) => one === 'shared')),
  );
  return fitting.sort((a, b) => Object.keys(b.attributes).length - Object.keys(a.attributes).length)[0];
}

/** What the building shares, by what the listing says or by what such things are. */
export function sharedFeatures(home: Home): Feature[] {
  const shared = home.features.filter(
    ({ topic, qualifiers }) =>
      (topic === 'shared' && (qualifiers.length === 0 || qualifiers.every((one) => one === 'shared'))) ||
      (topic === 'outside' && qualifiers.length === 1 && qualifiers[0] === 'shared'),
  );
  return [...new Map(shared.map((feature) => [feature.id, feature])).values()].sort(
    (a, b) => b.notability - a.notability,
  );
}

/** What only a scene of its own can say well. */
const unlisted: ReadonlySet<string> = new Set(
  'architect exposure views renovated sold-history famous-resident historic prewar conversion multi-unit king-bed open-plan new-windows low-fee closets primary-bedroom primary-bath dining-area dishwasher victorian craftsman tudor midcentury brownstone floor-through top-floor corner-unit penthouse walk-up duplex-home new-construction hvac storage parking-space'.split(
    ' ',
  ),
);

/** What a list of a topic may name, the most telling first. */
export function listable(home: Home, topic: FeatureTopic): Feature[] {
  return featuresOf(home, topic).filter(({ id }) => !unlisted.has(id));
}

export function featuresOf(home: Home, topic: FeatureTopic): Feature[] {
  if (topic === 'shared') return sharedFeatures(home);
  const ids = [...new Set(home.features.filter((feature) => feature.topic === topic).map(({ id }) => id))];
  return ids
    .map((id) => findFeature(home, id))
    .filter((feature) => feature !== undefined)
    .sort((a, b) => b.notability - a.notability);
}
