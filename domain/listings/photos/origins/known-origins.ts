import type { FactCorrections, HostedPhoto, PhotoOrigin } from '#db/schema/listings.ts';
import { type RemarkLabel, readPhotoLabel, readRemarkLabels } from '../../photo-labels/rules.ts';
import type { Listing } from '../../queries.ts';
import { storedFacts } from '../../stored-facts.ts';
import type { PhotoMark } from './schema.ts';

export type OriginSources = Pick<
  Listing,
  'images' | 'localImages' | 'corrections' | 'aiEnhancedDescription' | 'description'
>;

/** What is said about one photo, with the URL of its original. */
export type KnownOrigin = Omit<PhotoOrigin, 'original'> & { originalUrl: string | null; isLeftOut: boolean };

export type KnownOrigins = {
  byUrl: Map<string, KnownOrigin>;
  /** What the remarks say about photos that nobody has named yet. */
  unclear: RemarkLabel[];
};

/** What an agent said about the photos; undefined if nobody has looked at them. */
export function markedPhotos(corrections: FactCorrections): PhotoMark[] | undefined {
  return corrections.photoOrigins?.value as PhotoMark[] | undefined;
}

/**
 * Where the photos of a listing come from, as far as anyone says: the agent first, then the photo's own caption, its
 * file, then the remarks.
 */
export function knownOrigins(listing: OriginSources): KnownOrigins {
  const facts = storedFacts(listing);
  return readOrigins({
    images: listing.images,
    marks: markedPhotos(listing.corrections),
    captions: facts?.photoCaptions.value ?? {},
    remarks: facts?.description.value ?? listing.description ?? '',
    inFiles: originsInFiles(listing.localImages),
  });
}

export function readOrigins(sources: {
  images: readonly string[];
  marks: PhotoMark[] | undefined;
  captions: Record<string, string>;
  remarks: string;
  /** What the files themselves say, once we have them. */
  inFiles?: ReadonlyMap<string, KnownOrigin>;
}): KnownOrigins {
  const { images, marks } = sources;
  // A row has its photos' URLs as browsers write them; pages and people write them in other ways.
  const captions = new Map(Object.entries(sources.captions).map(([url, words]) => [normalUrl(url), words]));
  const labels = readRemarkLabels(sources.remarks);
  const byUrl = new Map<string, KnownOrigin>();
  for (const [at, url] of images.entries()) {
    const mark = marks?.find((one) => normalUrl(one.url) === normalUrl(url));
    const origin = mark
      ? fromMark(mark)
      : (fromText(captions.get(normalUrl(url)) ?? '', 'caption') ??
        fromText(fileName(url), 'file-name') ??
        sources.inFiles?.get(url) ??
        fromRemarks(labels, at + 1, images.length));
    if (origin) byUrl.set(url, origin);
  }
  const isSettled = marks !== undefined || byUrl.size > 0;
  return { byUrl, unclear: isSettled || images.length === 0 ? [] : labels };
}

function originsInFiles(photos: readonly HostedPhoto[]): Map<string, KnownOrigin> {
  return new Map(
    photos.flatMap(({ sourceUrl, origin }) => {
      if (!sourceUrl || origin?.saidBy !== 'file-data') return [];
      const { original: _, ...said } = origin;
      return [[sourceUrl, { ...said, originalUrl: null, isLeftOut: false }]];
    }),
  );
}

function fromMark({ kind, edits, original, isLeftOut }: PhotoMark): KnownOrigin {
  return { kind, saidBy: 'agent', ...(edits && { edits }), originalUrl: original, isLeftOut };
}

function fromText(text: string, saidBy: 'caption' | 'file-name'): KnownOrigin | undefined {
  const label = text === '' ? undefined : readPhotoLabel(text);
  return label && { ...label, saidBy, originalUrl: null, isLeftOut: false };
}

/** Only a photo that the remarks refer to, by its number or together with all others. */
function fromRemarks(labels: RemarkLabel[], number: number, count: number): KnownOrigin | undefined {
  const label = labels.find(({ of }) =>
    Array.isArray(of) ? of.includes(number) : of === 'all' || count === 1,
  );
  if (!label) return undefined;
  const { kind, quote } = label;
  return { kind, quote, saidBy: 'remarks', originalUrl: null, isLeftOut: false };
}

function normalUrl(url: string): string {
  return URL.canParse(url) ? new URL(url).href : url;
}

/** Only the name, because the site's owner may call a folder "renderings". */
function fileName(url: string): string {
  return (url.split(/[?#]/, 1)[0] ?? '').split('/').at(-1) ?? '';
}
