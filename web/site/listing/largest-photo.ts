import type { ShownPhoto } from './listing-photos.ts';

/** The address of a photo's largest copy. */
export function largestPhoto({ variants }: ShownPhoto): string | undefined {
  const jpegs = variants.filter(({ type }) => type === 'image/jpeg');
  const [first, ...rest] = jpegs.length > 0 ? jpegs : variants;
  return rest.reduce((best, next) => (next.width > (best?.width ?? 0) ? next : best), first)?.url;
}
