import type { Gleaned } from './say-gleaned.ts';

/** What one way of gleaning found: statements that stand as they are, and things with their owner. */
export type Found = { told: readonly string[]; things: readonly Gleaned[] };

export const nothing: Found = { told: [], things: [] };
