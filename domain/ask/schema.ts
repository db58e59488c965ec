import { z } from 'zod';
import { ListingLead } from '../leads/schema.ts';

export const answerKinds = ['answer', 'unknown', 'declined', 'handoff'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** A buyer's question about a published home. */
export const ListingQuestion = z.object({
  slug: z.string().trim().min(1, 'Which home is it about?').max(200),
  question: z
    .string()
    .trim()
    .min(1, 'Please type a question.')
    .max(500, 'Please ask in at most 500 characters.'),
  conversationId: z.uuid('This is not a conversation id').optional(),
});
export type ListingQuestion = z.infer<typeof ListingQuestion>;

export const ListingAnswer = z.object({
  answer: z.string(),
  /** Whether everything that was asked is answered from facts. */
  known: z.boolean(),
  facts: z.array(z.object({ id: z.string(), label: z.string(), value: z.string(), source: z.string() })),
  kind: z.enum(answerKinds),
  conversationId: z.uuid(),
});
export type ListingAnswer = z.infer<typeof ListingAnswer>;

/** A question for the agent, with the person to answer. */
export const QuestionToAgent = z.object({
  slug: z.string().trim().min(1).max(200),
  question: z
    .string()
    .trim()
    .min(1, 'Please type a question.')
    .max(500, 'Please ask in at most 500 characters.'),
  name: ListingLead.shape.name,
  email: ListingLead.shape.email,
  reachSource: ListingLead.shape.reachSource,
  /** A hidden field: only bots fill it in. */
  website: ListingLead.shape.website,
});
export type QuestionToAgent = z.infer<typeof QuestionToAgent>;

/** A buyer's question as its agent sees it. */
export const BuyerQuestion = z.object({
  id: z.uuid(),
  question: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  createdAt: z.string(),
});
export type BuyerQuestion = z.infer<typeof BuyerQuestion>;
