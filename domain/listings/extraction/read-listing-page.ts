import { slugAddress } from '../address/slug-address.ts';
import { findCountry } from './abroad/country.ts';
import { readAbroad } from './abroad/read-abroad.ts';
import type { Candidate, ListingReading, PageFact } from './facts.ts';
import { findIdentity, type Identity, matchesIdentity } from './identity.ts';
import { createBudget, jsonLdBlobs, stateBlobs } from './json/state-blobs.ts';
import { openPage, type Page } from './page/page.ts';
import { zones } from './page/zones.ts';
import { mergePhotos, pagePhotos, photoCaptions } from './photos/page-photos.ts';
import { microdataBlobs } from './readers/microdata-blobs.ts';
import { readBreadcrumbs } from './readers/read-breadcrumbs.ts';
import { readContact } from './readers/read-contact.ts';
import { readData } from './readers/read-data.ts';
import { labeledValues, readLabels } from './readers/read-labels.ts';
import { anchorLine, nearnessTo, readLines } from './readers/read-lines.ts';
import { readMeta } from './readers/read-meta.ts';
import { readRemarks } from './readers/read-remarks.ts';
import { readSheetLines } from './readers/read-sheet-lines.ts';
import { readNeighborhoodText, readSurroundings } from './readers/read-surroundings.ts';
import { readTermLines, readTerms } from './readers/read-terms.ts';
import { tablePairs } from './readers/table-pairs.ts';
import { collectRecords } from './records/collect-records.ts';
import { resolveFacts } from './resolve/resolve-facts.ts';
import { unreadableReason } from './unreadable-reason.ts';

export type PageOrigin = { url?: string | undefined; status?: number | undefined };

export type PageReading = {
  page: Page;
  identity: Identity;
  candidates: Candidate[];
  photos: PageFact<string[]>;
  reading: ListingReading;
};

function readSlug(page: Page, identity: Identity): Candidate[] {
  const slug = page.url ? slugAddress(page.url) : null;
  if (!slug || matchesIdentity(slug, identity) === false) return [];
  const from = { source: 'url', where: 'address bar' } as const;
  const candidates: Candidate[] = [];
  // With state and ZIP, the link contains a full address.
  const weight = slug.street && slug.state && slug.zip ? 0.55 : 0.4;
  if (slug.street && identity) candidates.push({ ...from, field: 'street', value: slug.street, weight });
  if (slug.city && identity) candidates.push({ ...from, field: 'city', value: slug.city, weight });
  if (slug.state) candidates.push({ ...from, field: 'state', value: slug.state, weight: 0.5 });
  if (slug.zip) candidates.push({ ...from, field: 'zip', value: slug.zip, weight: 0.5 });
  return candidates;
}

const maxDescriptions = 6;

/** The texts about the home, best-placed first. */
function descriptionsOf(candidates: Candidate[]): { text: string; weight: number }[] {
  const own = candidates.filter(({ field }) => field === 'description');
  const texts = new Map(own.map(({ value, weight }) => [String(value), weight]));
  return [...texts]
    .map(([text, weight]) => ({ text, weight: Math.min(0.6, weight) }))
    .sort((a, b) => b.weight - a.weight || a.text.localeCompare(b.text))
    .slice(0, maxDescriptions);
}

/** Reads a page and returns the evidence as well, for tests and for checking a model's proposals. */
export function examineListingPage(html: string, origin: PageOrigin = {}): PageReading {
  const page = openPage(html, origin.url);
  const budget = createBudget();
  const linked = jsonLdBlobs(page, budget);
  const jsonLd = collectRecords(linked, budget);
  const microdata = collectRecords(microdataBlobs(page), budget, { misspelled: true });
  const state = collectRecords(stateBlobs(page, budget), budget);
  const labels = [...tablePairs(page), ...labeledValues(page.lines)];
  const identity = findIdentity(page, [...jsonLd, ...microdata], state, labels);
  const layers = [
    readData(jsonLd, identity, 'json-ld', 0.85),
    readData(microdata, identity, 'microdata', 0.8),
    readData(state, identity, 'state', 0.85),
    readMeta(page, identity),
  ];
  const anchor = anchorLine(page.lines, identity);
  const own = page.lines.filter((line) => !(line.zone & zones.similar));
  const candidates = [
    ...layers.flatMap((layer) => layer.candidates),
    ...readLabels(labels, nearnessTo(anchor)),
    ...readLines(page.lines, identity, anchor),
    ...readContact(page, own),
    ...readRemarks(page),
    ...readSlug(page, identity),
    ...readSurroundings(page.lines, anchor),
    ...readBreadcrumbs(page, linked),
    ...readSheetLines(page.lines, identity),
    ...readTermLines(page.lines, nearnessTo(anchor)),
  ];
  candidates.push(...readTerms(descriptionsOf(candidates)));
  const neighborhoods = candidates.filter(({ field }) => field === 'neighborhood');
  const namesOfPlace = new Set(neighborhoods.map(({ value }) => String(value).toLowerCase()));
  candidates.push(...readNeighborhoodText(page.lines, namesOfPlace));
  const photoLists = [...layers.flatMap((layer) => layer.photos), pagePhotos(page)];
  const photos = mergePhotos(photoLists, page.url);
  candidates.push(...photoCaptions(photoLists, photos.value ?? []));
  const resolved = resolveFacts(candidates, photos);
  const records = [...jsonLd, ...microdata, ...state];
  const country = findCountry(page, resolved);
  const abroad = typeof country === 'object' ? readAbroad(page, resolved, records, country) : null;
  const facts = abroad ?? resolved;
  const reason = unreadableReason(page, {
    status: origin.status,
    facts,
    identity: abroad ? { key: '', unit: null, isNamed: true } : identity,
    records,
    isForeign: country !== 'home' && !abroad,
  });
  return {
    page,
    identity,
    candidates,
    photos,
    reading: reason ? { readable: false, reason } : { readable: true, facts },
  };
}

/** The facts of a saved listing page, or why it can't be read. Throws `PageRefused` for hostile input. */
export function readListingPage(html: string, origin: PageOrigin = {}): ListingReading {
  return examineListingPage(html, origin).reading;
}
