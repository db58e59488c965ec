import type { z } from 'zod';
import type { Context } from '#domain/context.ts';
import { askBusiness } from '#domain/directory/ask-business.ts';
import { requestMarket } from '#domain/directory/request-market.ts';
import { BusinessInquiry, MarketRequest } from '#domain/directory/schema.ts';
import { AppError } from '#domain/errors.ts';

type FormContext = Pick<Context, 'db' | 'queue' | 'now' | 'accounts' | 'log'>;
type Outcome<Kept> =
  | { kind: 'kept'; kept: Kept }
  | { kind: 'refused'; status: 400 | 429 | 500; problems: Record<string, string>; message?: string };

/** The forms of the directory as a browser without scripts sends them: kept, or what to say beside which field. */
export function createDirectoryForms(ctx: FormContext) {
  return {
    requestMarket: form(ctx, MarketRequest, requestMarket, 'Failed to add market. Please try again.'),
    askBusiness: form(
      ctx,
      BusinessInquiry,
      askBusiness,
      'There was an error submitting your information. Please try again.',
    ),
  };
}

function form<Schema extends z.ZodType<object>, Kept>(
  ctx: FormContext,
  schema: Schema,
  keep: (ctx: FormContext, input: z.output<Schema> & { ip: string }) => Promise<Kept>,
  failed: string,
) {
  return async (given: Record<string, unknown>, ip: string): Promise<Outcome<Kept>> => {
    const parsed = schema.safeParse(given);
    if (!parsed.success) {
      const problems: Record<string, string> = {};
      for (const { path, message } of parsed.error.issues) problems[String(path[0])] ??= message;
      return { kind: 'refused', status: 400, problems };
    }
    try {
      return { kind: 'kept', kept: await keep(ctx, { ...parsed.data, ip }) };
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many')
        return { kind: 'refused', status: 429, problems: {}, message: error.message };
      ctx.log.error({ err: error }, 'a form of the directory could not be kept');
      return { kind: 'refused', status: 500, problems: {}, message: failed };
    }
  };
}
