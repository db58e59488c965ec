import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { agentQuestions } from '#db/schema/production.ts';
import { recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { limitCalls } from '../../limit-calls.ts';
import type { Actor } from '../../listings/fill-listing.ts';
import { findMissingOriginals } from '../../listings/photos/origins/queries.ts';
import { addOriginal, mergeMarks, saveMarks } from '../../listings/photos/origins/save-marks.ts';
import type { EditedMark } from '../../listings/photos/origins/schema.ts';
import { storeUpload } from '../../listings/photos/store-upload.ts';
import { uploadUrl } from '../../listings/photos/uploaded-photo.ts';
import { isPhotoQuestion } from '../rules.ts';
import { lockRun, queueRun, supersedeReviews } from '../run/queue-run.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'images' | 'storage'>;
type Marking = { podcastId: string; by: string; actor: Actor };
type Change = Parameters<typeof saveMarks>[1]['change'];

const limits = [
  { limit: 60, windowSeconds: 3600 },
  { limit: 200, windowSeconds: 86_400 },
];
const TOO_MANY = 'Too many photos were sent from here. Please wait a little and try again.';

/**
 * Saves what the agent says about the photos of an order; a delivery that waited for this continues. May be
 * repeated.
 */
export function markPhotos(
  ctx: Ctx,
  { marks, ...marking }: Marking & { marks: EditedMark[] },
): Promise<void> {
  return change(ctx, marking, mergeMarks(marks));
}

/** Adds the original of one photo of an order. The file is stored first, so that a mark always has its file. */
export async function addPhotoOriginal(
  ctx: Ctx,
  { url, bytes, ip, ...marking }: Marking & { url: string; bytes: Uint8Array; ip: string },
): Promise<void> {
  await limitCalls(ctx, 'add-original', ip, limits, TOO_MANY);
  const { id } = await storeUpload(ctx, bytes);
  return change(ctx, marking, addOriginal(url, uploadUrl(ctx.site.url, id)));
}

function change(ctx: Ctx, { podcastId, by, actor }: Marking, change: Change): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const state = await lockRun(tx, podcastId);
    await saveMarks(tx, { podcastId, by, change });
    await recordAudit(tx, { ...actor, action: 'photos.marked', subject: podcastId });
    if (await findMissingOriginals(tx, podcastId)) return;
    const closed = await closeQuestions(tx, podcastId, actor);
    if (closed === 0) return;
    if (state !== 'waiting_for_agent' && state !== 'in_review') return;
    await supersedeReviews(tx, podcastId, ['deliver-episode']);
    await queueRun(tx, podcastId);
  });
}

/** How many questions about photos were open. */
async function closeQuestions(
  tx: Pick<Context, 'db' | 'now'>,
  podcastId: string,
  actor: Actor,
): Promise<number> {
  const isOpen = and(eq(agentQuestions.podcastId, podcastId), isNull(agentQuestions.answeredAt));
  const asked = await tx.db
    .select({ id: agentQuestions.id, field: agentQuestions.field })
    .from(agentQuestions)
    .where(isOpen);
  const open = asked.filter(({ field }) => isPhotoQuestion(field));
  for (const { id } of open)
    await tx.db
      .update(agentQuestions)
      .set({ answer: '', answeredAt: tx.now(), answeredBy: actor.actorId })
      .where(eq(agentQuestions.id, id));
  return open.length;
}
