import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { productionArtifacts } from '#db/schema/production.ts';
import { recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../../listings/fill-listing.ts';
import type { Script, Turn } from '../../script/schema.ts';
import { toSpoken } from '../../speech-text/to-spoken.ts';
import { deleteArtifacts, loadArtifacts } from '../run/artifacts.ts';
import { hashValue } from '../run/hash-value.ts';
import { lockRun, queueRun, stepsFrom, supersedeReviews } from '../run/queue-run.ts';
import { currentScript } from './current-script.ts';
import { NO_SCRIPT } from './rules.ts';

/** A turn as an editor sends it; without an id it is a new one. */
export type EditedTurn = Pick<Turn, 'speaker' | 'text' | 'chapter' | 'branded'> & { id?: string | undefined };

/**
 * Saves a script that a person changed: texts, order, turns. It is checked again, and only changed turns are recorded
 * again. Refused if the script isn't the one the person saw, or during a run.
 */
export function editScript(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: { podcastId: string; seenHash: string; turns: EditedTurn[]; actor: Actor },
): Promise<{ contentHash: string }> {
  return inTransaction(ctx, async (tx) => {
    const { podcastId, actor } = input;
    if ((await lockRun(tx, podcastId)) === 'running')
      throw new AppError('conflict', 'This podcast is being made right now.');
    const artifacts = await loadArtifacts(tx, podcastId);
    const current = currentScript(artifacts);
    if (!current) throw new AppError('conflict', NO_SCRIPT);
    if (current.contentHash !== input.seenHash)
      throw new AppError('conflict', 'The script has changed since you opened it. Please check it again.');
    const { script: before } = current;
    const script: Script = { ...before, turns: mergeTurns(before.turns, input.turns) };
    const contentHash = hashValue([script, artifacts['write-script']?.files]);
    await tx.db
      .update(productionArtifacts)
      .set({ data: script, contentHash, isPinned: true, createdAt: ctx.now() })
      .where(and(eq(productionArtifacts.podcastId, podcastId), eq(productionArtifacts.step, 'write-script')));
    // The check was for other words; anyone who opens the script in the meantime sees the new ones.
    await deleteArtifacts(tx, podcastId, ['check-script']);
    await supersedeReviews(tx, podcastId, stepsFrom('check-script'));
    await recordAudit(tx, { ...actor, action: 'production.script_edited', subject: podcastId });
    await queueRun(tx, podcastId);
    return { contentHash };
  });
}

/** A turn with the same words keeps its spoken text, so that it isn't recorded again. */
function mergeTurns(before: Turn[], edited: EditedTurn[]): Turn[] {
  const known = new Map(before.map((turn) => [turn.id, turn]));
  return edited.map((turn, index) => {
    const old = turn.id === undefined ? undefined : known.get(turn.id);
    const isSame = old?.text === turn.text;
    return {
      id: old?.id ?? `edited-${index}-${hashValue(turn.text).slice(0, 8)}`,
      speaker: turn.speaker,
      text: turn.text,
      spokenText: isSame ? old.spokenText : toSpoken(turn.text),
      factIds: old?.factIds ?? [],
      branded: turn.branded,
      chapter: turn.chapter,
    };
  });
}
