/** With fewer photos, a single one looks better. */
export const MOSAIC_PHOTOS = 5;

/** How wide the first photo is shown; the preload has to request the same. */
export function heroSizes(photos: readonly unknown[]): string {
  return photos.length >= MOSAIC_PHOTOS ? '(min-width: 48rem) 60vw, 100vw' : '100vw';
}
