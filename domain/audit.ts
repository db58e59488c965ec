import { auditLog } from '#db/schema/operations.ts';
import type { Context } from './context.ts';

export type AuditEntry = {
  actorId: string | null;
  action: string;
  subject?: string;
  details?: Record<string, unknown>;
  ip?: string | null;
};

/** Records who did what, in the caller's transaction if there is one. */
export async function recordAudit(ctx: Pick<Context, 'db' | 'now'>, entry: AuditEntry): Promise<void> {
  await ctx.db.insert(auditLog).values({ ...entry, createdAt: ctx.now() });
}
