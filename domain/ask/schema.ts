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
    .max(500, 'Please keep your question to 500 characters.'),
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

/** Fifteen seconds of 16-bit sound at 16 kHz, as text. */
const MAX_RECORDING_CHARACTERS = 700_000;

/** A question that was spoken: a WAV file of 16 kHz, 16 bits and one channel. */
export const SpokenQuestion = ListingQuestion.omit({ question: true }).extend({
  wavBase64: z.base64().min(1).max(MAX_RECORDING_CHARACTERS, 'Please keep your question to 15 seconds.'),
});

/** The answer with what was heard, and the ticket with which a host says it. */
export const HeardAnswer = ListingAnswer.extend({ question: z.string(), ticket: z.string() });
export type HeardAnswer = z.infer<typeof HeardAnswer>;

export const AnswerToSpeak = z.object({
  answer: z.string().min(1).max(4000),
  ticket: z.string().max(200),
});

/** A question for the agent, with the person to answer. */
export const QuestionToAgent = z.object({
  slug: z.string().trim().min(1).max(200),
  question: z
    .string()
    .trim()
    .min(1, 'Please type a question.')
    .max(500, 'Please keep your question to 500 characters.'),
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
