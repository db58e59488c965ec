import { z } from 'zod';
import { dollars } from '#domain/listings/content/fact-columns.ts';
import { fieldNames } from '#domain/listings/extraction/facts.ts';
import type { FactSources } from '../facts/fact-sources.ts';

/** One line from a file of listings: an id, and the facts as a page reader found them. */
export const ListingLine = z.object({ id: z.string().min(1), facts: z.record(z.string(), z.unknown()) });
export type ListingLine = z.infer<typeof ListingLine>;

/** The content of such a line, in the form used to build a fact sheet. */
export function lineSources({ id, facts }: ListingLine): FactSources {
  const text = (name: string) => (typeof facts[name] === 'string' ? (facts[name] as string) : null);
  const number = (name: string) => (typeof facts[name] === 'number' ? (facts[name] as number) : null);
  const list = (name: string) => (Array.isArray(facts[name]) ? (facts[name] as string[]) : []);
  const reading = fieldNames.map((name) => {
    const value = duesOf(name, facts[name] ?? null);
    return [name, { value, confidence: value === null ? 0 : 0.9, source: 'label', alternatives: [] }];
  });
  return {
    listing: {
      id,
      address: text('street') ?? '',
      city: text('city') ?? '',
      state: text('state') ?? '',
      price: dollars(number('price')),
      priceCut: dollars(number('priceCut')),
      beds: number('beds'),
      baths: number('baths'),
      sqft: number('sqft')?.toLocaleString('en-US') ?? null,
      yearBuilt: number('yearBuilt'),
      propertyType: text('type'),
      description: null,
      aiEnhancedDescription: JSON.stringify({ facts: Object.fromEntries(reading) }),
      features: list('features'),
      neighborhoodName: text('neighborhood') ?? text('subdivision'),
      neighborhoodDescription: null,
      schoolDistrict: text('schoolDistrict'),
      agentName: text('agent'),
      agentBrokerage: text('brokerage'),
      faqs: [],
      nearbyAmenities: null,
      marketStats: null,
      saleStatus: text('status'),
      filledColumns: {},
    },
  };
}

/** A bare number is a monthly fee or yearly taxes, as portals give them. */
function duesOf(name: string, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  const period = name === 'hoa' ? ' a month' : name === 'taxes' ? ' a year' : undefined;
  return period === undefined ? value : `${dollars(value)}${period}`;
}
