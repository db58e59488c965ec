import { z } from 'zod';
import { ChapterName, Speaker } from '../schema.ts';

/** What is told where. */
export const Outline = z.object({
  chapters: z
    .array(
      z.object({
        chapter: ChapterName,
        points: z.array(z.string().max(200)).max(12),
        factIds: z.array(z.string()).max(60),
      }),
    )
    .min(2)
    .max(6),
});
export type Outline = z.infer<typeof Outline>;

const WrittenTurn = z.object({
  speaker: Speaker,
  text: z.string().min(1).max(900),
  factIds: z.array(z.string()).max(30),
  /** General knowledge about homes, not about this one. */
  general: z.boolean().optional(),
});
export type WrittenTurn = z.infer<typeof WrittenTurn>;

export const WrittenChapter = z.object({ turns: z.array(WrittenTurn).min(1).max(30) });

/** The same turns in the same order, fixed; an empty text drops a turn. */
export const FixedTurns = z.object({
  turns: z.array(WrittenTurn.extend({ text: z.string().max(900) })).max(30),
});
