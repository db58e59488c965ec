export type NewSession = {
  /** The same key always gets the same session, however often it is asked for. */
  idempotencyKey: string;
  /** Our own id of the order, which the session carries back. */
  reference: string;
  description: string;
  unitCents: number;
  quantity: number;
  customerEmail: string;
  /** Where a paid visitor goes; `{SESSION_ID}` stands for the session's id. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

export type OpenedSession = { sessionId: string; url: string };

export type PaymentState = 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'refunded';

/** What the provider holds to be true about a session now. */
export type PaymentTruth = {
  state: PaymentState;
  reference: string | null;
  paidCents: number;
  currency: string;
  receiptUrl: string | null;
};

export type SignedEvent = { body: string; signature: string | undefined; receivedAt: Date };

export type DemoSession = {
  sessionId: string;
  state: PaymentState;
  description: string;
  quantity: number;
  amountCents: number;
  customerEmail: string;
  successUrl: string;
  cancelUrl: string;
};

/** The buttons of the demo payment page. */
export type DemoCheckout = {
  find(sessionId: string): Promise<DemoSession | undefined>;
  /** Resolves an open session; any other stays as it is. */
  resolve(sessionId: string, outcome: 'paid' | 'failed'): Promise<void>;
};

/** Takes payments on a page of the provider's. Every verb throws `Unavailable` when a later attempt may succeed. */
export type Payments = {
  provider: 'stripe' | 'demo';
  openSession(session: NewSession): Promise<OpenedSession>;
  /** Undefined when the provider knows no such session. */
  readSession(sessionId: string): Promise<PaymentTruth | undefined>;
  /** Gives everything back. May be repeated. */
  refund(sessionId: string): Promise<void>;
  /**
   * The session that an event speaks of, or null when it concerns none of ours. Throws `EventRefused` unless the
   * event is signed by the provider, now.
   */
  readEvent(event: SignedEvent): Promise<string | null>;
  /** Only where payments are played. */
  demoCheckout: DemoCheckout | null;
};

export class EventRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EventRefused';
  }
}
