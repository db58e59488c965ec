/** What happens after something was said. */
export type PhoneNext =
  /** Waits for words or a key. */
  | { kind: 'listen' }
  /** Records until the caller hangs up, presses # or the time is over. */
  | { kind: 'record'; maxSeconds: number }
  /** Rings somebody else and joins the two. */
  | { kind: 'dial'; number: string }
  | { kind: 'hang-up' };

/** One turn of ours on the line. `say` is written the way it is read. */
export type PhoneTurn = { say: string[]; next: PhoneNext };

export type PhoneEvent =
  | { kind: 'rang' }
  /** `confidence` from 0 to 1, or null where the provider tells none. */
  | { kind: 'heard'; text: string; confidence: number | null }
  | { kind: 'key'; digit: string }
  | { kind: 'silent' }
  | { kind: 'recorded'; recordingId: string }
  | { kind: 'dialed'; wasAnswered: boolean }
  /** The line is dead; nothing can be said anymore. */
  | { kind: 'ended' };

export type PhoneRequest = {
  /** The provider's name for the call. */
  callId: string;
  /** The dialed number, E.164. */
  to: string;
  /** E.164; null where the caller withholds it. */
  from: string | null;
  /** Two letters, where the provider knows the state of the caller's number. */
  fromState: string | null;
  event: PhoneEvent;
};

export type SignedRequest = {
  /** The public address that was called, with its query. */
  url: string;
  form: Record<string, string>;
  signature: string | undefined;
};

export type WrittenTurn = { contentType: string; body: string };

/** A line to the telephone network. Verbs that ask the provider throw `Unavailable` when a later attempt may succeed. */
export type Telephony = {
  provider: 'twilio' | 'simulator';
  /** Throws `CallRefused` unless the provider signed the request. */
  readRequest(request: SignedRequest): PhoneRequest;
  /** The turn in the provider's language; what happens after it is told to `nextUrl`. */
  writeTurn(turn: PhoneTurn, nextUrl: string): WrittenTurn;
  /** The recording as a WAV file; undefined when the provider no longer has it. */
  fetchRecording(recordingId: string): Promise<Uint8Array | undefined>;
  /** Deletes the provider's copy. May be repeated. */
  deleteRecording(recordingId: string): Promise<void>;
  /** Only where calls are played. */
  simulator: PhoneSimulator | null;
};

/** The far end of a played call: somebody at a screen instead of a phone. */
export type PhoneSimulator = {
  /** Keeps what was spoken after the tone; returns its id. */
  saveRecording(wav: Uint8Array): Promise<string>;
};

export class CallRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CallRefused';
  }
}
