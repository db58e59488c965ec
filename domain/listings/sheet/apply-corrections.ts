import type { FactCorrection, FactCorrections } from '#db/schema/listings.ts';
import type { FieldName, PageFact, PageFacts } from '../extraction/facts.ts';
import { unknownFact } from '../extraction/resolve/vote.ts';
import { markedPhotos } from '../photos/origins/known-origins.ts';
import { completeFacts } from '../stored-facts.ts';
import { extraFields, sheetFields } from './rules.ts';
import type { SheetPhoto } from './schema.ts';

/** These change on the market: once the page says something new, it is newer than the correction. */
const marketFields: readonly string[] = ['price', 'status'];

/** Facts that follow from others and may no longer be true after a correction. */
const derivedFrom: Partial<Record<FieldName, FieldName[]>> = {
  price: ['priceCut'],
  baths: ['bathsFull', 'bathsHalf', 'bathsStated'],
  neighborhood: ['subdivision'],
  street: ['latitude', 'longitude'],
  city: ['latitude', 'longitude'],
  state: ['latitude', 'longitude'],
  zip: ['latitude', 'longitude'],
};

/** A page's facts with a person's corrections. Without a page, only the typed facts are known. */
export function applyCorrections(page: PageFacts | null, corrections: FactCorrections): PageFacts {
  const facts: Record<string, PageFact<unknown>> = { ...(page ?? completeFacts({})) };
  const fields = [...sheetFields, ...extraFields].filter((field) => corrections[field] !== undefined);
  for (const field of fields) {
    for (const other of derivedFrom[field] ?? []) {
      if (changes(page, field, corrections)) facts[other] = unknownFact;
    }
  }
  for (const field of fields) facts[field] = said((corrections[field] as FactCorrection).value);
  const baths = corrections.baths?.value;
  if (typeof baths === 'number') {
    facts.bathsStated = said(baths);
    facts.baths = said(Math.round(baths * 2) / 2);
  }
  if (corrections.price) facts.currency = said('USD');
  if (corrections.photos) facts.photos = said(correctedPhotos(corrections)?.map(({ url }) => url) ?? []);
  return facts as PageFacts;
}

/** The photos in the order that a person chose, if anyone did. */
export function correctedPhotos(corrections: FactCorrections): SheetPhoto[] | undefined {
  return corrections.photos?.value as SheetPhoto[] | undefined;
}

/** The corrections that still apply to this reading of the page, with its current photo links. */
export function currentCorrections(corrections: FactCorrections, page: PageFacts): FactCorrections {
  const isOutdated = (field: string, { pageSaid }: FactCorrection) => {
    const now = page[field as FieldName]?.value ?? null;
    return marketFields.includes(field) && pageSaid !== null && now !== null && now !== pageSaid;
  };
  return renewPhotoLinks(
    Object.fromEntries(
      Object.entries(corrections).filter(([field, correction]) => !isOutdated(field, correction)),
    ),
    page,
  );
}

/** A signed link differs on every reading and expires; its path identifies the photo. */
export function renewPhotoLinks(corrections: FactCorrections, page: PageFacts): FactCorrections {
  const found = page.photos.value ?? [];
  const renew = (url: string) => {
    if (found.includes(url)) return url;
    const [same, other] = found.filter((one) => pathOf(one) === pathOf(url));
    return same && !other ? same : url;
  };
  const { photos, photoOrigins } = corrections;
  const marks = markedPhotos(corrections)?.map(({ url, original, ...mark }) => ({
    ...mark,
    url: renew(url),
    original: original && renew(original),
  }));
  const listed = correctedPhotos(corrections)?.map((photo) => ({ ...photo, url: renew(photo.url) }));
  return {
    ...corrections,
    ...(photos && { photos: { ...photos, value: listed } }),
    ...(photoOrigins && { photoOrigins: { ...photoOrigins, value: marks } }),
  };
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '');
}

function changes(page: PageFacts | null, field: FieldName, corrections: FactCorrections): boolean {
  return page === null || page[field].value !== corrections[field]?.value;
}

function said(value: unknown): PageFact<unknown> {
  return { value, confidence: value === null ? 0 : 1, source: 'agent', alternatives: [] };
}
