import type { z } from 'zod';

export type CompletionRequest<Answer> = {
  system: string;
  prompt: string;
  /** The answer is checked against it; what does not fit is asked for again. */
  schema: z.ZodType<Answer>;
  /** What the answer is for, in a few words: for logs and bills. */
  purpose: string;
  maxOutputTokens?: number;
  /** The same seed and settings give the same answer, as far as the model can. */
  seed?: number;
  signal?: AbortSignal;
};

/** What the model was told besides the words; a model that refuses a setting is asked without it. */
export type Sampling = { temperature?: number; seed?: number };

export type Completion<Answer> = {
  object: Answer;
  /** Of all attempts together. */
  costCents: number;
  model: string;
  tokens: { input: number; output: number };
  sampling: Sampling;
};

/** A language model that answers in a given shape. */
export type Writer = {
  name: string;
  model: string;
  /** How much the model can read and write at a time; prompts are cut to fit. */
  contextTokens: number;
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
