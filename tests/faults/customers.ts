import { orderForm } from '../support/order-form.ts';
import type { World } from './world.ts';

export type Order = { name: string; sessionId: string; isPaid: boolean };

const samples = [
  'thistledown-lane',
  'foundry-walk',
  'marrow-creek-road',
  'heron-landing-road',
  'quillback-drive',
];

/** A customer who orders, tries again when something goes wrong, and pays. Each has a link of their own. */
export async function placeOrder(world: World, name: string, { pays = true } = {}): Promise<Order> {
  const sample = samples[name.length % samples.length];
  const form = orderForm(name, [`${world.siteUrl}/samples/${sample}?order=${name}`]);
  const { url } = await insist(async () => {
    const answer = await fetch(`${world.siteUrl}/functions/v1/create-payment`, {
      method: 'POST',
      body: JSON.stringify(form),
      signal: AbortSignal.timeout(60_000),
    });
    if (!answer.ok) throw new Error(`create-payment answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { url: string };
  });
  const sessionId = url.split('/').at(-1) ?? '';
  if (pays) {
    world.stripe.settle(sessionId, 'paid');
    await tellPaid(world, sessionId);
  }
  return { name, sessionId, isPaid: pays };
}

/** Stripe reports until the report is acknowledged. */
export async function tellPaid(world: World, sessionId: string): Promise<void> {
  await insist(async () => {
    const { body, signature } = world.stripe.sign('checkout.session.completed', sessionId, new Date());
    const answer = await fetch(`${world.siteUrl}/webhooks/stripe`, {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signature },
      signal: AbortSignal.timeout(60_000),
    });
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  });
}

const MAX_TRIES = 40;

/** Tries again, as people and Stripe do, with a pause in between. */
async function insist<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
      await new Promise((done) => setTimeout(done, 1_000));
    }
  }
}
