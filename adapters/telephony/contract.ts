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
  numbers: PhoneNumbers;
  /** Only where calls are played. */
  simulator: PhoneSimulator | null;
};

export type PhoneNumber = {
  /** The provider's name for it. */
  id: string;
  /** E.164. */
  number: string;
};

export type NumberWish = {
  /** Our own name for what the number is for; the provider keeps it, so that `find` finds the number again. */
  reference: string;
  /** Three digits. Where that area has none left, a number of another one is bought. */
  areaCode: string | null;
  /** Where the provider tells of calls and of their ends. */
  callUrl: string;
  statusUrl: string;
};

/** The numbers we rent. Verbs throw `Unavailable` when a later attempt may succeed. */
export type PhoneNumbers = {
  /** The number that was bought for a reference, also by somebody who never heard of it. */
  find(reference: string): Promise<PhoneNumber | undefined>;
  /** Buys a number. Throws `NumberRefused` where trying again is of no use without a person. */
  buy(wish: NumberWish): Promise<PhoneNumber>;
  /** Gives a number back. May be repeated. */
  release(id: string): Promise<void>;
};

/** The far end of a played call: somebody at a screen instead of a phone. */
export type PhoneSimulator = {
  /** Keeps what was spoken after the tone; returns its id. */
  saveRecording(wav: Uint8Array): Promise<string>;
  /** Whether a number is one of those that `numbers` has sold. */
  hasSold(number: string): Promise<boolean>;
};

export class CallRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CallRefused';
  }
}

export class NumberRefused extends Error {
  readonly reason: 'none-left' | 'refused';
  constructor(reason: 'none-left' | 'refused', message: string) {
    super(message);
    this.name = 'NumberRefused';
    this.reason = reason;
  }
}
