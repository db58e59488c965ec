import type { Context } from '../../context.ts';
import { listWeeks } from '../../listings/analytics/queries.ts';
import { listOwnPodcasts, type Owner } from '../queries.ts';
import type { OwnHome } from './schema.ts';

/** What a person ordered, newest first, each with its last seven days. */
export async function listOwnHomes(ctx: Pick<Context, 'db' | 'now'>, owner: Owner): Promise<OwnHome[]> {
  const podcasts = await listOwnPodcasts(ctx, owner);
  const weeks = await listWeeks(
    ctx,
    podcasts.flatMap(({ listing }) => (listing ? [listing.id] : [])),
  );
  return podcasts.map((podcast) => ({
    ...podcast,
    week: weeks.get(podcast.listing?.id ?? '') ?? { plays: 0, leads: 0 },
  }));
}
