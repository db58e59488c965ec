import { z } from 'zod';

/** A played call to a published home. */
export const SimulatedCall = z.object({
  slug: z.string().trim().min(1, 'Which home is it about?').max(200),
  /** The state of the caller's number, which decides what is asked before a recording. */
  callerState: z.string().regex(/^[A-Z]{2}$/, 'Two letters, such as TX'),
});
export type SimulatedCall = z.infer<typeof SimulatedCall>;

/** Fifteen seconds of 16-bit sound at 16 kHz, as text. */
const wavBase64 = z.base64().min(1).max(700_000, 'Please speak for at most 15 seconds.');

export const SimulatedEvent = z.object({
  callId: z.string().max(80),
  number: z.string().max(20),
  turn: z.number().int().min(0).max(1000),
  event: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('typed'), text: z.string().trim().min(1, 'Please say something.').max(500) }),
    z.object({ kind: z.literal('spoke'), wavBase64 }),
    z.object({ kind: z.literal('key'), digit: z.string().regex(/^[\d#*]$/) }),
    z.object({ kind: z.literal('silent') }),
    z.object({ kind: z.literal('left-message'), wavBase64 }),
    z.object({ kind: z.literal('dialed'), wasAnswered: z.boolean() }),
    z.object({ kind: z.literal('hung-up') }),
  ]),
});
export type SimulatedEvent = z.infer<typeof SimulatedEvent>;

export const SimulatedTurn = z.object({
  callId: z.string(),
  number: z.string(),
  turn: z.number().int(),
  say: z.string(),
  /** With it, a host says the words. */
  ticket: z.string().nullable(),
  next: z.enum(['listen', 'record', 'dial', 'hang-up']),
  /** What was understood of spoken words. */
  heard: z.string().nullable(),
});
export type SimulatedTurn = z.infer<typeof SimulatedTurn>;
