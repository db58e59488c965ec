import type { Context } from '#domain/context.ts';
import type { RequestVariables } from './request.ts';
import type { Session } from './session.ts';

/** What a handler gets besides its input: the context, and who is calling. */
export type Call<Ctx = Context> = {
  ctx: Ctx;
  session: Session | undefined;
  request: Request;
  clientIp: RequestVariables['clientIp'];
};
