import { and, desc, eq, gt, not } from 'drizzle-orm';
import { signedFiles } from '#db/schema/credentials.ts';
import { listings } from '#db/schema/listings.ts';
import { isWithdrawnPodcast, podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';
import { nameHome } from '../listings/rules.ts';
import type { SignedFile } from '../signed-files/queries.ts';

type Ctx = Pick<Context, 'db'>;

export async function findFileByManifest(ctx: Ctx, manifestId: string): Promise<SignedFile | undefined> {
  const [file] = await ctx.db.select().from(signedFiles).where(eq(signedFiles.manifestId, manifestId));
  return file;
}

/** The newest file with the same image or audio. */
export async function findFileByMedia(ctx: Ctx, mediaHash: string): Promise<SignedFile | undefined> {
  const [file] = await ctx.db
    .select()
    .from(signedFiles)
    .where(eq(signedFiles.mediaHash, mediaHash))
    .orderBy(desc(signedFiles.usedAt))
    .limit(1);
  return file;
}

/** Whether no newer file has replaced it. */
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

/** An order's home while its page is public. */
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
