import { createHash } from 'node:crypto';
import type { PhoneEvent } from '#adapters/telephony/contract.ts';
import { phoneLines } from '#db/schema/phone.ts';
import { hearQuestion } from '../ask/aloud/hear-question.ts';
import { signAnswer } from '../ask/aloud/speak-answer.ts';
import { findAskedListing } from '../ask/queries.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { type AnsweredTurn, answerCall, endCall } from './answer-call.ts';
import { readPhoneMessage } from './phone-message.ts';
import { findLine } from './queries.ts';
import { toPhoneNumber } from './rules.ts';
import type { SimulatedCall, SimulatedEvent, SimulatedTurn } from './schema.ts';

type Ctx = Pick<
  Context,
  'db' | 'queue' | 'now' | 'site' | 'accounts' | 'writer' | 'log' | 'telephony' | 'transcriber' | 'keys'
>;

/** Numbers with 555-01 in them belong to nobody. */
const CALLER = '+15125550199';
const openAllDay = Array.from({ length: 7 }, () => ({ from: 0, to: 1440 }));

/** Starts a simulated call to a number or to a published home, whose line is created with the first call. */
export async function startSimulatedCall(ctx: Ctx, input: SimulatedCall): Promise<SimulatedTurn> {
  requireSimulator(ctx);
  const dialed = toPhoneNumber(input.slug);
  if (dialed) return ring(ctx, dialed, input);
  const asked = await findAskedListing(ctx, input.slug);
  if (!asked) throw new AppError('not_found', 'This home isn’t online, so nobody can call about it.');
  const number = numberOf(asked.listing.id);
  await ctx.db
    .insert(phoneLines)
    .values({ number, listingId: asked.listing.id, transferNumber: '+15125550142', hours: openAllDay })
    .onConflictDoNothing();
  return ring(ctx, number, input);
}

function ring(ctx: Ctx, number: string, { callerState: state }: SimulatedCall): Promise<SimulatedTurn> {
  const callId = `simulated-${crypto.randomUUID()}`;
  return playTurn(ctx, { callId, number, turn: 0, state, event: { kind: 'rang' } });
}

/** Continues a simulated call: typed or spoken words, a key, silence, a message or the end of a transfer. */
export async function continueSimulatedCall(
  ctx: Ctx,
  { callId, number, turn, event, ip }: SimulatedEvent & { ip: string },
): Promise<SimulatedTurn> {
  const { simulator } = requireSimulator(ctx);
  if (event.kind === 'spoke') {
    const text = await hearQuestion(ctx, { wav: Buffer.from(event.wavBase64, 'base64'), ip });
    const played = await playTurn(ctx, {
      callId,
      number,
      turn,
      event: { kind: 'heard', text, confidence: null },
    });
    return { ...played, heard: text };
  }
  if (event.kind === 'left-message') {
    const wav = Buffer.from(event.wavBase64, 'base64');
    if (!readPhoneMessage(wav)) throw new AppError('invalid', 'We couldn’t read the recording.');
    const recordingId = await simulator.saveRecording(wav);
    return playTurn(ctx, { callId, number, turn, event: { kind: 'recorded', recordingId } });
  }
  if (event.kind === 'hung-up') {
    await endCall(ctx, callId);
    return { callId, number, turn, say: '', ticket: null, next: 'hang-up', heard: null };
  }
  const told: PhoneEvent =
    event.kind === 'typed' ? { kind: 'heard', text: event.text, confidence: null } : event;
  return playTurn(ctx, { callId, number, turn, event: told });
}

type Played = { callId: string; number: string; turn: number; state?: string; event: PhoneEvent };

async function playTurn(ctx: Ctx, { callId, number, turn, state, event }: Played): Promise<SimulatedTurn> {
  const { simulator } = requireSimulator(ctx);
  // Only lines created for simulation, so that nobody plays with a real caller's line.
  const isPlayed = /^\+1555010\d{4}$/.test(number) || (await simulator.hasSold(number));
  if (!isPlayed || !callId.startsWith('simulated-') || !(await findLine(ctx, number)))
    throw new AppError('not_found', 'There is no such call.');
  const answered: AnsweredTurn = await answerCall(ctx, {
    callId,
    to: number,
    from: CALLER,
    fromState: state ?? null,
    turn,
    event,
  });
  const say = answered.turn.say.join(' ');
  return {
    callId,
    number,
    turn: answered.next,
    say,
    ticket: say ? await signAnswer(ctx, say) : null,
    next: answered.turn.next.kind,
    heard: null,
  };
}

function requireSimulator({ telephony }: Pick<Context, 'telephony'>) {
  if (!telephony?.simulator) throw new AppError('not_found', 'The phone simulator is off.');
  return { simulator: telephony.simulator };
}

const numberOf = (listingId: string) =>
  `+1555010${String(createHash('sha256').update(listingId).digest().readUInt32BE() % 10_000).padStart(4, '0')}`;
