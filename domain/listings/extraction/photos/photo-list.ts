import type { Source } from '../facts.ts';
import { innerUrl, isDecorative, isImageUrl, photoKey, widthHint } from './photo-key.ts';

export type Photo = { url: string; width: number; caption?: string | undefined };

/** Photos from one place on the page, in page order. */
export type PhotoList = { photos: Photo[]; source: Source; where: string; weight: number };

export function absoluteUrl(url: string, base: string | null): string | null {
  try {
    const direct = url.includes('/_next/image') ? innerUrl(url) : url;
    const resolved = new URL(direct.trim().replace(/\\\//g, '/'), base ?? 'https://page.invalid/');
    if (resolved.protocol !== 'https:' && resolved.protocol !== 'http:') return null;
    return resolved.hostname === 'page.invalid' ? direct.trim() : resolved.href;
  } catch {
    return null;
  }
}

const maxUrlsPerItem = 60;

function urlsIn(value: unknown, depth: number, found: Photo[], width: number): void {
  if (found.length > maxUrlsPerItem || depth > 6) return;
  if (typeof value === 'string') {
    if (isImageUrl(value)) found.push({ url: value, width: width || widthHint(value) });
  } else if (Array.isArray(value)) {
    for (const item of value) urlsIn(item, depth + 1, found, width);
  } else if (typeof value === 'object' && value !== null) {
    const own = (value as { width?: unknown; Width?: unknown }).width;
    const stated = typeof own === 'number' ? own : 0;
    for (const [name, inner] of Object.entries(value)) {
      if (/^(?:agent|office|logo|map|video|tour|author|streetview|attribution)/i.test(name)) continue;
      urlsIn(inner, depth + 1, found, stated);
    }
  }
}

/** A URL without a size is usually the original. */
function effectiveWidth(photo: Photo): number {
  return photo.width || 1_000;
}

/** The best URL among a photo's sizes; at equal width, JPEG before other formats. */
export function bestOf(sizes: Photo[]): Photo | null {
  let best: Photo | null = null;
  for (const size of sizes) {
    if (isDecorative(size.url)) continue;
    const better =
      !best ||
      effectiveWidth(size) > effectiveWidth(best) ||
      (effectiveWidth(size) === effectiveWidth(best) &&
        /\.jpe?g/i.test(size.url) &&
        !/\.jpe?g/i.test(best.url));
    if (better) best = size;
  }
  return best;
}

const captionNames = ['caption', 'ShortDescription', 'shortDescription', 'LongDescription', 'alt', 'altText'];

function captionIn(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const stated = captionNames.map((name) => (item as Record<string, unknown>)[name]);
  return stated.find((text): text is string => typeof text === 'string' && text.trim() !== '');
}

/** Photos in data: a list of URLs, a list of objects with sizes, or one URL. */
export function photosInData(value: unknown, source: Source, where: string, weight: number): PhotoList {
  const items = Array.isArray(value) ? value.slice(0, 400) : [value];
  const photos: Photo[] = [];
  for (const item of items) {
    const sizes: Photo[] = [];
    urlsIn(item, 0, sizes, 0);
    const keys = new Map<string, Photo[]>();
    for (const size of sizes) {
      const key = photoKey(size.url);
      const group = keys.get(key);
      if (group) group.push(size);
      else keys.set(key, [size]);
    }
    const groups = Array.isArray(item) || !Array.isArray(value) ? [...keys.values()] : [sizes];
    for (const group of groups) {
      const best = bestOf(group);
      if (best) photos.push({ ...best, caption: captionIn(item) });
    }
  }
  return { photos, source, where, weight };
}
