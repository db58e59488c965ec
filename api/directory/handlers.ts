import type { z } from 'zod';
import { decideMarketRequest as decide } from '#domain/directory/desk/decide-market-request.ts';
import { featureBusiness as feature } from '#domain/directory/desk/feature-business.ts';
import {
  listDeskBusinesses,
  listDeskCategories,
  listDeskMarkets,
  listMarketRequests,
} from '#domain/directory/desk/queries.ts';
import { removeBusiness as remove } from '#domain/directory/desk/remove-business.ts';
import { saveBusiness as keepBusiness } from '#domain/directory/desk/save-business.ts';
import { saveCategory as keepCategory } from '#domain/directory/desk/save-category.ts';
import { saveMarket as keepMarket } from '#domain/directory/desk/save-market.ts';
import type { Data } from '../contract.ts';
import type { Call } from '../http/call.ts';
import { actorOf } from '../listings/function-handlers.ts';

type Given<Name extends keyof Data> = z.output<Data[Name]['input']>;

export async function readMarkets({ ctx }: Call, { search }: Given<'GET /api/directory/markets'>) {
  const { rows, total } = await listDeskMarkets(ctx, search);
  return { markets: rows, total };
}

export async function saveMarket(call: Call, input: Given<'POST /api/directory/markets'>) {
  return keepMarket(call.ctx, { ...input, actor: actorOf(call) });
}

export async function readCategories({ ctx }: Call) {
  return { categories: await listDeskCategories(ctx) };
}

export async function saveCategory(call: Call, input: Given<'POST /api/directory/categories'>) {
  return keepCategory(call.ctx, { ...input, actor: actorOf(call) });
}

export async function readBusinesses({ ctx }: Call, query: Given<'GET /api/directory/businesses'>) {
  const { rows, total } = await listDeskBusinesses(ctx, query);
  return { businesses: rows, total };
}

export async function saveBusiness(call: Call, input: Given<'POST /api/directory/businesses'>) {
  return keepBusiness(call.ctx, { ...input, actor: actorOf(call) });
}

export async function removeBusiness(
  call: Call,
  { businessId }: Given<'DELETE /api/directory/businesses/:businessId'>,
) {
  return remove(call.ctx, { businessId, actor: actorOf(call) });
}

export async function featureBusiness(call: Call, input: Given<'POST /api/directory/featured'>) {
  return feature(call.ctx, { ...input, actor: actorOf(call) });
}

export async function readMarketRequests({ ctx }: Call) {
  const { rows, total } = await listMarketRequests(ctx);
  return { requests: rows, total };
}

export async function decideMarketRequest(
  call: Call,
  input: Given<'POST /api/directory/requests/:requestId/decision'>,
) {
  return decide(call.ctx, { ...input, actor: actorOf(call) });
}
