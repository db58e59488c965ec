import { storedNotice } from '#domain/listings/stored-facts.ts';
import type { Fact } from '../schema.ts';
import type { FactSources } from './fact-sources.ts';

/** What the MLS asks the hosts to say, as a fact, so it can be said and checked like any other. */
export function mlsNoticeFacts({ listing }: FactSources): Fact[] {
  const value = storedNotice(listing);
  if (!value) return [];
  return [
    {
      id: 'mlsNotice',
      field: 'mlsNotice',
      label: 'MLS notice',
      value,
      aliases: [],
      source: { kind: 'mls', excerpt: value },
    },
  ];
}
