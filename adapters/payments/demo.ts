import { randomBytes } from 'node:crypto';
import { type DemoSession, EventRefused, type NewSession, type Payments } from './contract.ts';

export type DemoPayment = Omit<NewSession, 'unitCents'> & {
  id: string;
  state: DemoSession['state'];
  amountCents: number;
};

/** Where payments are stored, so that every process sees the same ones. */
export type DemoPaymentStore = {
  /** Saves the payment unless its key is known; returns what is stored. */
  save(payment: DemoPayment): Promise<DemoPayment>;
  find(id: string): Promise<DemoPayment | undefined>;
  /** Changes a payment's state if it is still in the expected state. */
  move(id: string, from: DemoSession['state'], to: DemoSession['state']): Promise<void>;
};

/** The embedded default: a payment page on our own origin where no real money is paid. */
export function createDemoPayments(options: {
  siteUrl: string;
  store: DemoPaymentStore;
  now: () => Date;
}): Payments {
  const { siteUrl, store } = options;
  const pageOf = (id: string) => `${siteUrl}/demo-checkout/${id}`;

  async function find(id: string): Promise<DemoPayment | undefined> {
    const payment = await store.find(id);
    if (payment?.state !== 'open' || payment.expiresAt > options.now()) return payment;
    await store.move(id, 'open', 'expired');
    return store.find(id);
  }

  return {
    provider: 'demo',
    async openSession({ unitCents, ...session }) {
      const saved = await store.save({
        ...session,
        id: `demo_${randomBytes(18).toString('base64url')}`,
        state: 'open',
        amountCents: unitCents * session.quantity,
      });
      return { sessionId: saved.id, url: pageOf(saved.id) };
    },
    async readSession(sessionId) {
      const payment = await find(sessionId);
      if (!payment) return undefined;
      const { state, reference, amountCents } = payment;
      const wasPaid = state === 'paid' || state === 'refunded';
      return {
        state,
        reference,
        paidCents: wasPaid ? amountCents : 0,
        currency: 'usd',
        receiptUrl: wasPaid ? pageOf(sessionId) : null,
      };
    },
    refund: (sessionId) => store.move(sessionId, 'paid', 'refunded'),
    readEvent: () => Promise.reject(new EventRefused('The demo payment page sends no events.')),
    demoCheckout: {
      async find(sessionId) {
        const payment = await find(sessionId);
        return payment && { sessionId: payment.id, ...payment };
      },
      async resolve(sessionId, outcome) {
        // An expired page must not be paid.
        await find(sessionId);
        await store.move(sessionId, 'open', outcome);
      },
    },
  };
}
