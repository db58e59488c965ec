import type { z } from 'zod';
import { bulkCreateOrders as bulkCreate } from '#domain/podcasts/admin/bulk-create-orders.ts';
import type { Call } from '../caller.ts';
import type { Functions } from '../contract.ts';
import { actorOf } from './listings.ts';

export async function bulkCreateOrders(
  call: Call,
  input: z.output<Functions['bulk-create-orders']['input']>,
) {
  return bulkCreate(call.ctx, { ...input, actor: actorOf(call) });
}
