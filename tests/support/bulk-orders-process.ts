import { createDb } from '#db/client.ts';
import { openQueue } from '#db/queue.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { bulkCreateOrders } from '#domain/podcasts/admin/bulk-create-orders.ts';

/** A separate process that creates the orders of a file, for tests that kill it. */
const [databaseUrl = '', name = '', rows = ''] = process.argv.slice(2);

const { db } = createDb(databaseUrl);
const { queue } = await openQueue<Jobs>({
  url: databaseUrl,
  jobs: jobSettings,
  onError: () => {},
  isWorker: false,
});
const orders = Array.from({ length: Number(rows) }, (_, index) => ({
  customer_email: index % 10 === 9 ? 'nobody' : `${name}${index}@bulk.example`,
  customer_first_name: 'Pat',
  customer_last_name: 'Lee',
  listing_url: `https://homes.example/${name}${index}`,
}));
await bulkCreateOrders(
  { db, queue, now: () => new Date() },
  { orders, batchKey: `${name}-file`, actor: { actorId: null, ip: null } },
);
process.exit(0);
