import { sql } from 'drizzle-orm';
import { Unavailable } from '#adapters/unavailable.ts';
import { capabilityStates } from '#db/schema/operations.ts';
import type { Context } from '../context.ts';
import { MAX_ERROR_LENGTH } from './rules.ts';

type State = typeof capabilityStates.$inferInsert;

export type CapabilityWatch = {
  /** The same adapter, with the outcome of every call recorded under this name. */
  watch: <Adapter extends object>(name: string, adapter: Adapter) => Adapter;
  flush: () => Promise<void>;
};

const FLUSH_MS = 5_000;

/**
 * Records when each outside service last responded and last failed, from calls we make anyway. Saved every few seconds;
 * a killed process loses what it hasn't saved.
 */
export function watchCapabilities(ctx: Pick<Context, 'db' | 'now' | 'log'>): CapabilityWatch {
  const fresh = new Map<string, State>();
  let timer: NodeJS.Timeout | undefined;

  function note(name: string, news: Omit<State, 'name'>): void {
    fresh.set(name, { ...fresh.get(name), ...news, name });
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const states = [...fresh.values()];
    fresh.clear();
    if (states.length === 0) return;
    await saveStates(ctx, states).catch((err) => ctx.log.warn({ err }, 'adapter states could not be saved'));
  }

  function follow(name: string, result: unknown): unknown {
    if (!(result instanceof Promise)) return result;
    result.then(
      () => note(name, { lastSuccessAt: ctx.now() }),
      (error) => {
        // Anything else is our own bug or a refused request.
        if (error instanceof Unavailable)
          note(name, { lastFailureAt: ctx.now(), lastError: error.message.slice(0, MAX_ERROR_LENGTH) });
      },
    );
    return result;
  }

  function watch<Adapter extends object>(name: string, adapter: Adapter): Adapter {
    return new Proxy(adapter, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => follow(name, Reflect.apply(value, target, given));
      },
    });
  }
  return { watch, flush };
}

/** Several processes write: the later time wins, and an error stays with its own time. */
async function saveStates({ db }: Pick<Context, 'db'>, states: State[]): Promise<void> {
  const t = capabilityStates;
  const isNewer = sql`excluded.last_failure_at >= coalesce(${t.lastFailureAt}, '-infinity')`;
  await db
    .insert(t)
    .values(states)
    .onConflictDoUpdate({
      target: t.name,
      set: {
        lastSuccessAt: sql`greatest(${t.lastSuccessAt}, excluded.last_success_at)`,
        lastFailureAt: sql`greatest(${t.lastFailureAt}, excluded.last_failure_at)`,
        lastError: sql`case when ${isNewer} then excluded.last_error else ${t.lastError} end`,
      },
    });
}
