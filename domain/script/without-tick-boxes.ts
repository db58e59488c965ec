import type { Feature } from '#domain/features/feature.ts';
import type { Fact } from './schema.ts';

type Read = { fact: Pick<Fact, 'field'>; features: readonly Feature[] };

const outdoorSpaces: ReadonlySet<string> = new Set(
  'porch deck patio balcony terrace roof-deck garden yard courtyard'.split(' '),
);
const boxNotability = 1;

/**
 * The features of a home without what the boxes of a form repeat: a "porch" beside the description's two terraces is
 * one of them, and "radiant heat" is what the description has in the bath. What is only ticked draws nobody.
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
