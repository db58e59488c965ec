import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { authUsers } from '#db/schema/auth.ts';
import { mails } from '#db/schema/operations.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { callFunction, createOrderApp, orderForm, readableSource } from '#tests/support/order-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext({ listingSource: readableSource, now: () => new Date() });
const app = createOrderApp(ctx);

async function order(name: string, headers: Record<string, string> = {}): Promise<string> {
  const { body } = await callFunction(app, 'create-payment', orderForm(name), headers);
  expect(body.url).toMatch(/^http:\/\/localhost:3000\/demo-checkout\/demo_/);
  return body.url.split('/').at(-1);
}

async function choose(id: string, choice: string): Promise<string | null> {
  const body = new URLSearchParams({ choice });
  const answer = await app.request(`/demo-checkout/${id}`, { method: 'POST', body });
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
}

const verify = async (id: string) => (await callFunction(app, 'verify-payment', { session_id: id })).body;

test('the page says that it is a demo, what is ordered and for how much', async () => {
  const id = await order('page');
  const answer = await app.request(`/demo-checkout/${id}`);
  const html = await answer.text();
  expect(html).toContain('You won’t be charged.');
  expect(html).toContain('Pay $29.99');
  // A long address may break before its @.
  expect(html.replace('<wbr>', '')).toContain('page@example.com');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  const styles = /<style>([^<]*)/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(policy).toContain(`style-src 'sha256-${hash}';`);
  expect((await app.request('/demo-checkout/demo_nobody')).status).toBe(404);
});

test('paying creates the order right away, even if nobody returns to our page', async () => {
  const id = await order('payer');
  expect(await choose(id, 'pay')).toBe(`http://localhost:3000/payment-success?session_id=${id}`);
  expect(await choose(id, 'fail')).toContain(id);
  expect(await verify(id)).toEqual({ success: true, payment_status: 'paid' });
  expect(await (await app.request(`/demo-checkout/${id}`)).text()).toContain('Paid (demo receipt)');
  const sent = await ctx.db.select().from(mails).where(eq(mails.recipient, 'payer@example.com'));
  expect(sent.map((mail) => mail.kind).sort()).toEqual(['order-confirmation', 'set-up-account']);
  const [confirmation] = sent.filter((mail) => mail.kind === 'order-confirmation');
  expect(confirmation?.text).toContain(`/demo-checkout/${id}`);
  expect(sent.find((mail) => mail.kind === 'set-up-account')?.text).toContain('set-password');
});

test('failing and canceling create no order', async () => {
  const failed = await order('failer');
  await choose(failed, 'fail');
  expect(await verify(failed)).toEqual({ success: false, payment_status: 'failed' });
  const cancelled = await order('canceller');
  expect(await choose(cancelled, 'cancel')).toBe('http://localhost:3000/create-podcast?payment=cancelled');
  expect(await verify(cancelled)).toEqual({ success: false, payment_status: 'unpaid' });
  expect(await choose(cancelled, 'nonsense')).toBe(`/demo-checkout/${cancelled}`);
});

test('a guest’s podcast belongs to the account once its address is confirmed, and to no other account', async () => {
  const id = await order('guest');
  await choose(id, 'pay');
  const read = async (path: string, headers: Record<string, string>) => {
    const answer = await app.request(path, { headers });
    return { status: answer.status, body: (await answer.json()) as never };
  };
  await ctx.db.delete(authUsers).where(eq(authUsers.email, 'guest@example.com'));
  const guest = await signedIn(ctx, { email: 'guest@example.com' });
  const stranger = await signedIn(ctx, { email: 'stranger@example.com' });
  const staff = await signedIn(ctx, { email: 'staff@example.com', isAdmin: true });
  const { podcasts } = (await read('/api/podcasts', guest.headers)).body as { podcasts: { id: string }[] };
  expect(podcasts).toHaveLength(1);
  expect(podcasts[0]).toMatchObject({
    status: 'paid',
    hasPayment: true,
    isPaymentConfirmed: true,
    amountCents: 2999,
    listingUrl: 'https://homes.example/guest',
    receiptUrl: `http://localhost:3000/demo-checkout/${id}`,
    listing: { status: 'pending' },
  });
  const path = `/api/podcasts/${podcasts[0]?.id}`;
  expect((await read(path, guest.headers)).status).toBe(200);
  expect((await read(path, staff.headers)).status).toBe(200);
  expect((await read(path, stranger.headers)).status).toBe(404);
  expect((await read(path, {})).status).toBe(401);
  expect((await read('/api/podcasts', stranger.headers)).body).toEqual({ podcasts: [] });
  await ctx.db
    .update(authUsers)
    .set({ emailConfirmedAt: null })
    .where(eq(authUsers.email, 'guest@example.com'));
  expect((await read('/api/podcasts', guest.headers)).body).toEqual({ podcasts: [] });
});

test('staff refund an order', async () => {
  const owner = await signedIn(ctx, { email: 'refunded@example.com' });
  const id = await order('refunded', owner.headers);
  await choose(id, 'pay');
  const staff = await signedIn(ctx, { email: 'staff@example.com', isAdmin: true });
  const list = await app.request('/api/podcasts', { headers: owner.headers });
  const { podcasts } = (await list.json()) as { podcasts: { id: string }[] };
  const refund = (headers: Record<string, string>) =>
    app.request(`/api/podcasts/${podcasts[0]?.id}/refund`, { method: 'POST', headers });
  expect((await refund(owner.headers)).status).toBe(403);
  expect(await (await refund(staff.headers)).json()).toEqual({ payment_status: 'refunded' });
  expect(await verify(id)).toEqual({ success: false, payment_status: 'refunded' });
});

test('the website serves the demo page and rejects untrusted events', async () => {
  const site = createFullApp(ctx);
  expect((await site.request(`/demo-checkout/${await order('site')}`)).status).toBe(200);
  expect((await site.request('/webhooks/stripe', { method: 'POST', body: '{}' })).status).toBe(400);
  expect(await (await site.request('/api/prices')).json()).toMatchObject({ priceCents: 2999, mostLinks: 50 });
});
