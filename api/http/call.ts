import type { Context } from '#domain/context.ts';
import type { RequestVariables } from './request.ts';
import type { Session } from './session.ts';

/** What a handler gets besides its input: the context, and who is calling. */
export type Call = {
  ctx: Context;
  session: Session | undefined;
  request: Request;
  clientIp: RequestVariables['clientIp'];
};

/** What a handler gets where the contract lets nobody in who is not signed in. */
export type SignedInCall = Call & { session: Session };
