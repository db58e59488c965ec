import { z } from 'zod';
import { Speaker } from '../schema.ts';

const WrittenTurn = z.object({
  speaker: Speaker,
  text: z.string().min(1).max(600),
  /** The keys of the facts the turn states. */
  facts: z.array(z.string().max(20)).max(20).default([]),
  /** General knowledge about homes, not about this one. */
  general: z.boolean().default(false),
});
export type WrittenTurn = z.infer<typeof WrittenTurn>;

/** A scene in the model's form. */
export const WrittenScene = z.object({ turns: z.array(WrittenTurn).min(2).max(14) });
export type WrittenScene = z.infer<typeof WrittenScene>;

/** Reworded turns, by their number in the talk. */
export const FlowEdits = z.object({
  edits: z.array(z.object({ turn: z.number().int(), text: z.string().min(1).max(600) })).max(12),
});
export type FlowEdits = z.infer<typeof FlowEdits>;
