import { z } from 'zod';
import { storableMessage } from '../leads/schema.ts';
import { lineZones, MAX_GREETING, toPhoneNumber, type LineZone as Zone } from './rules.ts';

/** A simulated call to a published home. */
export const SimulatedCall = z.object({
  /** The end of the home's address, or a number that answers. */
  slug: z.string().trim().min(1, 'Which home is it about?').max(200),
  /** The state of the caller's number, which decides what we ask before a recording. */
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
  /** The recognized words. */
  heard: z.string().nullable(),
});
export type SimulatedTurn = z.infer<typeof SimulatedTurn>;

/** Where callers are transferred. */
export const TransferNumber = z
  .string('Enter a phone number')
  .trim()
  .max(30, 'Enter a phone number')
  .transform((typed, check) => {
    const number = toPhoneNumber(typed);
    if (number) return number;
    check.addIssue({ code: 'custom', message: 'Enter a US or Canadian phone number with area code' });
    return z.NEVER;
  });

const zones = Object.keys(lineZones) as [Zone, ...Zone[]];
export const LineZone = z.enum(zones, 'Choose a time zone');

const minute = z.number().int().min(0).max(1440);
const OpenHours = z
  .object({ from: minute, to: minute })
  .refine(({ from, to }) => from < to, 'The end must be after the beginning');

/** The agent's own words, said after the AI has identified itself. */
export const Greeting = z
  .string('Enter some text')
  .trim()
  .max(MAX_GREETING, `Use at most ${MAX_GREETING} characters`)
  .refine((text) => !/\p{Cc}/u.test(text) && text.isWellFormed(), storableMessage);

/** The owner's settings for a line. */
export const LineSettings = z.object({
  greeting: Greeting,
  /** Null: nobody is transferred. */
  transferNumber: TransferNumber.nullable(),
  /** By day of the week from Sunday; null: nobody is transferred that day. */
  hours: z.array(OpenHours.nullable()).length(7, 'Give the hours of seven days'),
  timeZone: LineZone,
  /** The home it answers for; null: all homes of the account. */
  listingId: z.uuid('Choose a home').nullable(),
  isPaused: z.boolean(),
});
export type LineSettings = z.infer<typeof LineSettings>;

/** A call as the owner of its line sees it. */
export const LineCall = z.object({
  id: z.string(),
  /** Null if the caller withheld it. */
  callerNumber: z.string().nullable(),
  home: z.string().nullable(),
  startedAt: z.iso.datetime(),
  minutes: z.number().int(),
  transcript: z.array(z.object({ by: z.enum(['caller', 'assistant']), text: z.string() })),
  recordingUrl: z.string().nullable(),
});
export type LineCall = z.infer<typeof LineCall>;

/** A call that a visitor simulates on the page that sells the service. */
export const DemoEvent = z.object({
  callId: z.string().max(80),
  turn: z.number().int().min(0).max(1000),
  text: z.string().trim().min(1, 'Please say something.').max(300),
});

export const DemoTurn = z.object({
  callId: z.string(),
  turn: z.number().int(),
  say: z.string(),
  /** With it, a host says the words. */
  ticket: z.string(),
  isOver: z.boolean(),
});
export type DemoTurn = z.infer<typeof DemoTurn>;
