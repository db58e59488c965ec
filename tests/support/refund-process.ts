import { createStripePayments } from '#adapters/payments/stripe.ts';
import { createDb } from '#db/client.ts';
import { openQueue } from '#db/queue.ts';
import type { Context } from '#domain/context.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { refundPayment } from '#domain/podcasts/refund-payment.ts';

/** A separate process that refunds one payment, for a test that kills it. */
const [databaseUrl = '', apiUrl = '', podcastId = ''] = process.argv.slice(2);

const { db } = createDb(databaseUrl);
const { queue } = await openQueue<Jobs>({
  url: databaseUrl,
  jobs: jobSettings,
  onError: () => {},
  isWorker: false,
});
const payments = createStripePayments({ secretKey: 'sk_test_1', webhookSecret: 'whsec_none', apiUrl });
const ctx = { db, queue, payments, now: () => new Date() } as unknown as Context;
await refundPayment(ctx, { podcastId, actor: { actorId: null } });
process.exit(0);
