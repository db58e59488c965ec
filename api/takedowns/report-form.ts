import type { Context } from '#domain/context.ts';
import { reportProblem } from '#domain/takedowns/report-problem.ts';
import { ProblemReport } from '#domain/takedowns/schema.ts';
import { createFormHandler } from '../http/create-form-handler.ts';

/** The "Report a problem" form on the public pages. */
export function createReportForm(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'accounts' | 'log' | 'site' | 'orders'>,
) {
  return createFormHandler(ctx, {
    schema: ProblemReport,
    save: reportProblem,
    failed: 'Your report could not be sent. Please try again.',
  });
}
