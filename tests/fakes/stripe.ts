import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** `lost`: it's done, but the response never arrives. `none` lets a request pass. */
export type StripeFault = 500 | 429 | 'reset' | 'garbage' | 'hang' | 'lost' | 'none';
type Session = {
  id: string;
  form: URLSearchParams;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'unpaid' | 'paid' | 'no_payment_required';
  amountCents: number;
  intent: { id: string; status: string; refunded: boolean } | null;
};

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

/** Stripe on loopback: idempotent sessions, real state, refunds, a payment page, signed events, and faults on request. */
export async function startFakeStripe(options: { webhookSecret: string }) {
  const sessions = new Map<string, Session>();
  const answers = new Map<string, { body: string; answer: object }>();
  const requests: { line: string; key: string | undefined; version: string | undefined }[] = [];
  /** The sessions whose payment was really refunded, in that order. */
  const refunds: string[] = [];
  const faults: StripeFault[] = [];
  let delayMs = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const body = await text(request);
    if (url.pathname.startsWith('/c/pay/')) return payPage(request.method ?? 'GET', url, response);
    const key = request.headers['idempotency-key'] as string | undefined;
    const version = request.headers['stripe-version'] as string | undefined;
    requests.push({ line: `${request.method} ${url.pathname}`, key, version });
    const fault = faults.shift();
    if (fault && fault !== 'lost' && fault !== 'none') return breakDown(fault, response);
    if (delayMs > 0) await wait(delayMs);
    if (!request.headers.authorization?.startsWith('Bearer sk_')) {
      return send(response, 401, { error: { type: 'invalid_request_error', message: 'No API key' } });
    }
    const known = key ? answers.get(key) : undefined;
    if (known && known.body !== body) {
      return send(response, 400, { error: { type: 'idempotency_error', message: 'other parameters' } });
    }
    if (known) return send(response, 200, known.answer);
    const made = serve(request.method ?? 'GET', url, new URLSearchParams(body));
    if (!made || typeof made === 'string') {
      const error = { type: 'invalid_request_error', code: made ?? 'resource_missing', message: 'refused' };
      return send(response, made ? 400 : 404, { error });
    }
    if (key) answers.set(key, { body, answer: made });
    if (fault !== 'lost') send(response, 200, made);
  }

  function serve(method: string, url: URL, form: URLSearchParams): object | string | undefined {
    if (method === 'POST' && url.pathname === '/v1/checkout/sessions') return show(make(form));
    if (method === 'POST' && url.pathname === '/v1/refunds') {
      const session = ofIntent(form.get('payment_intent') ?? '');
      if (!session?.intent) return undefined;
      if (session.intent.refunded) return 'charge_already_refunded';
      session.intent.refunded = true;
      refunds.push(session.id);
      return { id: `re_${session.id}`, object: 'refund', status: 'succeeded' };
    }
    if (url.pathname === '/v1/checkout/sessions') {
      const session = ofIntent(url.searchParams.get('payment_intent') ?? '');
      return { object: 'list', has_more: false, data: session ? [show(session)] : [] };
    }
    const session = sessions.get(url.pathname.split('/')[4] ?? '');
    return session && show(session);
  }

  function make(form: URLSearchParams): Session {
    const cents = Number(form.get('line_items[0][price_data][unit_amount]'));
    const id = `cs_test_${randomBytes(12).toString('hex')}`;
    const amountCents = cents * Number(form.get('line_items[0][quantity]'));
    const session: Session = {
      id,
      form,
      status: 'open',
      paymentStatus: 'unpaid',
      amountCents,
      intent: null,
    };
    sessions.set(id, session);
    return session;
  }

  function ofIntent(id: string): Session | undefined {
    return [...sessions.values()].find((session) => session.intent?.id === id);
  }

  function show({ id, form, status, paymentStatus, amountCents, intent }: Session): object {
    const charge = intent && {
      id: `ch_${id}`,
      object: 'charge',
      refunded: intent.refunded,
      receipt_url: `${apiUrl}/receipts/${id}`,
    };
    return {
      id,
      object: 'checkout.session',
      url: status === 'open' ? `${apiUrl}/c/pay/${id}` : null,
      status,
      payment_status: paymentStatus,
      amount_total: amountCents,
      currency: form.get('line_items[0][price_data][currency]'),
      customer_email: form.get('customer_email'),
      client_reference_id: form.get('client_reference_id'),
      metadata: { reference: form.get('metadata[reference]') },
      payment_intent: intent && {
        id: intent.id,
        object: 'payment_intent',
        status: intent.status,
        latest_charge: intent.status === 'succeeded' ? charge : null,
      },
    };
  }

  /** What happened to a session, by a customer or a bank. */
  function settle(
    id: string,
    outcome: 'open' | 'paid' | 'processing' | 'failed' | 'expired' | 'refunded' | 'free',
  ) {
    const session = sessions.get(id);
    if (!session) throw new Error(`no session ${id}`);
    session.status = outcome === 'expired' || outcome === 'open' ? outcome : 'complete';
    if (session.status !== 'complete') return;
    session.paymentStatus = 'unpaid';
    if (outcome === 'free') {
      session.amountCents = 0;
      session.paymentStatus = 'no_payment_required';
      return;
    }
    if (outcome === 'paid' || outcome === 'refunded') session.paymentStatus = 'paid';
    const states = { processing: 'processing', failed: 'requires_payment_method' } as Record<string, string>;
    const refunded = outcome === 'refunded';
    session.intent = { id: `pi_${id}`, status: states[outcome] ?? 'succeeded', refunded };
  }

  function payPage(method: string, url: URL, response: ServerResponse): void {
    const id = url.pathname.slice('/c/pay/'.length);
    const session = sessions.get(id);
    if (!session) send(response, 404, {});
    else if (method === 'POST') {
      settle(id, 'paid');
      const target = (session.form.get('success_url') ?? '').replace('{CHECKOUT_SESSION_ID}', id);
      response.writeHead(303, { location: target }).end();
    } else {
      const form = '<form method="post"><button>Pay</button></form>';
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<title>Stripe</title>${form}`);
    }
  }

  /** An event as Stripe would post it; `at` is the time of its signature. */
  function sign(type: string, id: string, at: Date, secret = options.webhookSecret) {
    const object =
      type === 'charge.refunded'
        ? { id: `ch_${id}`, object: 'charge', payment_intent: `pi_${id}`, refunded: true }
        : { id, object: 'checkout.session' };
    const body = JSON.stringify({
      id: `evt_${randomBytes(8).toString('hex')}`,
      object: 'event',
      type,
      data: { object },
    });
    const seconds = Math.floor(at.getTime() / 1000);
    const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return { body, signature: `t=${seconds},v1=${digest}` };
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    apiUrl,
    sessions,
    requests,
    refunds,
    /** Each of the next requests hits one. */
    faults,
    setDelay: (ms: number) => {
      delayMs = ms;
    },
    settle,
    sign,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function breakDown(fault: Exclude<StripeFault, 'lost' | 'none'>, response: ServerResponse): void {
  if (fault === 'hang') return;
  if (fault === 'reset') return void response.socket?.destroy();
  if (fault === 'garbage')
    return void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>oops');
  const type = fault === 429 ? 'rate_limit_error' : 'api_error';
  send(response, fault, { error: { type, message: 'broken on request' } });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
