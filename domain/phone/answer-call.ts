import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { PhoneRequest, PhoneTurn } from '#adapters/telephony/contract.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { phoneCalls } from '#db/schema/phone.ts';
import { askListing } from '../ask/ask-listing.ts';
import { withoutOffer } from '../ask/without-offer.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { hashKey, takeHit } from '../rate-limits.ts';
import { advanceCall } from './call/advance-call.ts';
import { matchHomes } from './call/match-home.ts';
import { type CallFinding, type CallLookup, newPhoneCall, type PhoneCall } from './call/phone-call.ts';
import { loadCalledLine } from './load-called-line.ts';
import { findLine, findPhoneCall, listCalledHomes, type PhoneCallRow, type PhoneLine } from './queries.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'writer' | 'log'>;

export type AnsweredTurn = {
  turn: PhoneTurn;
  /** The number of the next turn, which the provider sends back. */
  next: number;
};

const callerLimits = [
  { limit: 10, windowSeconds: 3600 },
  { limit: 40, windowSeconds: 86_400 },
];
/** Callers who withhold their number share one limit. */
const lineLimit = { limit: 200, windowSeconds: 3600 };
/** Time for a recording that is still on its way after the caller hung up. */
const RECORDING_WAIT_SECONDS = 60;
const MAX_QUESTION = 500;

/**
 * Takes an event on the line and returns what comes next. May be repeated: a request for a turn that has been handled
 * gets the same turn again and changes nothing.
 */
export async function answerCall(ctx: Ctx, request: PhoneRequest & { turn: number }): Promise<AnsweredTurn> {
  const line = await findLine(ctx, request.to);
  if (!line) return hangUp('This number is not in service.');
  if (request.event.kind === 'rang') {
    const known = await findPhoneCall(ctx, request.callId);
    if (known) return lastTurnOf(known);
    if (await isCallingTooOften(ctx, line, request.from))
      return hangUp('Many calls came from this number. Please try again later.');
    await ctx.db
      .insert(phoneCalls)
      .values({
        lineId: line.id,
        providerCallId: request.callId,
        callerNumber: request.from,
        callerState: request.fromState,
        state: newPhoneCall,
        conversationId: randomUUID(),
        createdAt: ctx.now(),
      })
      .onConflictDoNothing({ target: phoneCalls.providerCallId });
  }
  const row = await findPhoneCall(ctx, request.callId);
  if (row?.lineId !== line.id) return hangUp('');
  if (row.turn !== request.turn) return lastTurnOf(row);
  return takeTurn(ctx, line, row, request);
}

/** The line is dead. A message that is still being saved gets a minute to arrive. May be repeated. */
export async function endCall(ctx: Pick<Ctx, 'db' | 'queue' | 'now'>, providerCallId: string): Promise<void> {
  const row = await findPhoneCall(ctx, providerCallId);
  if (!row || row.finishedAt) return;
  const call = row.state as PhoneCall;
  const isWaiting = call.step === 'recording' && call.recordingId === null;
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .update(phoneCalls)
      .set({ endedAt: row.endedAt ?? ctx.now() })
      .where(eq(phoneCalls.id, row.id));
    await tx.queue.send(
      'finish-call',
      { callId: row.id },
      { startAfterSeconds: isWaiting ? RECORDING_WAIT_SECONDS : 0 },
    );
  });
}

async function takeTurn(
  ctx: Ctx,
  line: PhoneLine,
  row: PhoneCallRow,
  { event }: PhoneRequest,
): Promise<AnsweredTurn> {
  const called = await loadCalledLine(ctx, line, row);
  let result = advanceCall(row.state as PhoneCall, event, called);
  while (result.lookup) result = advanceCall(result.call, await lookUp(ctx, line, row, result), called);
  const { call, turn } = result;
  const next = row.turn + 1;
  const isSaved = await inTransaction(ctx, async (tx) => {
    // Of two requests for one turn, the one that advances the call counts.
    const moved = await tx.db
      .update(phoneCalls)
      .set({ state: call, lastTurn: turn, turn: next })
      .where(and(eq(phoneCalls.id, row.id), eq(phoneCalls.turn, row.turn)))
      .returning({ id: phoneCalls.id });
    if (moved.length > 0 && call.step === 'over') await tx.queue.send('finish-call', { callId: row.id });
    return moved.length > 0;
  });
  if (isSaved) return { turn, next };
  const other = await findPhoneCall(ctx, row.providerCallId);
  return other ? lastTurnOf(other) : hangUp('');
}

async function lookUp(
  ctx: Ctx,
  line: PhoneLine,
  row: PhoneCallRow,
  { call, lookup }: { call: PhoneCall; lookup: CallLookup },
): Promise<CallFinding> {
  if (lookup.kind === 'find-home') {
    const homes = line.userId ? await listCalledHomes(ctx, line.userId) : [];
    return { kind: 'homes', homes: matchHomes(lookup.said, homes) };
  }
  if (!call.home) return { kind: 'gone' };
  try {
    const { answer, known, kind } = await askListing(ctx, {
      slug: call.home.slug,
      question: lookup.question.slice(0, MAX_QUESTION),
      conversationId: row.conversationId,
      ip: `phone ${hashKey(row.callerNumber ?? row.id)}`,
    });
    const isForAgent = !known && kind !== 'declined';
    return { kind: 'answer', answer: isForAgent ? withoutOffer(answer) : answer, isKnown: known, isForAgent };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return { kind: 'gone' };
    if (error instanceof AppError && error.code === 'too_many')
      return { kind: 'answer', answer: error.message, isKnown: false, isForAgent: false };
    throw error;
  }
}

async function isCallingTooOften(ctx: Ctx, line: PhoneLine, from: string | null): Promise<boolean> {
  if (!ctx.accounts.hasRateLimits) return false;
  if ((await takeHit(ctx, `phone-line:${line.id}`, lineLimit)) > 0) return true;
  if (!from) return false;
  for (const limit of callerLimits)
    if ((await takeHit(ctx, `phone-caller:${limit.windowSeconds}:${hashKey(from)}`, limit)) > 0) return true;
  return false;
}

const hangUp = (words: string): AnsweredTurn => ({
  turn: { say: words ? [words] : [], next: { kind: 'hang-up' } },
  next: 0,
});

const lastTurnOf = ({ lastTurn, turn }: PhoneCallRow): AnsweredTurn =>
  lastTurn ? { turn: lastTurn as PhoneTurn, next: turn } : hangUp('');
