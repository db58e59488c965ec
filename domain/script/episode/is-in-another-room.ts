import type { Feature } from '#domain/features/feature.ts';
import type { Home } from '../home.ts';
import { partNamedBy, partSpokenOf } from '../line-part.ts';

/**
 * Does the listing put this feature in another part of the home? Two sinks in a sentence about the kitchen aren't in
 * the bath, and the heated floors of one bath aren't the whole home's.
 */
export function isInAnotherRoom(
  { factId, matched }: Pick<Feature, 'factId' | 'matched'>,
  beat: string,
  { sentences }: Pick<Home, 'sentences'>,
): boolean {
  const source = sentences.find(({ id }) => id === factId)?.source;
  if (source?.kind !== 'description' || partNamedBy(matched) === beat) return false;
  const part = partSpokenOf(source.excerpt);
  return part !== undefined && part !== beat;
}
