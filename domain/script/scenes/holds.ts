import type { Feature } from '#domain/features/feature.ts';
import { findFeature, type Home } from '../home.ts';
import type { Condition, FeatureRef } from './scene.ts';

const factFields: Record<string, string> = { year: 'yearBuilt', fee: 'hoa' };

/** Whether a home meets a condition. */
export function holds(condition: Condition, home: Home): boolean {
  return isMet(condition, home) !== condition.isAbsent;
}

function isMet(condition: Condition, home: Home): boolean {
  if (condition.kind === 'fact')
    return home.fact(factFields[condition.field] ?? condition.field) !== undefined;
  if (condition.kind === 'says') return home.says(condition.words);
  if (condition.kind === 'compare') return compares(condition, home);
  const { feature, isAbsent } = condition;
  // "Not mentioned" means nowhere, in any form.
  if (isAbsent && !feature.qualifier) return home.features.some(({ id }) => id === feature.id);
  const found = findFeature(home, feature.id, feature.qualifier);
  return found !== undefined && hasWords(found, feature);
}

function compares({ field, operator, values }: Extract<Condition, { kind: 'compare' }>, home: Home): boolean {
  if (field === 'kind') return values.includes(home.kind);
  if (field === 'status')
    return values.some((status) => home.fact('status')?.value === status.replaceAll('_', ' '));
  if (field === 'state') return values.some((state) => home.fact('state')?.aliases.includes(state));
  const value = field === 'words' ? home.wordCount : home.number(factFields[field] ?? field);
  if (value === undefined) return false;
  const limit = Number(values[0]);
  return operator === '<' ? value < limit : operator === '>' ? value > limit : value === limit;
}

const qualifiedAsShared = (feature: Feature) =>
  feature.topic === 'shared' && feature.qualifiers.every((one) => one === 'shared');

/** Whether a feature just told is the one a scene picks up. */
export function picksUp(ref: FeatureRef, feature: Feature): boolean {
  if (ref.id !== feature.id || !hasWords(feature, ref)) return false;
  // A virtual doorman has no desk, and nobody rides the freight elevator home.
  const oddity = /\b(?:virtual|freight|part-time)\b|^from \d/.exec(
    feature.id === 'doorman' && feature.tail ? feature.tail : feature.phrase.toLowerCase(),
  )?.[0];
  if (oddity && !ref.words.includes(oddity)) return false;
  if (ref.qualifier) return feature.qualifiers.includes(ref.qualifier);
  if (feature.topic === 'place') return feature.qualifiers.every((one) => one === 'nearby');
  return feature.qualifiers.length === 0 || qualifiedAsShared(feature);
}

function hasWords({ phrase, matched }: Feature, { words }: FeatureRef): boolean {
  const text = `${phrase} ${matched}`.toLowerCase();
  return (
    words.length === 0 ||
    words.some((word) => new RegExp(`(?<!\\p{L})${word.replaceAll('_', ' ')}`, 'u').test(text))
  );
}
