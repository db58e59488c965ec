import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../context.ts';
import type { FieldName, PageFacts } from '../extraction/facts.ts';
import { reviewFacts } from '../extraction/review-facts.ts';
import { listingDay } from '../listing-day.ts';
import { type KnownOrigins, markedPhotos, readOrigins } from '../photos/origins/known-origins.ts';
import { findStateRule, nameStateRule } from '../photos/origins/state-rule.ts';
import { photoAltText } from '../photos/photo-alt-text.ts';
import { photoLabel } from '../photos/rules.ts';
import { isUploadUrl } from '../photos/uploaded-photo.ts';
import type { ListingDraft } from '../queries.ts';
import { completeFacts } from '../stored-facts.ts';
import { applyCorrections, correctedPhotos } from './apply-corrections.ts';
import { factText } from './fact-text.ts';
import { extraFields, type SheetField, sheetFields } from './rules.ts';
import type { ListingSheet, SheetPhoto, SheetRow } from './schema.ts';

/** What is known about a home, for its customer to check. The photos still have their original URLs. */
export function describeSheet(
  draft: ListingDraft,
  { site, now }: Pick<Context, 'site' | 'now'>,
): ListingSheet {
  const page = draft.facts ?? completeFacts({});
  const facts = applyCorrections(draft.facts, draft.corrections);
  const review = reviewFacts(page);
  const guesses = new Map(review.unsure.map(({ field, value }) => [field, value]));
  const rowOf = (field: SheetField): SheetRow => {
    const pageText = factText(field, guesses.get(field) ?? page[field].value);
    const correction = draft.corrections[field];
    const text = factText(field, facts[field].value);
    if (correction) {
      const state = correction.value === null ? 'removed' : text === pageText ? 'found' : 'corrected';
      return { text, pageText, state };
    }
    const state = guesses.has(field) ? 'unsure' : text === '' ? 'missing' : 'found';
    return { text, pageText, state };
  };
  return {
    draftId: draft.id,
    listingUrl: draft.sourceUrl,
    origin: draft.origin,
    isOrdered: draft.orderedAt !== null,
    savedAt: draft.updatedAt.toISOString(),
    fields: Object.fromEntries(sheetFields.map((field) => [field, rowOf(field)])) as ListingSheet['fields'],
    extras: extraFields.flatMap((field) => {
      const text = factText(field, page[field].value);
      const isLeftOut = draft.corrections[field]?.value === null || isDropped(facts, page, field);
      return text ? [{ field, text, isLeftOut }] : [];
    }),
    photos: describePhotos(draft, facts, site.url),
    hasOwnPhotos: draft.corrections.photos !== undefined,
    photoLaw: photoLawOf(facts, now()),
  };
}

/** What the sheet shows: the customer's list, or the page's. */
export function sheetPhotos({
  facts,
  corrections,
}: Pick<ListingDraft, 'facts' | 'corrections'>): SheetPhoto[] {
  return correctedPhotos(corrections) ?? (facts?.photos.value ?? []).map((url) => ({ url, alt: '' }));
}

/** The origins of the sheet's photos, as far as anyone states them. */
export function draftOrigins(draft: Pick<ListingDraft, 'facts' | 'corrections'>): KnownOrigins {
  const { facts, corrections } = draft;
  return readOrigins({
    images: sheetPhotos(draft).map(({ url }) => url),
    marks: markedPhotos(corrections),
    captions: facts?.photoCaptions.value ?? {},
    remarks: applyCorrections(facts, corrections).description.value ?? '',
  });
}

function describePhotos(draft: ListingDraft, facts: PageFacts, siteUrl: string): ListingSheet['photos'] {
  const photos = sheetPhotos(draft);
  const captions = draft.facts?.photoCaptions.value ?? {};
  const home = {
    street: facts.street.value ?? undefined,
    city: facts.city.value ?? undefined,
    state: facts.state.value ?? undefined,
  };
  const { byUrl } = draftOrigins(draft);
  return photos.map(({ url, alt }, at) => {
    const origin = byUrl.get(url);
    const kind = origin?.kind === 'drawn' || !origin ? 'as-listed' : origin.kind;
    const label = photoLabel({ origin: { kind } });
    const place = { position: at + 1, count: photos.length, caption: captions[url], label };
    return {
      url,
      alt,
      src: url,
      suggestion: photoAltText(home, place),
      isUpload: isUploadUrl(siteUrl, url),
      origin: {
        kind,
        edits: origin?.edits ?? '',
        original: origin?.originalUrl ?? null,
        quote: origin?.quote ?? null,
        originalSrc: origin?.originalUrl ?? null,
        isMarked: origin?.saidBy === 'agent',
      },
    };
  });
}

/** The law that requires originals at this home's location, today. */
function photoLawOf({ state, status, zip, city }: PageFacts, now: Date): string | null {
  const place = { state: state.value ?? '', zipCode: zip.value ?? '', city: city.value ?? '' };
  const day = listingDay({ ...place, latitude: null, longitude: null }, now);
  const rule = findStateRule({ state: place.state, saleStatus: status.value }, day);
  return rule && rule.originals.length > 0 ? nameStateRule(rule) : null;
}

/** Another correction made it doubtful, such as a price cut next to a new price. */
function isDropped(facts: PageFacts, page: PageFacts, field: FieldName): boolean {
  return facts[field].value === null && !isDeepStrictEqual(facts[field], page[field]);
}
