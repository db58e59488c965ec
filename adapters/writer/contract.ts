import type { z } from 'zod';

export type CompletionRequest<Answer> = {
  system: string;
  prompt: string;
  /** The response is checked against it; if it doesn't fit, we ask again. */
  schema: z.ZodType<Answer>;
  /** The purpose of the response, in a few words: for logs and bills. */
  purpose: string;
  maxOutputTokens?: number;
  /** The same seed and settings give the same response, as far as the model can. */
  seed?: number;
  signal?: AbortSignal;
};

/** The settings besides the prompt; if a model refuses one, we ask without it. */
export type Sampling = { temperature?: number; seed?: number };

export type Completion<Answer> = {
  object: Answer;
  /** Of all attempts together. */
  costCents: number;
  model: string;
  tokens: { input: number; output: number };
  sampling: Sampling;
};

/** A language model that responds in a given shape. */
export type Writer = {
  name: string;
  model: string;
  /** How much the model can read and write at a time; prompts are truncated to fit. */
  contextTokens: number;
  /**
   * Throws `Unavailable` if a later attempt may help, `UnusableAnswer` if the model won't keep to the shape.
   */
  complete: <Answer>(request: CompletionRequest<Answer>) => Promise<Completion<Answer>>;
};

/** The model repeatedly returned something that doesn't have the requested shape. */
export class UnusableAnswer extends Error {
  readonly costCents: number;

  constructor(message: string, options: { costCents: number; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'UnusableAnswer';
    this.costCents = options.costCents;
  }
}
