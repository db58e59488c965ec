import { Unavailable } from '#adapters/unavailable.ts';
import { hostListingPhotos } from '../../listings/host-listing-photos.ts';
import { askForOriginals } from '../../listings/photos/origins/missing-originals.ts';
import { findMissingOriginals, findUnhostedOriginals } from '../../listings/photos/origins/queries.ts';
import { photoQuestionField } from '../rules.ts';
import { hashValue } from '../run/hash-value.ts';
import { NeedsAnswers } from '../run/needs-review.ts';
import type { Work } from '../run/step.ts';

/**
 * Stops before delivery if the law requires the original of an altered photo and nobody has given it to us: the agent
 * is asked. Nobody can approve a page without it.
 */
export async function requireOriginals({ ctx, podcast }: Pick<Work, 'ctx' | 'podcast'>): Promise<void> {
  const missing = await findMissingOriginals(ctx, podcast.id);
  if (missing) {
    const question = askForOriginals(missing);
    const subjectHash = hashValue(missing);
    throw new NeedsAnswers([{ field: photoQuestionField(subjectHash), question }], {
      reason: 'photo_originals',
      subjectHash,
      canApprove: false,
      evidence: { message: question },
    });
  }
  const unhosted = await findUnhostedOriginals(ctx, podcast.id);
  if (!unhosted) return;
  await hostListingPhotos(ctx, unhosted);
  if (await findUnhostedOriginals(ctx, podcast.id))
    throw new Unavailable('photos', 'the original of an altered photo could not be stored yet');
}
