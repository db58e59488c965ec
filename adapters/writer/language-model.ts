import { setTimeout as wait } from 'node:timers/promises';
import {
  APICallError,
  generateText,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
} from 'ai';
import { z } from 'zod';
import { Unavailable } from '../unavailable.ts';
import {
  type Completion,
  type CompletionRequest,
  type Sampling,
  UnusableAnswer,
  type Writer,
} from './contract.ts';
import { createModel, type ModelOptions } from './create-model.ts';

export type WriterOptions = ModelOptions & {
  /** Dollars per million tokens. */
  prices: { input: number; output: number };
  /** Undefined leaves it to the model. */
  temperature?: number | undefined;
  contextTokens?: number;
  timeoutMs?: number;
  retryDelayMs?: number;
};

const maxAttempts = 3;
const defaultOutputTokens = 4000;
const defaultContextTokens = 32_000;
const centsPerDollar = 100;
const million = 1_000_000;

/**
 * Any model from the AI SDK's providers. Every call has a time limit; after a wrong shape, we ask again with
 * the reason.
 */
export function createLanguageModelWriter(options: WriterOptions): Writer {
  const model = createModel(options);
  const name = options.provider;

  async function complete<Answer>(request: CompletionRequest<Answer>): Promise<Completion<Answer>> {
    const tokens = { input: 0, output: 0 };
    const cost = () =>
      ((tokens.input * options.prices.input + tokens.output * options.prices.output) / million) *
      centsPerDollar;
    let sampling: Sampling = {
      ...(options.temperature !== undefined && { temperature: options.temperature }),
      ...(request.seed !== undefined && { seed: request.seed }),
    };
    let complaint = '';
    let failure: unknown;
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      request.signal?.throwIfAborted();
      const limit = AbortSignal.timeout(options.timeoutMs ?? 90_000);
      try {
        const result = await generateText({
          model,
          instructions: instructions(request),
          prompt: request.prompt + complaint,
          output: Output.object({ schema: request.schema }),
          maxOutputTokens: request.maxOutputTokens ?? defaultOutputTokens,
          maxRetries: 0,
          ...sampling,
          abortSignal: request.signal ? AbortSignal.any([request.signal, limit]) : limit,
        });
        count(tokens, result.usage);
        return { object: result.output, costCents: cost(), model: options.model, tokens, sampling };
      } catch (error) {
        request.signal?.throwIfAborted();
        failure = error;
        const isWrongShape = NoObjectGeneratedError.isInstance(error);
        if (isWrongShape) count(tokens, error.usage);
        if (isWrongShape || NoOutputGeneratedError.isInstance(error)) {
          complaint = `\n\nYour last answer did not have the required shape (${reasonOf(error)}). Answer with JSON of that shape only.`;
          continue;
        }
        if (refusesSampling(error) && Object.keys(sampling).length > 0) {
          sampling = {};
          continue;
        }
        if (limit.aborted) throw new Unavailable(name, 'no answer in time', { cause: error });
        if (!mayPass(error) || attempt === maxAttempts) throw unavailable(name, error);
        await wait(
          (options.retryDelayMs ?? 1000) * attempt,
          undefined,
          request.signal ? { signal: request.signal } : {},
        );
      }
    }
    throw new UnusableAnswer(`${name}: no answer of the required shape for ${request.purpose}`, {
      costCents: cost(),
      cause: failure,
    });
  }

  return {
    name,
    model: options.model,
    contextTokens: options.contextTokens ?? defaultContextTokens,
    complete,
  };
}

/** Not every server enforces a schema, so the prompt contains it too. */
function instructions<Answer>({ system, schema }: CompletionRequest<Answer>): string {
  return `${system}\n\nAnswer with one JSON object and nothing else. Its JSON schema:\n${JSON.stringify(z.toJSONSchema(schema))}`;
}

function count(tokens: { input: number; output: number }, usage: LanguageModelUsage | undefined): void {
  tokens.input += usage?.inputTokens ?? 0;
  tokens.output += usage?.outputTokens ?? 0;
}

function reasonOf(error: Error): string {
  const isCut = NoObjectGeneratedError.isInstance(error) && error.finishReason === 'length';
  if (isCut) return 'it was too long';
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return cause.replace(/\s+/g, ' ').slice(0, 300) || 'it was not valid JSON';
}

/** Some models support no temperature or no seed, and say so. */
function refusesSampling(error: unknown): boolean {
  if (!APICallError.isInstance(error) || error.statusCode !== 400) return false;
  return /temperature|seed/i.test(`${error.message} ${error.responseBody ?? ''}`);
}

/**
 * Too many requests, a broken server or a lost connection may pass; a wrong key or model name won't within a
 * second.
 */
function mayPass(error: unknown): boolean {
  if (!APICallError.isInstance(error) || error.statusCode === undefined) return true;
  return error.statusCode === 429 || error.statusCode === 408 || error.statusCode >= 500;
}

function unavailable(name: string, cause: unknown): Unavailable {
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
  return new Unavailable(name, status ? `answered ${status}` : 'no usable answer', { cause });
}
