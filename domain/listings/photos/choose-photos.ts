import type { MeasuredPhoto } from '#adapters/images/contract.ts';
import { type PhotoRejection, photoRejection } from './photo-rejection.ts';
import { isSamePicture } from './same-picture.ts';

export type PhotoCandidate = { url: string; measured: MeasuredPhoto; isChosen?: boolean };

export type DropReason = PhotoRejection | 'duplicate' | 'portrait' | 'too_many';

export type PhotoChoice<C extends PhotoCandidate> = {
  chosen: C[];
  dropped: { url: string; reason: DropReason }[];
};

export const maxPhotos = 40;

/** Keeps page order; of several files of one image, keeps the largest in the first one's place. */
export function choosePhotos<C extends PhotoCandidate>(candidates: readonly C[]): PhotoChoice<C> {
  const chosen: C[] = [];
  const dropped: PhotoChoice<C>['dropped'] = [];
  for (const candidate of candidates) {
    const reason = candidate.isChosen ? undefined : photoRejection(candidate.url, candidate.measured);
    const twin = reason ? -1 : chosen.findIndex((other) => areTwins(other, candidate));
    if (reason) {
      dropped.push({ url: candidate.url, reason });
    } else if (twin >= 0) {
      const [larger, smaller] = bySize(chosen[twin] ?? candidate, candidate);
      chosen[twin] = larger;
      dropped.push({ url: smaller.url, reason: 'duplicate' });
    } else {
      chosen.push(candidate);
    }
  }
  const typicalWidth = median(chosen.map(({ measured }) => measured.width));
  const homes = chosen.filter((candidate) => !isAgentPortrait(candidate, typicalWidth));
  const portraits = chosen.filter((candidate) => isAgentPortrait(candidate, typicalWidth));
  dropped.push(...portraits.map(({ url }) => ({ url, reason: 'portrait' as const })));
  dropped.push(...homes.slice(maxPhotos).map(({ url }) => ({ url, reason: 'too_many' as const })));
  return { chosen: homes.slice(0, maxPhotos), dropped };
}

function areTwins(a: PhotoCandidate, b: PhotoCandidate): boolean {
  return a.measured.hash === b.measured.hash || isSamePicture(a.measured, b.measured);
}

/** Compares the longest side, which a crop loses first; on a tie the first wins. */
function bySize<C extends PhotoCandidate>(first: C, second: C): [larger: C, smaller: C] {
  const longest = ({ measured }: C) => Math.max(measured.width, measured.height);
  return longest(second) > longest(first) ? [second, first] : [first, second];
}

/** A small square or portrait image among large ones shows a person, not the home. */
function isAgentPortrait({ measured, isChosen }: PhotoCandidate, typicalWidth: number): boolean {
  return !isChosen && measured.width <= measured.height * 1.05 && measured.width < typicalWidth * 0.45;
}

function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
