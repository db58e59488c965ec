import { Unavailable } from '#adapters/unavailable.ts';
import type { PhotoOrigin } from '#db/schema/listings.ts';
import type { Context } from '../../../context.ts';
import type { Listing } from '../../queries.ts';
import { fetchPhoto } from '../fetch-photo.ts';
import type { GatheredPhoto } from '../gather-photos.ts';
import { hasAllPhotoFiles, isSignedPhoto } from '../photo-files.ts';
import type { StoreContext } from '../store-photo.ts';
import { storePhotoFiles } from '../store-photo-files.ts';
import type { KnownOrigin } from './known-origins.ts';

type Ctx = StoreContext & Pick<Context, 'listingSource'>;
type Home = Pick<Listing, 'localImages' | 'podcastId'>;
type Original = NonNullable<PhotoOrigin['original']>;

/** A photo's origin with our copy of its original. The file's own metadata counts if nobody said anything. */
export async function hostOrigin(
  ctx: Ctx,
  listing: Home,
  photo: GatheredPhoto,
  known: KnownOrigin | undefined,
): Promise<PhotoOrigin | undefined> {
  if (!known) return originInFile(photo);
  const { originalUrl, isLeftOut: _, ...said } = known;
  const original = originalUrl ? await hostOriginal(ctx, listing, originalUrl) : undefined;
  return { ...said, ...(original && { original }) };
}

function originInFile({ measured }: GatheredPhoto): PhotoOrigin | undefined {
  const { madeBy } = measured.notes;
  if (!madeBy) return undefined;
  return { kind: madeBy === 'software' ? 'rendered' : 'edited', saidBy: 'file-data', quote: madeBy };
}

/** Our copy of the unaltered photo; throws `Unavailable` while its site has a problem. */
async function hostOriginal(
  ctx: Ctx,
  { localImages, podcastId }: Home,
  sourceUrl: string,
): Promise<Original | undefined> {
  const known = localImages
    .map(({ origin }) => origin?.original)
    .find((original) => original?.sourceUrl === sourceUrl);
  const isSigned = known !== undefined && (!ctx.credentials || isSignedPhoto(known));
  if (isSigned && (await hasAllPhotoFiles(ctx, known.variants))) return known;
  const image = await fetchPhoto(ctx, sourceUrl);
  if (image.kind === 'refused') return undefined;
  const measured = await ctx.images.measure(image.bytes);
  if (measured.kind === 'refused') return undefined;
  const files = await storePhotoFiles(ctx, {
    bytes: image.bytes,
    hash: measured.hash,
    podcastId,
    kind: 'as-listed',
  });
  if (!files) throw new Unavailable('photos', 'the original of a photo could not be stored');
  const { width, height, variants } = files;
  return { sourceUrl, width, height, variants };
}
