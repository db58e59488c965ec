import { and, desc, eq, gt, not, sql } from 'drizzle-orm';
import { signedFiles } from '#db/schema/credentials.ts';
import { listings } from '#db/schema/listings.ts';
import { isWithdrawnPodcast, podcasts } from '#db/schema/podcasts.ts';
import { productionArtifacts } from '#db/schema/production.ts';
import type { Context } from '../context.ts';
import { nameHome } from '../listings/rules.ts';

type Ctx = Pick<Context, 'db'>;
export type SignedFile = typeof signedFiles.$inferSelect;

/** Every file of an order that we ever signed, newest first: manifest id, media hash, time and what it was made from. */
export function listSignedFiles(ctx: Ctx, podcastId: string): Promise<SignedFile[]> {
  return ctx.db
    .select()
    .from(signedFiles)
    .where(eq(signedFiles.podcastId, podcastId))
    .orderBy(desc(signedFiles.signedAt), signedFiles.fileKey);
}

export async function findFileByManifest(ctx: Ctx, manifestId: string): Promise<SignedFile | undefined> {
  const [file] = await ctx.db.select().from(signedFiles).where(eq(signedFiles.manifestId, manifestId));
  return file;
}

/** The newest file that shows or plays the same. */
export async function findFileByMedia(ctx: Ctx, mediaHash: string): Promise<SignedFile | undefined> {
  const [file] = await ctx.db
    .select()
    .from(signedFiles)
    .where(eq(signedFiles.mediaHash, mediaHash))
    .orderBy(desc(signedFiles.usedAt))
    .limit(1);
  return file;
}

/** Whether no newer file has taken its place. */
export async function isCurrentFile(ctx: Ctx, file: SignedFile): Promise<boolean> {
  if (!file.podcastId) return true;
  const isNewer = and(
    eq(signedFiles.podcastId, file.podcastId),
    eq(signedFiles.kind, file.kind),
    eq(signedFiles.name, file.name),
    gt(signedFiles.usedAt, file.usedAt),
  );
  return (await ctx.db.$count(signedFiles, isNewer)) === 0;
}

/** What a listing says where nobody read a page: typed in by staff, or made before we kept fact sheets. */
const listedFacts = sql`jsonb_build_array(${listings.address}, ${listings.city}, ${listings.state}, ${listings.zipCode}, ${listings.price}, ${listings.beds}, ${listings.baths}, ${listings.sqft}, ${listings.yearBuilt}, ${listings.features})::text`;

/** SHA-256 of the fact sheet that an order is made from, as the database writes it; null before there is a listing. */
export async function findFactSheetHash(ctx: Ctx, podcastId: string): Promise<string | null> {
  const checked = sql`(${productionArtifacts.data} -> 'sheet')::text`;
  const sheet = sql`case when ${listings.id} is not null then coalesce(${checked}, ${listings.aiEnhancedDescription}, ${listedFacts}) end`;
  const [row] = await ctx.db
    .select({ hash: sql<string | null>`encode(sha256(convert_to(${sheet}, 'UTF8')), 'hex')` })
    .from(podcasts)
    .leftJoin(listings, eq(listings.podcastId, podcasts.id))
    .leftJoin(
      productionArtifacts,
      and(eq(productionArtifacts.podcastId, podcasts.id), eq(productionArtifacts.step, 'check-facts')),
    )
    .where(eq(podcasts.id, podcastId));
  return row?.hash ?? null;
}

/** The home of an order while its page is public. */
export async function findPublicHome(
  ctx: Ctx,
  podcastId: string,
): Promise<{ title: string; path: string } | undefined> {
  const [listing] = await ctx.db
    .select({ slug: listings.slug, address: listings.address, city: listings.city, state: listings.state })
    .from(listings)
    .innerJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .where(and(eq(podcasts.id, podcastId), eq(listings.status, 'active'), not(isWithdrawnPodcast(podcasts))));
  return listing && { title: nameHome(listing, ''), path: `/listings/${listing.slug}` };
}
