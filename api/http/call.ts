import type { AuditEntry } from '#domain/audit.ts';
import type { Context } from '#domain/context.ts';
import type { Session } from './session.ts';

/** What a handler gets besides its input: the context, and who is calling. */
export type Call = {
  ctx: Context;
  session: Session | undefined;
  request: Request;
  clientIp: string;
};

/** What a handler gets if the contract requires a signed-in caller. */
export type SignedInCall = Call & { session: Session };

/** Whom the audit log names for this call. */
export function actorOf({ session, clientIp }: Call): Pick<AuditEntry, 'actorId' | 'ip'> {
  return { actorId: session?.userId ?? null, ip: clientIp };
}
