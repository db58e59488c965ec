import type { Context } from '#domain/context.ts';
import { askBusiness } from '#domain/directory/ask-business.ts';
import { requestMarket } from '#domain/directory/request-market.ts';
import { BusinessInquiry, MarketRequest } from '#domain/directory/schema.ts';
import { LEAD_FAILED } from '#domain/leads/rules.ts';
import { createFormHandler } from '../http/create-form-handler.ts';

/** The forms of the directory pages. */
export function createDirectoryForms(ctx: Pick<Context, 'db' | 'queue' | 'now' | 'accounts' | 'log'>) {
  return {
    requestMarket: createFormHandler(ctx, {
      schema: MarketRequest,
      save: requestMarket,
      failed: 'Failed to add market. Please try again.',
    }),
    askBusiness: createFormHandler(ctx, {
      schema: BusinessInquiry,
      save: askBusiness,
      failed: LEAD_FAILED,
    }),
  };
}
