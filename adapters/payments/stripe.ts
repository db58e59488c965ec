import Stripe from 'stripe';
import { Unavailable } from '../unavailable.ts';
import { EventRefused, type Payments, type PaymentTruth, type SignedEvent } from './contract.ts';

type Options = {
  secretKey: string;
  webhookSecret: string;
  timeoutMs?: number;
  /** Only to reach a server other than Stripe's own, such as one on loopback. */
  apiUrl?: string;
};

/** Pinned: another version may respond in other shapes, so it changes together with this file. */
const API_VERSION = '2026-10-28.endive';
const TOLERANCE_SECONDS = 300;
const PLACEHOLDER = '{CHECKOUT_SESSION_ID}';

const sessionEvents = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

/** Stripe Checkout through Stripe's own client. */
export function createStripePayments(options: Options): Payments {
  const { hostname, port, protocol } = new URL(options.apiUrl ?? 'https://api.stripe.com');
  const stripe = new Stripe(options.secretKey, {
    apiVersion: API_VERSION,
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: options.timeoutMs ?? 8000,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  return {
    provider: 'stripe',
    demoCheckout: null,

    async openSession(session) {
      const metadata = { reference: session.reference };
      const made = await ask(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: session.reference,
            customer_email: session.customerEmail,
            metadata,
            payment_intent_data: { metadata, receipt_email: session.customerEmail },
            line_items: [
              {
                quantity: session.quantity,
                price_data: {
                  currency: 'usd',
                  unit_amount: session.unitCents,
                  product_data: { name: session.description },
                },
              },
            ],
            allow_promotion_codes: true,
            success_url: session.successUrl.replace('{SESSION_ID}', PLACEHOLDER),
            cancel_url: session.cancelUrl,
            expires_at: Math.floor(session.expiresAt.getTime() / 1000),
          },
          { idempotencyKey: session.idempotencyKey },
        ),
      );
      if (typeof made.id !== 'string' || !URL.canParse(made.url ?? '')) throw notUnderstood();
      return { sessionId: made.id, url: made.url as string };
    },

    async readSession(sessionId) {
      const session = await findSession(stripe, sessionId);
      return session && toTruth(session);
    },

    async refund(sessionId) {
      const session = await findSession(stripe, sessionId);
      if (!session) return;
      const payment = session.payment_intent as Stripe.PaymentIntent | null;
      if (!payment || toTruth(session).state !== 'paid') return;
      try {
        await ask(() =>
          stripe.refunds.create({ payment_intent: payment.id }, { idempotencyKey: `refund:${sessionId}` }),
        );
      } catch (error) {
        // Somebody did it at Stripe itself in the meantime.
        if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'))
          throw error;
      }
    },

    async readEvent(signed) {
      const event = verify(stripe, signed, options.webhookSecret);
      if (sessionEvents.has(event.type)) return requireId((event.data.object as { id?: unknown }).id);
      if (event.type !== 'charge.refunded') return null;
      const { payment_intent: payment } = event.data.object as Stripe.Charge;
      if (!payment) return null;
      const id = requireId(typeof payment === 'string' ? payment : payment.id);
      const found = await ask(() => stripe.checkout.sessions.list({ payment_intent: id, limit: 1 }));
      return found.data[0]?.id ?? null;
    },
  };
}

async function findSession(stripe: Stripe, sessionId: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await ask(() =>
      stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
      return undefined;
    throw error;
  }
}

function toTruth(session: Stripe.Checkout.Session): PaymentTruth {
  const payment = session.payment_intent as Stripe.PaymentIntent | null;
  const charge = (payment?.latest_charge ?? null) as Stripe.Charge | null;
  if (!['open', 'complete', 'expired'].includes(session.status ?? '')) throw notUnderstood();
  return {
    state: stateOf(session, payment, charge),
    reference: session.metadata?.reference ?? session.client_reference_id,
    paidCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    receiptUrl: charge?.receipt_url ?? null,
  };
}

function stateOf(
  session: Stripe.Checkout.Session,
  payment: Stripe.PaymentIntent | null,
  charge: Stripe.Charge | null,
): PaymentTruth['state'] {
  if (session.status !== 'complete') return session.status === 'expired' ? 'expired' : 'open';
  // Only a full refund of a charge ends the order; a partial one is a courtesy.
  if (charge?.refunded) return 'refunded';
  if (session.payment_status !== 'unpaid') return 'paid';
  const hasFailed = payment?.status === 'requires_payment_method' || payment?.status === 'canceled';
  return hasFailed ? 'failed' : 'processing';
}

/** Stripe's client refuses old events; an event from the future is as wrong. */
function verify(stripe: Stripe, { body, signature, receivedAt }: SignedEvent, secret: string): Stripe.Event {
  const now = receivedAt.getTime();
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? '')?.[1]);
  if (!(signedAt <= now / 1000 + TOLERANCE_SECONDS)) throw new EventRefused('not signed now');
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE_SECONDS, undefined, now);
  } catch (error) {
    throw new EventRefused(error instanceof Error ? error.message : 'not signed');
  }
  // The body is whatever the signer wrote, including `null`.
  const given: Partial<Stripe.Event> | null = event;
  if (typeof given?.type !== 'string' || typeof given.data?.object !== 'object' || !given.data.object)
    throw new EventRefused('not an event');
  return event;
}

function requireId(id: unknown): string {
  if (typeof id !== 'string') throw new EventRefused('not an event');
  return id;
}

/** A rejection of our key or settings can be fixed, so it counts as an outage; a wrong request is our bug. */
async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await call();
    if (typeof answer !== 'object' || answer === null) throw notUnderstood();
    return answer;
  } catch (error) {
    if (error instanceof Unavailable || error instanceof Stripe.errors.StripeInvalidRequestError) throw error;
    throw new Unavailable('stripe', error instanceof Error ? error.message : 'no answer', { cause: error });
  }
}

function notUnderstood(): Unavailable {
  return new Unavailable('stripe', 'answered in an unexpected format');
}
