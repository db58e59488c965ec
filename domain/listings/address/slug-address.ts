import {
  isStreetLine,
  joinUnit,
  normalizeZip,
  type ParsedAddress,
  splitStreetAndCity,
} from './parse-address.ts';
import { toStateCode } from './states.ts';
import { toStreetSuffix } from './street-words.ts';
import { tidyCase } from './tidy-case.ts';

function words(segment: string): string[] {
  return segment
    .replace(/\.(?:html?|php|aspx?)$/i, '')
    .split(/[-_+\s,]+/)
    .filter(Boolean);
}

type SlugAddress = ParsedAddress & { words: string[] };

/** "12-Oak-St_Springfield_IL_62704_M123": street, city, state and ZIP with separators. */
function partedSlug(segment: string): SlugAddress | null {
  const [street = '', city = '', stateWord = '', zip = ''] = segment.split('_');
  const state = toStateCode(stateWord);
  const plain = words(street).join(' ');
  if (!state || !/^\d{5}$/.test(zip) || !isStreetLine(plain)) return null;
  return {
    street: tidyCase(plain),
    city: tidyCase(words(city).join(' ')),
    state,
    zip,
    words: words(`${street}-${city}`).map((part) => part.toLowerCase()),
  };
}

/** "/TX/Graham/12-Oak-St-76450/unit-4": state and city before the street, unit after it. */
function placeAround(segments: string[], at: number): { state: string; city: string; unit: string } | null {
  const [stateWord = '', cityWord = ''] = segments.slice(Math.max(0, at - 2), at);
  const state = /^[A-Z]{2}$/.test(stateWord) ? toStateCode(stateWord) : null;
  if (!state || !/^[A-Za-z][A-Za-z-]+$/.test(cityWord)) return null;
  const unit = /^(?:unit|apt)-([\w-]{1,8})$/i.exec(segments[at + 1] ?? '')?.[1] ?? '';
  return { state, city: tidyCase(words(cityWord).join(' ')), unit };
}

/** Parses "/homes/12-Oak-St-Springfield-IL-62704/" and similar paths; city and street may stay unknown. */
export function slugAddress(url: string): SlugAddress | null {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url, 'https://page.invalid/').pathname);
  } catch {
    return null;
  }
  const segments = path.split('/').filter(Boolean).slice(0, 12);
  for (const [at, segment] of segments.entries()) {
    const parted = partedSlug(segment);
    if (parted) return parted;
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
    // In "77-Cobblestone-Ct-98011", "Ct" means court, not Connecticut.
    const isSuffix =
      toStreetSuffix(stateWord ?? '') !== null &&
      !slug.slice(2, stateAt).some((part) => toStreetSuffix(part));
    const state = stateWord && !isSuffix ? toStateCode(stateWord) : null;
    const end = state ? slug.lastIndexOf(stateWord ?? '') : zipAt > 0 ? zipAt : slug.length;
    if (end < 2) continue;
    const around = state || zipAt !== slug.length - 1 ? null : placeAround(segments, at);
    const plain = slug.slice(0, end).join(' ');
    if (around && isStreetLine(plain))
      return {
        street: tidyCase(joinUnit(plain, around.unit)),
        city: around.city,
        state: around.state,
        zip: normalizeZip(slug[zipAt] ?? ''),
        words: slug.slice(0, end).map((part) => part.toLowerCase()),
      };
    const split = splitStreetAndCity(plain);
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
