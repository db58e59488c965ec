import type { Context } from '../context.ts';

const HALF_DAY_MS = 12 * 3_600_000;

/** The earliest day that it still is anywhere; a home does not tell us its time zone. */
export function today(ctx: Pick<Context, 'now'>): string {
  return new Date(ctx.now().getTime() - HALF_DAY_MS).toISOString().slice(0, 10);
}
