import { isAdmin } from '#domain/accounts/queries.ts';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { findOwnPodcast } from '#domain/podcasts/queries.ts';
import type { OwnPodcast } from '#domain/podcasts/schema.ts';
import { requireSignedIn, type Session } from '../http/session.ts';

/** The caller's own podcast, or any podcast for staff. Someone else's counts as missing. */
export async function requireOwnPodcast(
  { ctx, session }: { ctx: Context; session: Session | undefined },
  podcastId: string,
): Promise<OwnPodcast> {
  const caller = requireSignedIn(session);
  const podcast = await findOwnPodcast(ctx, podcastId, (await isAdmin(ctx, caller)) ? 'anyone' : caller);
  if (!podcast) throw new AppError('not_found', 'Podcast not found');
  return podcast;
}
