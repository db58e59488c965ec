import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { testPhoto } from '#tests/support/listing-site.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { markedPhotos } from '../../listings/photos/origins/known-origins.ts';
import { EditedMarks } from '../../listings/photos/origins/schema.ts';
import { addPhotoOriginal, markPhotos } from './mark-photos.ts';

const { ctx } = await createTestContext();
const [front, den] = ['https://homes.example/front.jpg', 'https://homes.example/den.jpg'];

test('a mark that is being saved doesn’t remove an original that has just arrived', async () => {
  const { id: podcastId } = await createPaidPodcast(ctx, { listing: { images: [front, den] } });
  const marking = { podcastId, by: 'agent', actor: { actorId: null, ip: null } };
  const mark = (marks: object[]) => markPhotos(ctx, { ...marking, marks: EditedMarks.parse(marks) });
  const stored = async () => {
    const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcastId));
    return markedPhotos(listing?.corrections ?? {})?.find(({ url }) => url === den);
  };
  const bytes = await testPhoto(3, 200);
  await addPhotoOriginal(ctx, { ...marking, url: den, bytes, ip: '198.51.100.4' });
  const original = (await stored())?.original;
  expect(original).toContain('/listing-uploads/');
  // Sent by a screen that was loaded earlier: one mark is for another photo, one for the same.
  await mark([{ url: front, kind: 'edited', edits: 'Sky replaced' }]);
  expect(await stored()).toMatchObject({ kind: 'staged', original });
  await mark([{ url: den, kind: 'edited', edits: 'Sofa added' }]);
  expect(await stored()).toMatchObject({ kind: 'edited', edits: 'Sofa added', original });
  await mark([{ url: den, kind: 'edited', original: null }]);
  expect(await stored()).toMatchObject({ original: null });
});
