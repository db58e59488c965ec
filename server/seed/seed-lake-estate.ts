import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { listingCounts } from '#db/schema/analytics.ts';
import { type HostedPhoto, listingChanges, listings } from '#db/schema/listings.ts';
import { type EpisodeDetails, podcasts } from '#db/schema/podcasts.ts';
import { lakeEstateListing, lakeEstatePhotos } from '#db/seed/lake-estate/listing.ts';
import type { Context } from '#domain/context.ts';
import { fileUrl } from '#domain/files/rules.ts';
import { photoKindNames } from '#domain/listings/photos/rules.ts';
import { hashOf } from '#domain/signed-files/sign-file.ts';
import { storeSignedFile } from '#domain/signed-files/store-signed-file.ts';
import { lakeEstateColumns } from './lake-estate-columns.ts';
import { lakeEstateCounts } from './lake-estate-counts.ts';

const widths = [640, 960, 1280, 1600];
const formats = [
  { ending: 'avif', type: 'image/avif' },
  { ending: 'webp', type: 'image/webp' },
  { ending: 'jpg', type: 'image/jpeg' },
] as const;
/** How long ago its price was cut. */
const PRICE_CUT_DAYS = 20;
/** Not a payment. It identifies the seeded order, so that seeding again finds it. */
const SEED_SESSION = 'seed-lake-estate';

type SeedContext = Pick<Context, 'db' | 'storage' | 'site' | 'queue' | 'now' | 'credentials'>;

/** Seeds the sample home with its photos and its episode. Running it again changes nothing. */
export async function seedLakeEstate(ctx: SeedContext, root: string): Promise<void> {
  const [known] = await ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.slug, lakeEstateListing.slug));
  if (known) return;
  const folder = join(root, 'db', 'seed', 'lake-estate');
  ctx.credentials?.warm();
  const episode = JSON.parse(readFileSync(join(folder, 'episode.json'), 'utf8')) as EpisodeDetails;

  const made = await inTransaction(ctx, async (tx) => {
    const [podcast] = await tx.db
      .insert(podcasts)
      .values({
        listingUrl: `${ctx.site.url}/listings/${lakeEstateListing.slug}`,
        status: 'completed',
        paymentMethod: 'staff',
        paymentSessionId: SEED_SESSION,
        customerEmail: 'customer@hearthcast.example',
        customerFirstName: 'Casey',
        listingPageUrl: `/listings/${lakeEstateListing.slug}`,
        episode: {
          durationSeconds: episode.durationSeconds,
          chapters: episode.chapters,
          turns: episode.turns,
          peaks: episode.peaks,
        },
      })
      .onConflictDoNothing()
      .returning({ id: podcasts.id });
    if (!podcast) return undefined;
    const { key } = await storeSignedFile(
      { ...ctx, db: tx.db },
      {
        podcastId: podcast.id,
        kind: 'episode',
        name: 'episode',
        bytes: readFileSync(join(folder, 'episode.mp3')),
        mediaType: 'audio/mpeg',
        sourceType: 'trainedAlgorithmicMedia',
        keyOf: (hash) => `samples/${hash}.mp3`,
      },
    );
    const audio = { gcsFileUrl: fileUrl(key), podcastFileUrl: fileUrl(key) };
    await tx.db.update(podcasts).set(audio).where(eq(podcasts.id, podcast.id));
    const photos: HostedPhoto[] = [];
    for (const photo of lakeEstatePhotos)
      photos.push(await storePhoto({ ...ctx, db: tx.db }, { folder, photo, podcastId: podcast.id }));
    const [listing] = await tx.db
      .insert(listings)
      .values({ ...lakeEstateColumns(), localImages: photos, podcastId: podcast.id })
      .onConflictDoNothing()
      .returning({ id: listings.id });
    if (listing) {
      await tx.db.insert(listingCounts).values(lakeEstateCounts(listing.id, ctx.now()));
      const seenAt = new Date(ctx.now().getTime() - PRICE_CUT_DAYS * 86_400_000);
      const { price: after } = lakeEstateListing;
      await tx.db
        .insert(listingChanges)
        .values({ listingId: listing.id, field: 'price', before: '$1,950,000', after, seenAt });
    }
    return listing && { listingId: listing.id, podcastId: podcast.id };
  });
  if (!made) return;
  const { listingId, podcastId } = made;
  await ctx.queue.send('rewrite-marketing', { listingId }, { key: listingId });
  await ctx.queue.send('make-audiogram', { podcastId }, { key: podcastId });
}

type SamplePhoto = (typeof lakeEstatePhotos)[number];

/** Every size and format of a picture, signed like the photos of other homes. */
async function storePhoto(
  ctx: Omit<SeedContext, 'queue'>,
  { folder, photo, podcastId }: { folder: string; photo: SamplePhoto; podcastId: string },
): Promise<HostedPhoto> {
  const { name, alt, width, height, preview } = photo;
  const variants: HostedPhoto['variants'] = [];
  for (const variantWidth of widths) {
    for (const { ending, type } of formats) {
      const path = join(folder, 'photos', `${name}-${variantWidth}.${ending}`);
      if (!existsSync(path)) continue;
      const { key } = await storeSignedFile(ctx, {
        podcastId,
        kind: 'photo',
        name: `${hashOf(name).slice(0, 32)}-${variantWidth}.${ending}`,
        bytes: readFileSync(path),
        mediaType: type,
        sourceType: null,
        note: photoKindNames.drawn,
        keyOf: (hash) => `samples/${hash}.${ending}`,
      });
      const variantHeight = Math.round((variantWidth * height) / width);
      variants.push({ url: fileUrl(key), type, width: variantWidth, height: variantHeight });
    }
  }
  return { alt, width, height, preview, variants };
}
