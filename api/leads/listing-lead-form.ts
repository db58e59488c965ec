import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { recordListingLead } from '#domain/leads/record-listing-lead.ts';
import { ListingLead } from '#domain/leads/schema.ts';

type LeadContext = Pick<Context, 'db' | 'queue' | 'now' | 'accounts' | 'log'>;
type Outcome =
  | { kind: 'kept' }
  | { kind: 'refused'; status: 400 | 429 | 500; problems: Record<string, string>; message?: string };

const FAILED = 'There was an error submitting your information. Please try again.';

/** The contact form of a listing page as a browser without scripts sends it: kept, or what to say beside which field. */
export function createLeadForm(ctx: LeadContext) {
  return async (given: Record<string, unknown>, ip: string): Promise<Outcome> => {
    const parsed = ListingLead.safeParse(given);
    if (!parsed.success) {
      const problems: Record<string, string> = {};
      for (const { path, message } of parsed.error.issues) problems[String(path[0])] ??= message;
      return { kind: 'refused', status: 400, problems };
    }
    try {
      await recordListingLead(ctx, { ...parsed.data, ip });
      return { kind: 'kept' };
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many')
        return { kind: 'refused', status: 429, problems: {}, message: error.message };
      ctx.log.error({ err: error }, 'a lead could not be kept');
      return { kind: 'refused', status: 500, problems: {}, message: FAILED };
    }
  };
}
