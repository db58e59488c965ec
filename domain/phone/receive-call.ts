import { CallRefused, type SignedRequest, type WrittenTurn } from '#adapters/telephony/contract.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { answerCall, endCall } from './answer-call.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'writer' | 'log' | 'telephony'>;

/** Where the provider sends its events. */
export const phoneWebhookPath = '/webhooks/phone';

/**
 * Takes a webhook from the telephone provider and responds with the next turn, in its language. Refuses what the
 * provider didn't sign for this exact URL. May be repeated.
 */
export async function receiveCall(
  ctx: Ctx,
  { path, ...request }: Omit<SignedRequest, 'url'> & { path: string },
): Promise<WrittenTurn> {
  const { telephony } = ctx;
  if (!telephony) throw new AppError('not_found', 'There is no such call.');
  const url = ctx.site.url + path;
  let received: ReturnType<typeof telephony.readRequest>;
  try {
    received = telephony.readRequest({ ...request, url });
  } catch (error) {
    if (error instanceof CallRefused) throw new AppError('forbidden', 'This request isn’t signed.');
    throw error;
  }
  if (received.event.kind === 'ended') {
    await endCall(ctx, received.callId);
    return telephony.writeTurn({ say: [], next: { kind: 'hang-up' } }, url);
  }
  const turn = Number(new URL(url).searchParams.get('turn') ?? Number.NaN);
  const answered = await answerCall(ctx, { ...received, turn });
  return telephony.writeTurn(answered.turn, `${ctx.site.url}${phoneWebhookPath}?turn=${answered.next}`);
}
