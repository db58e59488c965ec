import { randomUUID } from 'node:crypto';
import { phoneLines } from '#db/schema/phone.ts';
import { signAnswer } from '../ask/aloud/speak-answer.ts';
import { findAskedListing } from '../ask/queries.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { limitCalls } from '../limit-calls.ts';
import { SAMPLE_LISTING_SLUG } from '../listings/rules.ts';
import { answerCall } from './answer-call.ts';
import type { DemoTurn } from './schema.ts';

type Ctx = Pick<
  Context,
  'db' | 'queue' | 'now' | 'site' | 'accounts' | 'writer' | 'log' | 'telephony' | 'keys'
>;

/** No telephone has it, so only this page can call it. */
const DEMO_NUMBER = '+15550110000';
const PREFIX = 'demo-';
const callLimit = [{ limit: 20, windowSeconds: 3600 }];
const turnLimit = [{ limit: 20, windowSeconds: 60 }];
const GONE = 'This call is over. Please start another one.';

/** Whether the sample home can be called here. */
export async function hasDemoCall(ctx: Pick<Context, 'db' | 'site' | 'telephony'>): Promise<boolean> {
  return ctx.telephony !== null && (await findAskedListing(ctx, SAMPLE_LISTING_SLUG)) !== undefined;
}

/**
 * Starts a call to the sample home, for visitors who want to see how it answers. Nobody is transferred or
 * called back.
 */
export async function startDemoCall(ctx: Ctx, { ip }: { ip: string }): Promise<DemoTurn> {
  await limitCalls(ctx, 'demo-call', ip, callLimit);
  const asked = ctx.telephony && (await findAskedListing(ctx, SAMPLE_LISTING_SLUG));
  if (!asked) throw new AppError('not_found', 'The sample home isn’t online.');
  await ctx.db
    .insert(phoneLines)
    .values({ number: DEMO_NUMBER, listingId: asked.listing.id })
    .onConflictDoNothing();
  return takeDemoTurn(ctx, { callId: `${PREFIX}${randomUUID()}`, turn: 0, text: null });
}

/** Continues such a call: the caller's words are typed. May be repeated. */
export async function continueDemoCall(
  ctx: Ctx,
  { ip, ...said }: { callId: string; turn: number; text: string; ip: string },
): Promise<DemoTurn> {
  await limitCalls(ctx, 'demo-turn', ip, turnLimit);
  if (!ctx.telephony || !said.callId.startsWith(PREFIX)) throw new AppError('not_found', GONE);
  return takeDemoTurn(ctx, said);
}

async function takeDemoTurn(
  ctx: Ctx,
  { callId, turn, text }: { callId: string; turn: number; text: string | null },
): Promise<DemoTurn> {
  const { turn: answered, next } = await answerCall(ctx, {
    callId,
    to: DEMO_NUMBER,
    from: null,
    fromState: null,
    turn,
    event: text === null ? { kind: 'rang' } : { kind: 'heard', text, confidence: null },
  });
  const say = answered.say.join(' ');
  if (!say) throw new AppError('not_found', GONE);
  return {
    callId,
    turn: next,
    say,
    ticket: await signAnswer(ctx, say),
    isOver: answered.next.kind !== 'listen',
  };
}
