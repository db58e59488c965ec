/**
 * For responses that name a home and can't be purged: shared caches ask again after half a minute, so a home that is
 * taken down is gone from them within a minute.
 */
export function sharedCache(maxAgeSeconds: number): string {
  return `public, max-age=${maxAgeSeconds}, s-maxage=30`;
}
