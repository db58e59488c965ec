import { readFeatures } from '#domain/features/read-features.ts';
import { readNamedPlaces } from '#domain/features/read-named-places.ts';
import { tellFeature } from '#domain/features/tell-feature.ts';
import { brokerageForTheEar } from '../for-the-ear.ts';
import { sayStreet } from '../say-street.ts';
import type { Fact } from '../schema.ts';

/** The fact with the words the hosts use for it, so the claim check knows them too. */
export function withSpokenNames(fact: Fact): Fact {
  const names = spokenNames(fact);
  return names.length === 0 ? fact : { ...fact, aliases: [...new Set([...fact.aliases, ...names])] };
}

function spokenNames({ field, value, source, id }: Fact): string[] {
  if (field === 'street') return [sayStreet(value)];
  if (field === 'brokerage') return [brokerageForTheEar(value)];
  if (field === 'type') return /single|house/i.test(value) ? ['house'] : [];
  if (field !== 'remark' && field !== 'mention') return [];
  const text = source.kind === 'description' ? source.excerpt : value;
  return [
    ...readFeatures(text, id, 'home').filter(
      ({ qualifiers }) => !qualifiers.some((one) => /^(?:negated|gone)$/.test(one)),
    ),
    ...readNamedPlaces(text, id),
  ].map((feature) => (feature.id === 'named-place' ? feature.phrase : tellFeature(feature)));
}
