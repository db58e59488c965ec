import { isUniqueViolation } from '#db/client.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { type AuditEntry, recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';

export type AdminContext = Pick<Context, 'db' | 'queue' | 'now'>;
export type Actor = Pick<AuditEntry, 'actorId' | 'ip'>;

type Save = {
  actor: Actor;
  action: string;
  details: Record<string, unknown>;
  /** The message when another row has the same name. */
  taken: { field: string; message: string };
  /** Undefined when the row changed since it was read. */
  write: (tx: AdminContext) => Promise<{ id: string } | undefined>;
};

const STALE = 'Someone else has just changed this. Please close this and look again.';

/** Writes a row of the directory together with its audit entry; refused if the row changed since it was read. */
export async function saveRow(ctx: AdminContext, save: Save): Promise<{ id: string }> {
  try {
    return await inTransaction(ctx, async (tx) => {
      const row = await save.write(tx);
      if (!row) throw new AppError('conflict', STALE);
      const { actor, action, details } = save;
      await recordAudit(tx, { ...actor, action, subject: row.id, details });
      return row;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const { field, message } = save.taken;
    throw new AppError('conflict', message, { fields: { [field]: message } });
  }
}
