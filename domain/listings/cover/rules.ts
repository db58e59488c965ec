/** In either version: the photo alone, or with a play button for its episode. */
export const coverKinds = ['photo', 'play'] as const;
export type CoverKind = (typeof coverKinds)[number];

/** The URL never changes, but the picture follows the listing, so it can be sent before there are photos. */
export function coverPath(listingId: string, kind: CoverKind = 'photo'): string {
  return `/listing-covers/${listingId}/${kind}.jpg`;
}
