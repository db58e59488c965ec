import type { z } from 'zod';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';

type Outcome<Saved> =
  | { kind: 'saved'; saved: Saved }
  | { kind: 'refused'; status: 400 | 429 | 500; problems: Record<string, string>; message?: string };

type Form<Ctx, Schema extends z.ZodType<object>, Saved> = {
  schema: Schema;
  save: (ctx: Ctx, input: z.output<Schema> & { ip: string }) => Promise<Saved>;
  /** The message on the page when saving fails. */
  failed: string;
};

/** Handles a form that a browser submits without scripts: it saves it, or returns an error for each field. */
export function createFormHandler<Ctx extends Pick<Context, 'log'>, Schema extends z.ZodType<object>, Saved>(
  ctx: Ctx,
  { schema, save, failed }: Form<Ctx, Schema, Saved>,
): (given: Record<string, unknown>, ip: string) => Promise<Outcome<Saved>> {
  return async (given, ip) => {
    const parsed = schema.safeParse(given);
    if (!parsed.success) {
      const problems: Record<string, string> = {};
      for (const { path, message } of parsed.error.issues) problems[String(path[0])] ??= message;
      return { kind: 'refused', status: 400, problems };
    }
    try {
      return { kind: 'saved', saved: await save(ctx, { ...parsed.data, ip }) };
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many')
        return { kind: 'refused', status: 429, problems: {}, message: error.message };
      ctx.log.error({ err: error }, 'could not save a form');
      return { kind: 'refused', status: 500, problems: {}, message: failed };
    }
  };
}
