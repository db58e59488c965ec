import { isDeepStrictEqual } from 'node:util';
import { splitSentences } from '../../english/sentences/rules.ts';
import type { Fact } from '../schema.ts';
import { factId } from './fact-id.ts';
import { type FactSources, pageFacts } from './fact-sources.ts';
import { knownName } from './known-names.ts';
import { readDues } from './page-detail-facts.ts';
import { plainWording } from './plain-wording.ts';
import { isUsableNote, usableSentences } from './usable-sentences.ts';

const maxFeatures = 30;
const placeFields = [
  ['dining', 'Place to eat nearby'],
  ['recreation', 'Recreation nearby'],
] as const;

/** "Heating: Forced air" keeps its label; if a label only repeats a column, the column is used. */
const elsewhere =
  /^(?:price|list(?:ing)?|status|mls|beds?|bedrooms?|baths?|bathrooms?|sq|square|year|property|days|city|state|zip|county|agent|broker|office|photo|virtual|source|some photos)\b/i;

/** The features that the page lists, each as a short plain phrase. */
export function featureFacts({ listing }: FactSources, most = maxFeatures): Fact[] {
  return listing.features.slice(0, most).flatMap((feature) => {
    const [, label, detail] = /^([\p{L} /&]{3,30}):\s*(.+)$/u.exec(feature.trim()) ?? [];
    const text = plainWording(detail ?? feature).replace(/\.$/, '');
    if (elsewhere.test(feature) || !isUsableNote(text) || text.split(' ').length > 14) return [];
    return [
      {
        id: factId('feature', `${label ?? ''} ${text}`),
        field: 'feature',
        label: label ?? 'Feature',
        value: text,
        aliases: label ? [`${label} ${text}`] : [],
        source: { kind: 'page' as const, excerpt: feature.slice(0, 200) },
      },
    ];
  });
}

/** What the page, staff or their AI-chat data say about the area: neighborhood, restaurants, parks, the market. */
export function placeFacts(sources: FactSources): Fact[] {
  const { listing } = sources;
  const isRead = (column: 'nearbyAmenities' | 'marketStats') =>
    isDeepStrictEqual(listing[column], listing.filledColumns[column]);
  const kindOf = (isOurs: boolean): Fact['source']['kind'] => (isOurs ? 'page' : 'staff');
  const amenities = kindOf(isRead('nearbyAmenities'));
  const facts: Fact[] = [];
  const add = (
    field: string,
    label: string,
    value: string | undefined,
    excerpt: string,
    kind: Fact['source']['kind'],
  ) => {
    if (value) {
      facts.push({
        id: factId(field, value),
        field,
        label,
        value,
        aliases: [],
        source: { kind, excerpt },
      });
    }
  };
  for (const [field, label] of placeFields) {
    for (const { name } of (listing.nearbyAmenities?.[field] ?? []).slice(0, 5)) {
      add(field, label, knownName(name, 'company'), name, amenities);
    }
  }
  const government = listing.nearbyAmenities?.government;
  add('government', 'Public services nearby', knownName(government, 'company'), government ?? '', amenities);
  const median = listing.marketStats?.median_home_value;
  const amount = readDues(median);
  const stats = kindOf(isRead('marketStats'));
  add('medianHomeValue', 'Median home value', amount === 'none' ? undefined : amount, median ?? '', stats);
  // The composed text repeats name and city; the page's statements about the area are in its reading.
  const isComposed = listing.neighborhoodDescription === listing.filledColumns.neighborhoodDescription;
  const told = isComposed
    ? splitSentences(pageFacts(sources)?.neighborhoodDescription.value ?? '')
        .filter((sentence) => !sentence.includes(':'))
        .join(' ')
    : listing.neighborhoodDescription;
  for (const { text, excerpt } of usableSentences(told ?? '', factNames(listing)))
    add('place', 'The neighborhood', text, excerpt, kindOf(isComposed));
  return facts;
}

export function factNames(listing: FactSources['listing']): string[] {
  return [
    listing.address,
    listing.address.replace(/^[\d\s]+/, ''),
    listing.city,
    listing.neighborhoodName ?? '',
  ];
}

/** Questions with hand-written answers; those composed from facts would only repeat them. */
export function answeredFacts({ listing, answers }: FactSources): Fact[] {
  const names = factNames(listing);
  const composed = isDeepStrictEqual(listing.filledColumns.faqs ?? null, listing.faqs);
  const written = composed ? [] : listing.faqs.map((faq) => ({ ...faq, kind: 'staff' as const }));
  const asked = (answers ?? []).map((answer) => ({ ...answer, kind: 'answer' as const }));
  return [...asked, ...written].flatMap(({ question, answer, kind }) =>
    usableSentences(answer, names).map(({ text, excerpt }, at) => ({
      id: factId('answer', text),
      field: 'remark',
      // The text after the answer is often about something else.
      label: at === 0 && isUsableNote(question) ? question.slice(0, 120) : 'From the answers',
      value: text,
      aliases: [],
      source: { kind, excerpt },
    })),
  );
}
