import { sql } from 'drizzle-orm';
import { productionSteps } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';

/** Now, but never before the step began: another machine may have started it, and clocks are set back. */
export const endOfStep = (ctx: Pick<Context, 'now'>) =>
  sql`greatest(${productionSteps.startedAt}, ${ctx.now().toISOString()}::timestamptz)`;
