import type { Context } from '../context.ts';

type Kept = { at: number; figure: Promise<unknown> };
const figuresOf = new WeakMap<object, Map<string, Kept>>();

/**
 * A cached figure, or a new one once it's too old: counting a month of records takes a while, and the screen asks every
 * few seconds. Cached per database; failures aren't cached.
 */
export function cachedFigure<Figure>(
  { from, now }: { from: object } & Pick<Context, 'now'>,
  { name, forMs }: { name: string; forMs: number },
  read: () => Promise<Figure>,
): Promise<Figure> {
  const figures = figuresOf.get(from) ?? new Map<string, Kept>();
  figuresOf.set(from, figures);
  const at = now().getTime();
  const known = figures.get(name);
  if (known && Math.abs(at - known.at) < forMs) return known.figure as Promise<Figure>;
  const figure = read();
  figures.set(name, { at, figure });
  figure.catch(() => figures.delete(name));
  return figure;
}

/** Call this after a change that staff want to see at once. */
export function clearFigures(from: object): void {
  figuresOf.delete(from);
}
