import { orderForm } from '../support/order-form.ts';
import { insist } from './insist.ts';
import type { World } from './world.ts';

export type Order = { name: string; sessionId: string; isPaid: boolean };

/** Only a few homes: the hosts' words about one are recorded for the first customer who orders it. */
const HOMES = 3;

/** A customer who orders, tries again when something goes wrong, and pays. */
export async function placeOrder(world: World, number: number, { pays = true } = {}): Promise<Order> {
  const name = `order-${number}`;
  const form = orderForm(name, [`${world.homes.url}/homes/${number % HOMES}?order=${number}`]);
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

/** Stripe repeats the report until it's acknowledged. */
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
