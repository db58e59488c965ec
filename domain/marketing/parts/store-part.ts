import { and, desc, eq, lt } from 'drizzle-orm';
import { marketingParts } from '#db/schema/marketing.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { type Network, networks, type PartName } from '../rules.ts';
import type { ImageContent, PartContents, PostContent } from '../schema.ts';

export type NewPart<Name extends PartName = PartName> = {
  podcastId: string;
  part: Name;
  content: PartContents[Name];
  factsHash: string;
  isEdited: boolean;
  writtenBy: string;
  /** What the models cost; zero without one. */
  costCents?: number | undefined;
  /** The version the writer saw; a newer current version is not replaced. */
  seenVersion?: number;
};

type Ctx = Pick<Context, 'db' | 'now'>;
const maxVersions = 20;

export const CHANGED_MEANWHILE =
  'Someone has just changed this. Look at the newer version before you save yours.';

/** Makes a new version the current one, in the caller's transaction, which must hold the kit's lock. */
export async function storePart<Name extends PartName>(tx: Ctx, next: NewPart<Name>): Promise<number> {
  const mine = and(eq(marketingParts.podcastId, next.podcastId), eq(marketingParts.part, next.part));
  const [last] = await tx.db
    .select({ version: marketingParts.version })
    .from(marketingParts)
    .where(mine)
    .orderBy(desc(marketingParts.version))
    .limit(1);
  if (next.seenVersion !== undefined) await refuseStale(tx, next.podcastId, next.part, next.seenVersion);
  const version = (last?.version ?? 0) + 1;
  // Any offer is now out of date.
  await tx.db.update(marketingParts).set({ state: 'past' }).where(mine);
  await tx.db.delete(marketingParts).where(and(mine, lt(marketingParts.version, version - maxVersions)));
  const { podcastId, part, content, factsHash, isEdited, writtenBy, costCents = 0 } = next;
  await tx.db.insert(marketingParts).values({
    podcastId,
    part,
    version,
    content,
    factsHash,
    isEdited,
    writtenBy,
    costCents,
    createdAt: tx.now(),
  });
  await mirror(tx, podcastId, part, content);
  return version;
}

/** Offers a newer version next to an edited current one, replacing any older offer. */
export async function offerPart<Name extends PartName>(tx: Ctx, next: NewPart<Name>): Promise<void> {
  const mine = and(eq(marketingParts.podcastId, next.podcastId), eq(marketingParts.part, next.part));
  const [last] = await tx.db
    .select({ version: marketingParts.version })
    .from(marketingParts)
    .where(mine)
    .orderBy(desc(marketingParts.version))
    .limit(1);
  await tx.db
    .update(marketingParts)
    .set({ state: 'past' })
    .where(and(mine, eq(marketingParts.state, 'offered')));
  const { podcastId, part, content, factsHash, isEdited, writtenBy, costCents = 0 } = next;
  const version = (last?.version ?? 0) + 1;
  await tx.db.insert(marketingParts).values({
    podcastId,
    part,
    version,
    state: 'offered',
    content,
    factsHash,
    isEdited,
    writtenBy,
    costCents,
    createdAt: tx.now(),
  });
}

/** Writers of the same kit take turns: each locks the podcast's row while it writes. */
export async function lockKit(tx: Pick<Context, 'db'>, podcastId: string): Promise<void> {
  const [row] = await tx.db
    .select({ id: podcasts.id })
    .from(podcasts)
    .where(eq(podcasts.id, podcastId))
    .for('update');
  if (!row) throw new AppError('not_found', 'Podcast not found');
}

export async function refuseStale(
  tx: Pick<Context, 'db'>,
  podcastId: string,
  part: PartName,
  seenVersion: number,
): Promise<void> {
  const [current] = await tx.db
    .select({ version: marketingParts.version })
    .from(marketingParts)
    .where(
      and(
        eq(marketingParts.podcastId, podcastId),
        eq(marketingParts.part, part),
        eq(marketingParts.state, 'current'),
      ),
    );
  if (current?.version !== seenVersion) throw new AppError('conflict', CHANGED_MEANWHILE);
}

/** Copies the current version to the podcast's own columns, where pages and the API read it. */
export async function mirror(tx: Ctx, podcastId: string, part: PartName, content: unknown): Promise<void> {
  const [row] = await tx.db
    .select({ posts: podcasts.socialMediaContent, images: podcasts.socialMediaImages })
    .from(podcasts)
    .where(eq(podcasts.id, podcastId));
  if ((networks as readonly string[]).includes(part)) {
    const socialMediaContent = { ...row?.posts, [part as Network]: (content as PostContent).text };
    await tx.db.update(podcasts).set({ socialMediaContent }).where(eq(podcasts.id, podcastId));
  } else if (part === 'image') {
    const { images, alt } = content as ImageContent;
    const { square, landscape } = images;
    if (!square) return;
    const { card: _, ...others } = row?.images ?? {};
    const card = landscape && { url: landscape.url, width: landscape.width, height: landscape.height, alt };
    const socialMediaImages = { ...others, promotional: square.url, ...(card ? { card } : {}) };
    await tx.db.update(podcasts).set({ socialMediaImages }).where(eq(podcasts.id, podcastId));
  }
}
