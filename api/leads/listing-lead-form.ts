import type { Context } from '#domain/context.ts';
import { recordListingLead } from '#domain/leads/record-listing-lead.ts';
import { LEAD_FAILED } from '#domain/leads/rules.ts';
import { ListingLead } from '#domain/leads/schema.ts';
import { createFormHandler } from '../http/create-form-handler.ts';

/** The contact form of a listing page. */
export function createListingLeadForm(ctx: Pick<Context, 'db' | 'queue' | 'now' | 'accounts' | 'log'>) {
  return createFormHandler(ctx, {
    schema: ListingLead,
    save: recordListingLead,
    failed: LEAD_FAILED,
  });
}
