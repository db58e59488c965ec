import type { PhotoKind } from '#db/column-values.ts';

export const photoKindNames: Record<PhotoKind, string> = {
  'as-listed': 'Unedited',
  edited: 'Digitally altered',
  staged: 'Virtually staged',
  rendered: 'Rendering',
  drawn: 'Illustration',
};

/** What an agent can say about a photo. */
export const markableKinds = ['as-listed', 'staged', 'edited', 'rendered'] as const;
export type MarkableKind = (typeof markableKinds)[number];

/** For these, a photo existed before software changed it; a rendering never was one. */
export const kindsWithOriginal: readonly PhotoKind[] = ['edited', 'staged'];

export const ORIGINAL_LABEL = 'Original, unaltered photo';

type Labeled = { origin?: { kind: PhotoKind; edits?: string; original?: object } };

/** Whether a photo shows something that isn't there. */
export function isAltered({ origin }: Labeled): boolean {
  return origin !== undefined && origin.kind !== 'as-listed';
}

/** What must be stated on or next to a photo; null for one that is as it was listed. */
export function photoLabel({ origin }: Labeled): string | null {
  if (!origin || origin.kind === 'as-listed') return null;
  const name = photoKindNames[origin.kind];
  return origin.kind === 'edited' && origin.edits ? `${name}: ${lowerFirst(origin.edits)}` : name;
}

/** The same if the picture stands alone, with a link to its original, which shows what was changed. */
export function labelWithOriginal(photo: Labeled, way: string): string | null {
  const { origin } = photo;
  if (!origin?.original || !isAltered(photo)) return photoLabel(photo);
  return `${photoKindNames[origin.kind]}. Unaltered photo: ${way}`;
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
