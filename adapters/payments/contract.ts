export type NewSession = {
  /** The same key always gets the same session, however often it is requested. */
  idempotencyKey: string;
  /** Our own order id, which the session carries. */
  reference: string;
  description: string;
  unitCents: number;
  quantity: number;
  customerEmail: string;
  /** Where a visitor goes after paying; `{SESSION_ID}` stands for the session's id. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

export type OpenedSession = { sessionId: string; url: string };

export type PaymentState = 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'refunded';

/** The provider's current view of a session. */
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
  /** A demo payment is never slow. */
  state: Exclude<PaymentState, 'processing'>;
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

/** Takes payments on the provider's page. Every verb throws `Unavailable` if a later attempt may succeed. */
export type Payments = {
  provider: 'stripe' | 'demo';
  openSession(session: NewSession): Promise<OpenedSession>;
  /** Undefined if the provider knows no such session. */
  readSession(sessionId: string): Promise<PaymentTruth | undefined>;
  /** Refunds everything. May be repeated. */
  refund(sessionId: string): Promise<void>;
  /**
   * The session that an event is about, or null if it isn't one of ours. Throws `EventRefused` unless the
   * provider has just signed the event.
   */
  readEvent(event: SignedEvent): Promise<string | null>;
  /** Only for demo payments. */
  demoCheckout: DemoCheckout | null;
};

export class EventRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EventRefused';
  }
}
