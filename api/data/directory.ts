import type { z } from 'zod';
import { decideMarketRequest as decide } from '#domain/directory/admin/decide-market-request.ts';
import { featureBusiness as feature } from '#domain/directory/admin/feature-business.ts';
import {
  listAdminBusinesses,
  listAdminCategories,
  listAdminMarkets,
  listMarketRequests,
} from '#domain/directory/admin/queries.ts';
import { removeBusiness as remove } from '#domain/directory/admin/remove-business.ts';
import { saveBusiness as keepBusiness } from '#domain/directory/admin/save-business.ts';
import { saveCategory as keepCategory } from '#domain/directory/admin/save-category.ts';
import { saveMarket as keepMarket } from '#domain/directory/admin/save-market.ts';
import type { Call } from '../caller.ts';
import type { Data } from '../contract.ts';
import { actorOf } from '../functions/listings.ts';

type Given<Name extends keyof Data> = z.output<Data[Name]['input']>;

export async function readMarkets({ ctx }: Call, { search }: Given<'GET /api/directory/markets'>) {
  const { rows, total } = await listAdminMarkets(ctx, search);
  return { markets: rows, total };
}

export async function saveMarket(call: Call, input: Given<'POST /api/directory/markets'>) {
  return keepMarket(call.ctx, { ...input, actor: actorOf(call) });
}

export async function readCategories({ ctx }: Call) {
  return { categories: await listAdminCategories(ctx) };
}

export async function saveCategory(call: Call, input: Given<'POST /api/directory/categories'>) {
  return keepCategory(call.ctx, { ...input, actor: actorOf(call) });
}

export async function readBusinesses({ ctx }: Call, query: Given<'GET /api/directory/businesses'>) {
  const { rows, total } = await listAdminBusinesses(ctx, query);
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
