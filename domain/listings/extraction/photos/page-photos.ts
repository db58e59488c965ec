import type { Candidate, PageFact } from '../facts.ts';
import { isSilent } from '../page/element.ts';
import type { Page } from '../page/page.ts';
import type { PageElement } from '../page/parse-html.ts';
import { zones } from '../page/zones.ts';
import { round, unknownFact } from '../resolve/vote.ts';
import { isDecorative, isImageUrl, photoKey, widthHint } from './photo-key.ts';
import { absoluteUrl, bestOf, type Photo, type PhotoList } from './photo-list.ts';
import { pictureCaption } from './picture-caption.ts';

const sourceAttributes = [
  'data-zoom-image',
  'data-full',
  'data-large',
  'data-original',
  'data-lazy-src',
  'data-lazy',
  'data-src',
  'data-image',
  'data-img',
  'data-bg',
  'data-background',
  'data-background-image',
  'data-flickity-lazyload',
  'data-photo',
  'data-url',
  'data-thumb',
  'src',
  'content',
];

function fromSrcset(srcset: string, found: Photo[]): void {
  for (const part of srcset.slice(0, 8_000).split(/,\s+|,(?=https?:)/)) {
    const [url = '', size = ''] = part.trim().split(/\s+/);
    const width = /^(\d+)w$/.exec(size)?.[1];
    if (isImageUrl(url))
      found.push({ url, width: width ? Number(width) : widthHint(url) || (size === '2x' ? 1 : 0) });
  }
}

function sizesOf(element: PageElement): Photo[] {
  const found: Photo[] = [];
  const stated = /^\d+$/.test(element.attrs.width ?? '') ? Number(element.attrs.width) : 0;
  for (const name of sourceAttributes) {
    const url = element.attrs[name];
    if (url && isImageUrl(url)) found.push({ url, width: widthHint(url) || (name === 'src' ? stated : 0) });
  }
  for (const name of ['srcset', 'data-srcset', 'data-lazy-srcset'])
    if (element.attrs[name]) fromSrcset(element.attrs[name], found);
  const background = /url\((['"]?)([^'")(]+)\1\)/.exec(element.attrs.style ?? '')?.[2];
  if (background && isImageUrl(background)) found.push({ url: background, width: widthHint(background) });
  return found;
}

function isTooSmall(element: PageElement): boolean {
  const width = Number(element.attrs.width);
  const height = Number(element.attrs.height);
  return (width > 0 && width < 100) || (height > 0 && height < 60);
}

const foreignNames = /logo|avatar|headshot|agent|realtor|broker|icon|badge|flag|map\b|staticmap|profile/i;

function isForeign(element: PageElement): boolean {
  for (let node: PageElement | null = element, step = 0; node && step < 4; node = node.parent, step++) {
    const name = `${node.attrs.class ?? ''} ${node.attrs.id ?? ''}`.slice(0, 300);
    if (foreignNames.test(name.replace(/idx-?broker/gi, 'idx'))) return true;
  }
  return /\b(?:logo|headshot|flag of|app store|google play|icon|map of|street view)\b/i.test(
    element.attrs.alt ?? '',
  );
}

/** Far more than any listing has. */
const maxPhotos = 1_000;

/** Images in the body, outside other homes, navigation and agent cards. */
export function pagePhotos(page: Page): PhotoList {
  const photos: Photo[] = [];
  const skip = zones.similar | zones.chrome | zones.agent | zones.schools;
  const visit = (element: PageElement): void => {
    for (const child of element.children) {
      if (photos.length >= maxPhotos) return;
      if (typeof child === 'string' || (isSilent(child) && child.tag !== 'noscript') || child.zone & skip)
        continue;
      const isPicture =
        child.tag === 'img' || child.tag === 'source' || child.tag === 'meta' || child.tag === 'amp-img';
      const sizes =
        isPicture ||
        child.attrs.style ||
        child.attrs['data-src'] ||
        child.attrs['data-bg'] ||
        child.attrs['data-background'] ||
        child.attrs['data-image'] ||
        child.attrs['data-lazy']
          ? sizesOf(child)
          : [];
      if (child.tag === 'a' && child.attrs.href && /\.(?:jpe?g|png|webp)(?:$|\?)/i.test(child.attrs.href))
        sizes.push({ url: child.attrs.href, width: widthHint(child.attrs.href) || 1_200 });
      if (child.tag === 'meta' && child.attrs.itemprop !== 'image') sizes.length = 0;
      if (
        sizes.length > 0 &&
        !isTooSmall(child) &&
        !isForeign(child) &&
        !sizes.every((size) => isDecorative(size.url))
      ) {
        const best = bestOf(sizes);
        if (best) photos.push({ ...best, caption: pictureCaption(child) });
      }
      visit(child);
    }
  };
  visit(page.root);
  return { photos, source: 'text', where: 'page', weight: 0.6 };
}

/** Merges the lists: each photo once, in the order of the longest list, in its best size. */
export function mergePhotos(lists: PhotoList[], base: string | null): PageFact<string[]> {
  const best = new Map<string, Photo>();
  const usable = lists.flatMap((list) => {
    const keys = new Set<string>();
    for (const photo of list.photos) {
      const key = photoKey(photo.url);
      const known = best.get(key);
      if (!known || bestOf([known, photo]) === photo) best.set(key, photo);
      keys.add(key);
    }
    return keys.size > 0 ? [{ ...list, keys }] : [];
  });
  const ranked = usable.sort(
    (a, b) => b.keys.size * b.weight - a.keys.size * a.weight || a.where.localeCompare(b.where),
  );
  const main = ranked[0];
  if (!main) return unknownFact;
  const order = new Set(main.keys);
  const hosts = new Set(main.photos.map((photo) => hostOf(photo.url, base)));
  for (const list of ranked.slice(1)) {
    for (const key of list.keys) {
      const photo = best.get(key);
      if (photo && list.weight >= 0.6 && hosts.has(hostOf(photo.url, base))) order.add(key);
    }
  }
  const urls: string[] = [];
  for (const key of order) {
    const photo = best.get(key);
    const url = photo && absoluteUrl(photo.url, base);
    if (url && !isDecorative(url)) urls.push(url);
  }
  if (urls.length === 0) return unknownFact;
  return {
    value: urls.slice(0, 250),
    confidence: round(Math.min(0.95, main.weight)),
    source: main.source,
    alternatives: [],
  };
}

const maxCaptionLength = 160;

/** Captions of the photos, wherever and at whatever size the page shows them. */
export function photoCaptions(lists: PhotoList[], urls: readonly string[]): Candidate[] {
  const byKey = new Map<string, string>();
  for (const { url, caption } of lists.flatMap(({ photos }) => photos)) {
    const text =
      caption
        ?.slice(0, maxCaptionLength * 2)
        .replace(/\s+/g, ' ')
        .trim() ?? '';
    const key = photoKey(url);
    if (text.length <= maxCaptionLength && text.length > (byKey.get(key)?.length ?? 0)) byKey.set(key, text);
  }
  const value = Object.fromEntries(
    urls.flatMap((url) => {
      const caption = byKey.get(photoKey(url)) ?? byKey.get(photoKey(pathOf(url)));
      return caption ? [[url, caption]] : [];
    }),
  );
  return Object.keys(value).length > 0
    ? [{ field: 'photoCaptions', value, source: 'text', where: 'photos', weight: 0.6 }]
    : [];
}

/** Photo URLs come with or without the host. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

function hostOf(url: string, base: string | null): string {
  try {
    return new URL(url, base ?? 'https://page.invalid/').hostname.split('.').slice(-2).join('.');
  } catch {
    return '';
  }
}
