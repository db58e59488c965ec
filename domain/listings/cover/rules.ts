/** As people see it: the photo alone, or with a button to play its episode. */
export const coverKinds = ['photo', 'play'] as const;
export type CoverKind = (typeof coverKinds)[number];

/** Always the same address; what it shows follows the listing, so it can be sent before there are photos. */
export function coverPath(listingId: string, kind: CoverKind = 'photo'): string {
  return `/listing-covers/${listingId}/${kind}.jpg`;
}
