import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { productionProducts } from '#db/schema/production.ts';
import { recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../../listings/fill-listing.ts';
import type { Script, Turn } from '../../script/schema.ts';
import { toSpoken } from '../../speech-text/to-spoken.ts';
import { fingerprint } from '../run/hash-value.ts';
import { dropProducts, lockRun, queueRun, stepsFrom, supersedeReviews } from '../run/queue-run.ts';

/** A turn as an editor sends it; without an id it is a new one. */
export type EditedTurn = Pick<Turn, 'speaker' | 'text' | 'chapter' | 'branded'> & { id?: string | undefined };

/**
 * Keeps a script that a person changed: texts, order, turns. It is checked again and only what is said differently is
 * recorded again. Refused when the script is another one than the person saw, or is being worked on.
 */
export function editScript(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: { podcastId: string; seenHash: string; turns: EditedTurn[]; actor: Actor },
): Promise<{ contentHash: string }> {
  return inTransaction(ctx, async (tx) => {
    const { podcastId, actor } = input;
    if ((await lockRun(tx, podcastId)) === 'running')
      throw new AppError('conflict', 'This podcast is being made at this moment.');
    const isIt = (step: string) =>
      and(eq(productionProducts.podcastId, podcastId), eq(productionProducts.step, step));
    const [checked] = await tx.db.select().from(productionProducts).where(isIt('check-script'));
    const [written] = await tx.db.select().from(productionProducts).where(isIt('write-script'));
    const shown = checked ?? written;
    if (!shown || !written) throw new AppError('conflict', 'There is no script yet.');
    if (shown.contentHash !== input.seenHash)
      throw new AppError('conflict', 'The script has changed since you opened it. Please look again.');
    const before = checked ? (checked.data as { script: Script }).script : (written.data as Script);
    const script: Script = { ...before, turns: mergeTurns(before.turns, input.turns) };
    const contentHash = fingerprint([script, written.files]);
    await tx.db
      .update(productionProducts)
      .set({ data: script, contentHash, isPinned: true, createdAt: ctx.now() })
      .where(isIt('write-script'));
    // What was checked are other words now; whoever opens the script meanwhile sees the new ones.
    await dropProducts(tx, podcastId, ['check-script']);
    await supersedeReviews(tx, podcastId, stepsFrom('check-script'));
    await recordAudit(tx, { ...actor, action: 'production.script_edited', subject: podcastId });
    await queueRun(tx, podcastId);
    return { contentHash };
  });
}

/** A turn whose words stay keeps everything else, too, so that it is not recorded again. */
function mergeTurns(before: Turn[], edited: EditedTurn[]): Turn[] {
  const known = new Map(before.map((turn) => [turn.id, turn]));
  return edited.map((turn, index) => {
    const old = turn.id === undefined ? undefined : known.get(turn.id);
    const isSame = old?.text === turn.text;
    return {
      id: old?.id ?? `edited-${index}-${fingerprint(turn.text).slice(0, 8)}`,
      speaker: turn.speaker,
      text: turn.text,
      spokenText: isSame ? old.spokenText : toSpoken(turn.text),
      factIds: old?.factIds ?? [],
      branded: turn.branded,
      chapter: turn.chapter,
    };
  });
}
