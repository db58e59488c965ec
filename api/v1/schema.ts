import { z } from 'zod';

/** RFC 9457: the body of a refusal. */
export const Problem = z.object({
  /** A page that explains it. */
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  /** For wrong input: field → what is wrong with it. */
  errors: z.record(z.string(), z.string()).optional(),
});

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), nextCursor: z.string().nullable() });

export const Turn = z.object({ speaker: z.string(), text: z.string(), chapter: z.string() });

export const ApiScript = z.object({ orderId: z.uuid(), title: z.string(), turns: z.array(Turn) });

export const ApiTranscript = z.object({
  orderId: z.uuid(),
  durationSeconds: z.number(),
  chapters: z.array(z.object({ title: z.string(), startSeconds: z.number() })),
  turns: z.array(
    z.object({
      speaker: z.string(),
      text: z.string(),
      startSeconds: z.number(),
      endSeconds: z.number(),
    }),
  ),
  captionsUrl: z.url().nullable(),
});

export const ApiBalance = z.object({ balanceCents: z.number().int(), currency: z.literal('USD') });

export const ApiKit = z.object({
  orderId: z.uuid(),
  /** Everything in one file. The link works for 15 minutes. */
  zipUrl: z.url(),
  files: z.array(z.object({ name: z.string(), url: z.url().nullable() })),
  missing: z.array(z.object({ name: z.string(), why: z.string() })),
});
