import type { Context } from '../context.ts';

type Kept = { at: number; figure: Promise<unknown> };
const figuresOf = new WeakMap<object, Map<string, Kept>>();

/**
 * The figure as it was some moments ago, or read anew: a month of records takes a while to count, and whoever watches
 * asks every few seconds. It is kept for what it was read from, and a failure is not kept.
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

/** After a change that staff want to see at once. */
export function forgetFigures(from: object): void {
  figuresOf.delete(from);
}
