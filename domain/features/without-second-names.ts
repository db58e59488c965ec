import type { Feature } from './feature.ts';

const minDoubleFeet = 14;
const feetOf = ({ phrase }: Feature) => Number(/(\d+)(?:\.\d)?-foot/.exec(phrase)?.[1] ?? 0);
const isPlain = ({ qualifiers, where }: Feature) => qualifiers.length === 0 && where === undefined;

/** "The Lakefront Trail", then "a lakefront trail": the name is enough. */
const isNamedToo = (one: Feature, features: readonly Feature[]) =>
  /^(?:trail|beach)$/.test(one.id) &&
  features.some(
    ({ id, factId, phrase }) =>
      id === 'named-place' &&
      factId === one.factId &&
      /[A-Z]/.test(phrase) &&
      phrase.toLowerCase().includes(one.id),
  );

/** Double-height ceilings and twenty-foot ceilings are the same ceilings; the figure says more. */
export function withoutSecondNames(features: readonly Feature[]): Feature[] {
  const tall = features.filter((one) => one.id === 'tall-ceilings' && isPlain(one));
  const doubled = features.filter((one) => one.id === 'double-height' && isPlain(one));
  const hasFigure = tall.some((one) => feetOf(one) >= minDoubleFeet);
  const isCeiling = (one: Feature) => /ceilings?$/i.test(one.phrase);
  const second = hasFigure
    ? doubled.filter(isCeiling)
    : doubled.some(isCeiling)
      ? tall.filter((one) => feetOf(one) === 0)
      : [];
  return features.filter((one) => !second.includes(one) && !isNamedToo(one, features));
}
