import { askAgent } from '#domain/ask/ask-agent.ts';
import { askListing } from '#domain/ask/ask-listing.ts';
import { ListingQuestion, QuestionToAgent } from '#domain/ask/schema.ts';
import type { Context } from '#domain/context.ts';
import { createFormHandler } from '../http/create-form-handler.ts';

const failed = 'Something went wrong. Please try again.';

/** The ask box of a listing page, sent without scripts. */
export function createAskForms(ctx: Context) {
  return {
    ask: createFormHandler(ctx, { schema: ListingQuestion, save: askListing, failed }),
    askAgent: createFormHandler(ctx, { schema: QuestionToAgent, save: askAgent, failed }),
  };
}
