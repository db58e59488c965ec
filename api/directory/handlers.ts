import { Readable } from 'node:stream';
import { askBusiness } from '#domain/directory/ask-business.ts';
import { decideMarketRequest } from '#domain/directory/desk/decide-market-request.ts';
import { featureBusiness } from '#domain/directory/desk/feature-business.ts';
import { importBusinesses } from '#domain/directory/desk/import-businesses.ts';
import { importReviews } from '#domain/directory/desk/import-reviews.ts';
import {
  listDeskBusinesses,
  listDeskCategories,
  listDeskMarkets,
  listMarketRequests,
} from '#domain/directory/desk/queries.ts';
import { removeBusiness } from '#domain/directory/desk/remove-business.ts';
import { saveBusiness } from '#domain/directory/desk/save-business.ts';
import { saveCategory } from '#domain/directory/desk/save-category.ts';
import { saveMarket } from '#domain/directory/desk/save-market.ts';
import { readLiveReviews } from '#domain/directory/read-live-reviews.ts';
import { requestMarket } from '#domain/directory/request-market.ts';
import { AppError } from '#domain/errors.ts';
import { actorOf } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import type { directoryData, directoryFunctions } from './contract.ts';

export const directoryHandlers: Handlers<typeof directoryFunctions & typeof directoryData> = {
  'create-market-request': async ({ ctx, clientIp }, input) => {
    const { id, outcome } = await requestMarket(ctx, { ...input, ip: clientIp });
    return { success: true, requestId: id ?? null, outcome };
  },
  'send-business-inquiry': async ({ ctx, clientIp }, input) => {
    await askBusiness(ctx, { ...input, ip: clientIp });
    return { success: true };
  },
  'read-live-reviews': async ({ ctx, clientIp }, { businessId }) => ({
    google: await readLiveReviews(ctx, { businessId, ip: clientIp }),
  }),
  'import-businesses': async (call) =>
    importBusinesses(call.ctx, { body: csvOf(call.request), actor: actorOf(call) }),
  'import-reviews': async (call) =>
    importReviews(call.ctx, { body: csvOf(call.request), actor: actorOf(call) }),
  'GET /api/directory/markets': async ({ ctx }, { search }) => {
    const { rows, total } = await listDeskMarkets(ctx, search);
    return { markets: rows, total };
  },
  'POST /api/directory/markets': (call, input) => saveMarket(call.ctx, { ...input, actor: actorOf(call) }),
  'GET /api/directory/categories': async ({ ctx }) => ({ categories: await listDeskCategories(ctx) }),
  'POST /api/directory/categories': (call, input) =>
    saveCategory(call.ctx, { ...input, actor: actorOf(call) }),
  'GET /api/directory/businesses': async ({ ctx }, query) => {
    const { rows, total } = await listDeskBusinesses(ctx, query);
    return { businesses: rows, total };
  },
  'POST /api/directory/businesses': (call, input) =>
    saveBusiness(call.ctx, { ...input, actor: actorOf(call) }),
  'DELETE /api/directory/businesses/:businessId': (call, { businessId }) =>
    removeBusiness(call.ctx, { businessId, actor: actorOf(call) }),
  'POST /api/directory/featured': (call, input) =>
    featureBusiness(call.ctx, { ...input, actor: actorOf(call) }),
  'GET /api/directory/requests': async ({ ctx }) => {
    const { rows, total } = await listMarketRequests(ctx);
    return { requests: rows, total };
  },
  'POST /api/directory/requests/:requestId/decision': (call, input) =>
    decideMarketRequest(call.ctx, { ...input, actor: actorOf(call) }),
};

/** The bytes as they arrive; nothing is buffered. */
function csvOf({ headers, body }: Request): AsyncIterable<Uint8Array> {
  if (!/^text\/csv\b/.test(headers.get('content-type') ?? '') || !body)
    throw new AppError('invalid', 'Please select a CSV file');
  return Readable.fromWeb(body as never);
}
