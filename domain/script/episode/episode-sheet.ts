import { nameFeature } from '#domain/features/name-feature.ts';
import { readFeatures } from '#domain/features/read-features.ts';
import { sayStreet } from '../say-street.ts';
import type { Fact, FactSheet } from '../schema.ts';

/** The sheet with the words that the hosts use for its facts, so that the claim check knows them too. */
export function episodeSheet(sheet: FactSheet): FactSheet {
  return { ...sheet, facts: sheet.facts.map(withSpokenNames) };
}

function withSpokenNames(fact: Fact): Fact {
  const names = spokenNames(fact);
  return names.length === 0 ? fact : { ...fact, aliases: [...new Set([...fact.aliases, ...names])] };
}

function spokenNames({ field, value, source, id }: Fact): string[] {
  if (field === 'street') return [sayStreet(value)];
  if (field === 'type') return /single|house/i.test(value) ? ['house'] : [];
  if (field !== 'remark') return [];
  return readFeatures(source.kind === 'description' ? source.excerpt : value, id)
    .filter(({ qualifiers }) => !qualifiers.includes('negated'))
    .map(nameFeature);
}
