import type { z } from 'zod';
import { checkOrders as check } from '#domain/podcasts/desk/check-orders.ts';
import { createOrder } from '#domain/podcasts/desk/create-order.ts';
import { deletePodcast } from '#domain/podcasts/desk/delete-podcast.ts';
import { findDeskSummary, listDeskPodcasts } from '#domain/podcasts/desk/queries.ts';
import type { Data } from '../contract.ts';
import type { Call } from '../http/call.ts';
import { actorOf } from '../listings/function-handlers.ts';

type Given<Name extends keyof Data> = z.output<Data[Name]['input']>;

export async function readDeskSummary({ ctx }: Call) {
  return findDeskSummary(ctx);
}

export async function readDeskPodcasts({ ctx }: Call, query: Given<'GET /api/desk/podcasts'>) {
  return listDeskPodcasts(ctx, query);
}

export async function createDeskPodcast(call: Call, input: Given<'POST /api/desk/podcasts'>) {
  const { formKey, ...order } = input;
  return createOrder(call.ctx, { order, formKey, actor: actorOf(call) });
}

export async function checkOrders({ ctx }: Call, { orders }: Given<'POST /api/desk/order-checks'>) {
  return { checks: await check(ctx, orders) };
}

export async function deleteDeskPodcast(call: Call, input: Given<'DELETE /api/desk/podcasts/:podcastId'>) {
  return deletePodcast(call.ctx, { ...input, actor: actorOf(call) });
}
