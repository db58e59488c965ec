import { Readable } from 'node:stream';
import { importBusinesses } from '#domain/directory/admin/import-businesses.ts';
import { importReviews } from '#domain/directory/admin/import-reviews.ts';
import { askBusiness } from '#domain/directory/ask-business.ts';
import { readLiveReviews } from '#domain/directory/read-live-reviews.ts';
import { requestMarket } from '#domain/directory/request-market.ts';
import type { BusinessInquiry, MarketRequest } from '#domain/directory/schema.ts';
import { AppError } from '#domain/errors.ts';
import type { Call } from '../caller.ts';
import { actorOf } from './listings.ts';

export async function createMarketRequest({ ctx, clientIp }: Call, input: MarketRequest) {
  const { id, outcome } = await requestMarket(ctx, { ...input, ip: clientIp });
  return { success: true, requestId: id ?? null, outcome };
}

export async function sendBusinessInquiry({ ctx, clientIp }: Call, input: BusinessInquiry) {
  await askBusiness(ctx, { ...input, ip: clientIp });
  return { success: true };
}

export async function readLiveFigures({ ctx, clientIp }: Call, { businessId }: { businessId: string }) {
  return { google: await readLiveReviews(ctx, { businessId, ip: clientIp }) };
}

export async function importBusinessFile(call: Call) {
  return importBusinesses(call.ctx, { body: csvOf(call.request), actor: actorOf(call) });
}

export async function importReviewFile(call: Call) {
  return importReviews(call.ctx, { body: csvOf(call.request), actor: actorOf(call) });
}

/** The bytes as they come in; nothing is held. */
function csvOf({ headers, body }: Request): AsyncIterable<Uint8Array> {
  if (!/^text\/csv\b/.test(headers.get('content-type') ?? '') || !body)
    throw new AppError('invalid', 'Please select a CSV file');
  return Readable.fromWeb(body as never);
}
