import { z } from 'zod';
import {
  AnswerToSpeak,
  BuyerQuestion,
  HeardAnswer,
  ListingAnswer,
  ListingQuestion,
  QuestionToAgent,
  SpokenQuestion,
} from '#domain/ask/schema.ts';
import type { DataTable, FunctionTable } from '../operation.ts';

/** Questions about a published home. */
export const askFunctions = {
  'ask-listing': {
    access: 'visitor',
    summary: 'Answers a question about a published home from its facts, and names the facts',
    input: ListingQuestion,
    output: ListingAnswer,
  },
  'ask-listing-aloud': {
    access: 'visitor',
    summary: 'Answers a spoken question about a published home, and says what was heard',
    input: SpokenQuestion,
    output: HeardAnswer,
  },
  'speak-answer': {
    access: 'visitor',
    summary: 'Speaks an answer of ask-listing-aloud in a host’s voice, as a WAV file',
    input: AnswerToSpeak,
    output: z.object({ wavBase64: z.string() }),
  },
  'ask-agent': {
    access: 'visitor',
    summary: 'Sends a question that the listing doesn’t answer to the agent, as a lead',
    input: QuestionToAgent,
    output: z.object({ success: z.boolean() }),
  },
} as const satisfies FunctionTable;

export const askData = {
  'GET /api/podcasts/:podcastId/questions': {
    access: 'user',
    summary: 'What buyers asked about the caller’s home, newest first',
    input: z.object({ podcastId: z.uuid() }),
    output: z.object({ questions: z.array(BuyerQuestion) }),
  },
  'POST /api/podcasts/:podcastId/questions/:questionId': {
    access: 'user',
    summary: 'Answers a buyer’s question; the buyer gets it by email and the listing knows it from then on',
    input: z.object({
      podcastId: z.uuid(),
      questionId: z.uuid(),
      answer: z
        .string()
        .trim()
        .min(1, 'Please type your answer.')
        .max(1000, 'Please answer in at most 1,000 characters.'),
    }),
    output: z.object({ isPublished: z.boolean() }),
  },
} as const satisfies DataTable;
