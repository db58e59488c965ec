import type { Feature } from '#domain/features/feature.ts';
import type { Fact } from './schema.ts';

type Read = { fact: Pick<Fact, 'field'>; features: readonly Feature[] };

const outdoorSpaces: ReadonlySet<string> = new Set(
  'porch deck patio balcony terrace roof-deck garden yard courtyard'.split(' '),
);
const boxNotability = 1;

/**
 * A home's features without what form checkboxes repeat: a "porch" next to the description's two terraces is one of
 * them, and "radiant heat" is what the description puts in the bath. A mere checkbox draws nobody.
 */
export function withoutTickBoxes<One extends Read>(read: readonly One[]): One[] {
  const described = read
    .filter(({ fact }) => fact.field !== 'feature')
    .flatMap(({ features }) => features)
    .filter(({ qualifiers }) => qualifiers.length === 0);
  const hasOutdoors = described.some(({ id }) => outdoorSpaces.has(id));
  const isRepeated = ({ id }: Feature) =>
    (hasOutdoors && outdoorSpaces.has(id)) ||
    described.some((one) => one.id === id && (one.where !== undefined || one.spot?.isSure));
  const asBox = (feature: Feature): Feature =>
    described.some(({ topic }) => topic === feature.topic)
      ? { ...feature, notability: Math.min(feature.notability, boxNotability) }
      : feature;
  return read.map((one) =>
    one.fact.field === 'feature'
      ? { ...one, features: one.features.filter((feature) => !isRepeated(feature)).map(asBox) }
      : one,
  );
}
