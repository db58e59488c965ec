import type { PhoneEvent, PhoneTurn } from '#adapters/telephony/contract.ts';

/** A published home that callers may ask about. */
export type CalledHome = { slug: string; listingId: string; address: string; state: string | null };

/** What a call currently knows about the number it came in on. */
export type CalledLine = {
  /** The agent's name; null if the listing names nobody. */
  agentName: string | null;
  /** The agent's own words, said after the disclosure of who is speaking. */
  greeting: string;
  /** Set if the number belongs to one home. */
  home: CalledHome | null;
  /** The number's home is no longer published. */
  isHomeGone: boolean;
  /** Why it answers no questions and only takes messages; null: it does answer. */
  messagesOnly: 'paused' | 'used-up' | null;
  /** Where callers can be transferred now; null outside the hours or without a number. */
  transferTo: string | null;
  /** The caller's number can be called back. */
  isCallerKnown: boolean;
  /** Two letters; null if unknown. */
  callerState: string | null;
  secondsOnLine: number;
};

export type CallStep = 'ringing' | 'choosing' | 'asking' | 'agreeing' | 'recording' | 'dialing' | 'over';
export type SpokenWords = { by: 'caller' | 'assistant'; text: string };

export type PhoneCall = {
  step: CallStep;
  home: CalledHome | null;
  /** Consecutive times that nothing was said, or nothing usable. */
  silences: number;
  misses: number;
  questions: number;
  /** The caller asked for the agent and hasn't talked to them. */
  wantsAgent: boolean;
  /** Questions that the listing didn't answer. */
  openQuestions: string[];
  /** Whether the caller agreed to a recording, if the law requires consent. */
  hasAgreed: boolean | null;
  recordingId: string | null;
  lastSaid: string[];
  transcript: SpokenWords[];
};

/** Something only the database knows. */
export type CallLookup = { kind: 'find-home'; said: string } | { kind: 'answer'; question: string };

/** The result from the database. */
export type CallFinding =
  | { kind: 'homes'; homes: CalledHome[] }
  | { kind: 'answer'; answer: string; isKnown: boolean; isForAgent: boolean }
  /** The home went offline in the meantime. */
  | { kind: 'gone' };

export type CallInput = PhoneEvent | CallFinding;

/** Either a turn on the line, or a question to the database first. */
export type CallResult =
  | { call: PhoneCall; turn: PhoneTurn; lookup?: undefined }
  | { call: PhoneCall; lookup: CallLookup; turn?: undefined };

export const newPhoneCall: PhoneCall = {
  step: 'ringing',
  home: null,
  silences: 0,
  misses: 0,
  questions: 0,
  wantsAgent: false,
  openQuestions: [],
  hasAgreed: null,
  recordingId: null,
  lastSaid: [],
  transcript: [],
};
