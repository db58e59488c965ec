import type { Gleaned } from './say-gleaned.ts';

/** What one gleaner found: complete statements, and things with their owner. */
export type Found = { told: readonly string[]; things: readonly Gleaned[] };

export const nothing: Found = { told: [], things: [] };
