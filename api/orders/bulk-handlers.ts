import type { z } from 'zod';
import { bulkCreateOrders as bulkCreate } from '#domain/podcasts/desk/bulk-create-orders.ts';
import type { Functions } from '../contract.ts';
import type { Call } from '../http/call.ts';
import { actorOf } from '../listings/function-handlers.ts';

export async function bulkCreateOrders(
  call: Call,
  input: z.output<Functions['bulk-create-orders']['input']>,
) {
  return bulkCreate(call.ctx, { ...input, actor: actorOf(call) });
}
