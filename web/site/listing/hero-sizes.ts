/** Fewer photos look better as one. */
export const MOSAIC_PHOTOS = 5;

/** How wide the first photo is shown; the preload has to ask for the same. */
export function heroSizes(photos: readonly unknown[]): string {
  return photos.length >= MOSAIC_PHOTOS ? '(min-width: 48rem) 60vw, 100vw' : '100vw';
}
