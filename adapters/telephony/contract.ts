/** What happens after we have said something. */
export type PhoneNext =
  /** Waits for words or a key. */
  | { kind: 'listen' }
  /** Records until the caller hangs up, presses # or the time is up. */
  | { kind: 'record'; maxSeconds: number }
  /** Calls somebody else and connects the two. */
  | { kind: 'dial'; number: string }
  | { kind: 'hang-up' };

/** One turn of ours on the line. `say` is written the way it is read. */
export type PhoneTurn = { say: string[]; next: PhoneNext };

export type PhoneEvent =
  | { kind: 'rang' }
  /** `confidence` from 0 to 1, or null if the provider reports none. */
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
  /** E.164; null if the caller withholds it. */
  from: string | null;
  /** Two letters, if the provider knows the state of the caller's number. */
  fromState: string | null;
  event: PhoneEvent;
};

export type SignedRequest = {
  /** The public URL that was called, with its query. */
  url: string;
  form: Record<string, string>;
  signature: string | undefined;
};

export type WrittenTurn = { contentType: string; body: string };

/** A phone line. Verbs that call the provider throw `Unavailable` if a later attempt may succeed. */
export type Telephony = {
  provider: 'twilio' | 'simulator';
  /** Throws `CallRefused` unless the provider signed the request. */
  readRequest(request: SignedRequest): PhoneRequest;
  /** The turn in the provider's language; what happens after it is reported to `nextUrl`. */
  writeTurn(turn: PhoneTurn, nextUrl: string): WrittenTurn;
  /** The recording as a WAV file; undefined if the provider no longer has it. */
  fetchRecording(recordingId: string): Promise<Uint8Array | undefined>;
  /** Deletes the provider's copy. May be repeated. */
  deleteRecording(recordingId: string): Promise<void>;
  numbers: PhoneNumbers;
  /** Only for simulated calls. */
  simulator: PhoneSimulator | null;
};

export type PhoneNumber = {
  /** The provider's name for it. */
  id: string;
  /** E.164. */
  number: string;
};

export type NumberWish = {
  /**
   * Our own name for the number's purpose; the provider stores it, so that `find` can find the number again.
   */
  reference: string;
  /** Three digits. If that area has none left, we buy a number from another one. */
  areaCode: string | null;
  /** Where the provider reports calls and their ends. */
  callUrl: string;
  statusUrl: string;
};

/** The numbers we rent. Verbs throw `Unavailable` if a later attempt may succeed. */
export type PhoneNumbers = {
  /** The number bought for a reference, even if the caller never heard that it was bought. */
  find(reference: string): Promise<PhoneNumber | undefined>;
  /** Buys a number. Throws `NumberRefused` if trying again won't help without a person. */
  buy(wish: NumberWish): Promise<PhoneNumber>;
  /** Releases a number. May be repeated. */
  release(id: string): Promise<void>;
};

/** The other end of a simulated call: somebody at a screen instead of on a phone. */
export type PhoneSimulator = {
  /** Stores what was spoken after the tone; returns its id. */
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
