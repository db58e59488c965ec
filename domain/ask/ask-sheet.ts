import { checkText } from '#domain/compliance/check-text.ts';
import { buildFactSheet } from '#domain/script/facts/build-fact-sheet.ts';
import { type FactSources, pageFacts } from '#domain/script/facts/fact-sources.ts';
import { featureFacts } from '#domain/script/facts/noted-facts.ts';
import type { Fact, FactSheet } from '#domain/script/schema.ts';

/**
 * The fact sheet that questions are answered from: the talk's, with what a talk leaves out because it was said already
 * or is no news, such as listed features, the ZIP code and that the home is still for sale.
 */
export function buildAskSheet(sources: FactSources): FactSheet {
  const sheet = buildFactSheet(sources);
  const page = pageFacts(sources);
  const status = sources.listing.saleStatus;
  const extra = [
    ...one('status', 'Sale status', status === 'active' ? 'active' : undefined),
    ...one('zip', 'ZIP code', /^\d{5}(?:-\d{4})?$/.exec(page?.zip.value ?? '')?.[0]),
    ...one('mls', 'MLS number', /^[\w-]{4,20}$/.exec(page?.mls.value ?? '')?.[0]),
    ...featureFacts(sources),
  ];
  const known = new Set(sheet.facts.map(({ id }) => id));
  const added = extra.filter(({ id, value }) => !known.has(id) && checkText(value).verdict === 'allow');
  return { ...sheet, facts: [...sheet.facts, ...added] };
}

function one(field: string, label: string, value: string | undefined): Fact[] {
  return value
    ? [{ id: field, field, label, value, aliases: [], source: { kind: 'page', excerpt: value } }]
    : [];
}
