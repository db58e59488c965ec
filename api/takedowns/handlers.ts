import { isAdmin } from '#domain/accounts/queries.ts';
import { AppError } from '#domain/errors.ts';
import { decideReport } from '#domain/takedowns/decide-report.ts';
import { findTakedownActor, findTakenDownAt, listOpenReports } from '#domain/takedowns/queries.ts';
import { setPublished } from '#domain/takedowns/set-published.ts';
import { actorOf, type SignedInCall } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import { requireOwnPodcast } from '../podcasts/require-own-podcast.ts';
import type { takedownData } from './contract.ts';

export const takedownHandlers: Handlers<typeof takedownData> = {
  'GET /api/reports': async ({ ctx }) => ({ reports: await listOpenReports(ctx) }),
  'POST /api/reports/:reportId/decision': async (call, input) => {
    await decideReport(call.ctx, { ...input, actor: actorOf(call) });
    return { reports: await listOpenReports(call.ctx) };
  },
  'GET /api/podcasts/:podcastId/published': async (call, { podcastId }) => {
    await requireOwnPodcast(call, podcastId);
    return { isPublished: (await findTakenDownAt(call.ctx, podcastId)) === null };
  },
  'POST /api/podcasts/:podcastId/published': async (call, { podcastId, isPublished }) => {
    await requireOwnPodcast(call, podcastId);
    const { ctx, session } = call;
    if (isPublished && (await isTakenDownByStaff(call, podcastId)) && !(await isAdmin(ctx, session)))
      throw new AppError('forbidden', 'Our team took this home offline. Please contact support.');
    return setPublished(ctx, { podcastId, isPublished, actor: actorOf(call) });
  },
};

/** An owner on our staff may undo their own. */
async function isTakenDownByStaff({ ctx, session }: SignedInCall, podcastId: string): Promise<boolean> {
  const actorId = await findTakedownActor(ctx, podcastId);
  return actorId !== null && actorId !== session.userId && (await isAdmin(ctx, { userId: actorId }));
}
