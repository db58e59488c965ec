import { countOf } from '../../english/plural-of.ts';
import type { Fact } from '../schema.ts';
import { factId } from './fact-id.ts';
import { type FactSources, pageFacts, readingKind } from './fact-sources.ts';

const policyFields: Record<string, [field: string, label: string]> = {
  pets: ['pets', 'Pets'],
  'minimum lease': ['leasePolicy', 'Leasing'],
  rentals: ['leasePolicy', 'Leasing'],
  subletting: ['leasePolicy', 'Leasing'],
  tenant: ['tenant', 'Tenant'],
  'land lease': ['landLease', 'Land lease'],
  'income limits': ['incomeLimits', 'Income limits'],
  parking: ['noParking', 'Parking'],
};

/** A unit's page counts the floors of its building, so a small number could mean either. */
const maxStoriesOfUnit = 3;

/** Conditions the page states: policies, stories, days on market, auction, rent terms, utilities, perc test. */
export function termFacts(sources: FactSources): Fact[] {
  const page = pageFacts(sources);
  if (!page) return [];
  const kind = readingKind(sources);
  const one = (field: string, label: string, value: string, id = field): Fact => ({
    id,
    field,
    label,
    value,
    aliases: [],
    source: { kind, excerpt: value },
  });
  const isUnit = /condo|apartment|co-op/i.test(sources.listing.propertyType ?? '');
  const [stories, days] = [page.stories.value, page.daysOnMarket.value];
  const facts: Fact[] = [];
  if (stories && !isUnit) facts.push(one('stories', 'Stories', countOf(stories, 'story')));
  if (stories && isUnit && stories > maxStoriesOfUnit)
    facts.push(one('buildingStories', 'Stories of the building', countOf(stories, 'story')));
  if (days) facts.push(one('daysOnMarket', 'Days on market', countOf(days, 'day')));
  for (const { kind: policy, text } of page.policies.value ?? []) {
    const [field, label] = policyFields[policy] ?? ['policy', 'Policy'];
    facts.push(one(field, label, text, factId(field, text)));
  }
  if (page.auctionDate.value) facts.push(one('auctionDate', 'Auction date', page.auctionDate.value));
  for (const { text } of page.rentTerms.value ?? [])
    facts.push(one('rentTerm', 'Rent terms', text, factId('rentTerm', text)));
  for (const { text } of page.utilities.value ?? [])
    facts.push(one('utility', 'Utilities', text, factId('utility', text)));
  if (page.percTest.value) facts.push(one('percTest', 'Perc test', page.percTest.value));
  return facts;
}
