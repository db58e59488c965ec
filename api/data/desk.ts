import type { z } from 'zod';
import { checkOrders as check } from '#domain/podcasts/admin/check-orders.ts';
import { createOrder } from '#domain/podcasts/admin/create-order.ts';
import { deletePodcast } from '#domain/podcasts/admin/delete-podcast.ts';
import { findAdminSummary, listAdminPodcasts } from '#domain/podcasts/admin/queries.ts';
import type { Call } from '../caller.ts';
import type { Data } from '../contract.ts';
import { actorOf } from '../functions/listings.ts';

type Given<Name extends keyof Data> = z.output<Data[Name]['input']>;

export async function readDeskSummary({ ctx }: Call) {
  return findAdminSummary(ctx);
}

export async function readAdminPodcasts({ ctx }: Call, query: Given<'GET /api/desk/podcasts'>) {
  return listAdminPodcasts(ctx, query);
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
