import { and, desc, eq, sql } from 'drizzle-orm';
import { signedFiles } from '#db/schema/credentials.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionArtifacts } from '#db/schema/production.ts';
import type { Context } from '../context.ts';

type Ctx = Pick<Context, 'db'>;
export type SignedFile = typeof signedFiles.$inferSelect;

/** Every file of an order that we ever signed, newest first: manifest id, media hash, time and sources. */
export function listSignedFiles(ctx: Ctx, podcastId: string): Promise<SignedFile[]> {
  return ctx.db
    .select()
    .from(signedFiles)
    .where(eq(signedFiles.podcastId, podcastId))
    .orderBy(desc(signedFiles.signedAt), signedFiles.fileKey);
}

export async function findSignedFile(ctx: Ctx, fileKey: string): Promise<SignedFile | undefined> {
  const [file] = await ctx.db.select().from(signedFiles).where(eq(signedFiles.fileKey, fileKey));
  return file;
}

/** The basis if no page was read: typed by staff, or made before we kept fact sheets. */
const listedFacts = sql`jsonb_build_array(${listings.address}, ${listings.city}, ${listings.state}, ${listings.zipCode}, ${listings.price}, ${listings.beds}, ${listings.baths}, ${listings.sqft}, ${listings.yearBuilt}, ${listings.features})::text`;

/** SHA-256 of the fact sheet that an order is based on, as the database writes it; null before there is a listing. */
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
