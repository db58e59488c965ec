import { eq } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';
import { fileKeyOf } from '../files/rules.ts';
import type { TalkTurn } from '../marketing/clips/plan-clip.ts';
import { loadArtifacts } from './run/artifacts.ts';
import { stepData } from './run/step-data.ts';

/** The turns of the delivered episode with the time of every word, if it was made here. */
export async function findTalk(ctx: Pick<Context, 'db'>, podcastId: string): Promise<TalkTurn[] | undefined> {
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  const { 'master-episode': mastered } = await loadArtifacts(ctx, podcastId);
  // A newer recording may be waiting for delivery.
  const isDelivered = mastered && mastered.files.branded === fileKeyOf(podcast?.gcsFileUrl ?? '');
  return isDelivered ? stepData['master-episode'].safeParse(mastered.data).data?.turns : undefined;
}
