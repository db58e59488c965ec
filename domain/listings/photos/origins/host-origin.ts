import { Unavailable } from '#adapters/unavailable.ts';
import type { PhotoOrigin } from '#db/schema/listings.ts';
import type { Context } from '../../../context.ts';
import type { Listing } from '../../queries.ts';
import { fetchPhoto } from '../fetch-photo.ts';
import type { GatheredPhoto } from '../gather-photos.ts';
import { hasAllPhotoFiles } from '../photo-files.ts';
import { storePhotoFiles } from '../store-photo-files.ts';
import type { KnownOrigin } from './known-origins.ts';

type Ctx = Pick<Context, 'db' | 'site' | 'listingSource' | 'images' | 'storage'>;
type Original = NonNullable<PhotoOrigin['original']>;

/** A photo's origin with our copy of its original. The file's own word counts where nobody said anything. */
export async function hostOrigin(
  ctx: Ctx,
  listing: Pick<Listing, 'localImages'>,
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
  { localImages }: Pick<Listing, 'localImages'>,
  sourceUrl: string,
): Promise<Original | undefined> {
  const known = localImages
    .map(({ origin }) => origin?.original)
    .find((original) => original?.sourceUrl === sourceUrl);
  if (known && (await hasAllPhotoFiles(ctx, known.variants))) return known;
  const image = await fetchPhoto(ctx, sourceUrl);
  if (image.kind === 'refused') return undefined;
  const measured = await ctx.images.measure(image.bytes);
  if (measured.kind === 'refused') return undefined;
  const files = await storePhotoFiles(ctx, image.bytes, measured.hash);
  if (!files) throw new Unavailable('photos', 'the original of a photo could not be stored');
  const { width, height, variants } = files;
  return { sourceUrl, width, height, variants };
}
