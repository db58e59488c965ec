import { capabilityStates } from '#db/schema/operations.ts';
import type { Context } from '../context.ts';
import type { CapabilityState } from './schema.ts';

/** The services this server was started with, and what recent calls say about each. */
export async function listCapabilities(
  ctx: Pick<Context, 'db' | 'now' | 'capabilities'>,
): Promise<CapabilityState[]> {
  const states = new Map((await ctx.db.select().from(capabilityStates)).map((row) => [row.name, row]));
  return ctx.capabilities.map(({ name, inUse }) => {
    const state = states.get(name);
    return {
      name,
      inUse,
      // The database has just responded.
      lastSuccessAt: (name === 'database' ? ctx.now() : state?.lastSuccessAt)?.toISOString() ?? null,
      lastFailureAt: state?.lastFailureAt?.toISOString() ?? null,
      lastError: state?.lastError ?? null,
    };
  });
}
