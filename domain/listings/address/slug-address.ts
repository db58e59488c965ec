import { normalizeZip, type ParsedAddress, splitStreetAndCity } from './parse-address.ts';
import { toStateCode } from './states.ts';
import { toStreetSuffix } from './street-words.ts';
import { tidyCase } from './tidy-case.ts';

function words(segment: string): string[] {
  return segment
    .replace(/\.(?:html?|php|aspx?)$/i, '')
    .split(/[-_+\s,]+/)
    .filter(Boolean);
}

/** Parses "/homes/12-Oak-St-Springfield-IL-62704/" and similar paths; city and street may stay unknown. */
export function slugAddress(url: string): (ParsedAddress & { words: string[] }) | null {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url, 'https://page.invalid/').pathname);
  } catch {
    return null;
  }
  const segments = path.split('/').filter(Boolean).slice(0, 12);
  for (const segment of segments) {
    const parts = words(segment);
    const start = parts.findIndex(
      (part, index) => /^\d{1,6}[a-z]?$/i.test(part) && /^[a-z]/i.test(parts[index + 1] ?? ''),
    );
    if (start < 0 || parts.length - start < 2) continue;
    const slug = parts.slice(start);
    const zipAt = slug.findIndex((part, index) => index > 1 && /^\d{5}$/.test(part));
    const stateWord =
      zipAt > 0
        ? slug[zipAt - 1]
        : slug.find((part, index) => index > 2 && /^[a-z]{2}$/i.test(part) && toStateCode(part));
    const stateAt = stateWord ? slug.lastIndexOf(stateWord) : -1;
    // "77-Cobblestone-Ct-98011" ends with a court, not Connecticut.
    const isSuffix =
      toStreetSuffix(stateWord ?? '') !== null &&
      !slug.slice(2, stateAt).some((part) => toStreetSuffix(part));
    const state = stateWord && !isSuffix ? toStateCode(stateWord) : null;
    const end = state ? slug.lastIndexOf(stateWord ?? '') : zipAt > 0 ? zipAt : slug.length;
    if (end < 2) continue;
    const split = splitStreetAndCity(slug.slice(0, end).join(' '));
    return {
      street: split && state ? tidyCase(split.street) : null,
      city: split && state ? tidyCase(split.city) : null,
      state,
      zip: zipAt > 0 ? normalizeZip(slug[zipAt] ?? '') : null,
      words: slug.slice(0, end).map((part) => part.toLowerCase()),
    };
  }
  return null;
}
