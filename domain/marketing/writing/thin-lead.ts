import type { Copy } from './copy.ts';
import { homeLine, wherePhrase } from './plain-lead.ts';

const maxLength = 120;

/**
 * Of a home of which the listing states next to nothing: what it is and where, with a figure, each of the three posts with
 * another. An honest short line beats an ad's sentence.
 */
export function thinLeads(copy: Copy): string[] {
  const { sqft, lot, yearBuilt, kind } = copy.facts;
  const counted = homeLine(copy, maxLength, true, true, true);
  const home = homeLine(copy, maxLength, true);
  const land = /^(?:condo|co-op|apartment|loft)$/.test(kind) ? null : lot;
  const figures = [
    sqft && !counted.includes('square') ? `${counted} with ${sqft} square feet.` : null,
    yearBuilt && !home.includes(String(yearBuilt)) ? `${home}, built in ${yearBuilt}.` : null,
    land ? `${home} on ${articleless(land)}.` : null,
    sqft ? `${sqft} square feet${wherePhrase(copy)}.` : null,
    `${counted}.`,
    `${home}.`,
  ];
  return [...new Set(figures.flatMap((line) => line ?? []))];
}

/** "A lot of 9,801 sq ft", "0.3 acres". */
const articleless = (lot: string) =>
  /acre/i.test(lot) ? lot.toLowerCase() : `a lot of ${lot.replace(/\bsqft\b/i, 'sq ft')}`;
