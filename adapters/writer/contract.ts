import type { z } from 'zod';

export type CompletionRequest<Answer> = {
  system: string;
  prompt: string;
  /** The answer is checked against it; what does not fit is asked for again. */
  schema: z.ZodType<Answer>;
  /** What the answer is for, in a few words: for logs and bills. */
  purpose: string;
  maxOutputTokens?: number;
  signal?: AbortSignal;
};

export type Completion<Answer> = {
  object: Answer;
  /** Of all attempts together. */
  costCents: number;
  model: string;
  tokens: { input: number; output: number };
};

/** A language model that answers in a given shape. */
export type Writer = {
  name: string;
  model: string;
  /** Throws `Unavailable` when a later attempt may help, `UnusableAnswer` when the model will not keep to the shape. */
  complete: <Answer>(request: CompletionRequest<Answer>) => Promise<Completion<Answer>>;
};

/** The model answered, again and again, something that does not have the shape that was asked for. */
export class UnusableAnswer extends Error {
  readonly costCents: number;

  constructor(message: string, options: { costCents: number; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'UnusableAnswer';
    this.costCents = options.costCents;
  }
}
