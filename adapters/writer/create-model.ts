import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { createBoundedFetch } from './bounded-fetch.ts';

// The instructions contain the schema too, so a server that can't enforce it needs no warning.
globalThis.AI_SDK_LOG_WARNINGS = false;

export const writerProviders = ['openai-compatible', 'anthropic', 'google'] as const;
export type WriterProvider = (typeof writerProviders)[number];

export type ModelOptions = {
  provider: WriterProvider;
  model: string;
  apiKey: string;
  /** Required for an OpenAI-compatible server; otherwise the provider's own URL. */
  baseUrl?: string | undefined;
};

const MAX_BYTES = 4_000_000;

/** The AI SDK's model for a provider. */
export function createModel({ provider, model, apiKey, baseUrl }: ModelOptions): LanguageModel {
  const options = { apiKey, fetch: createBoundedFetch(MAX_BYTES), ...(baseUrl ? { baseURL: baseUrl } : {}) };
  if (provider === 'anthropic') return createAnthropic(options)(model);
  if (provider === 'google') return createGoogleGenerativeAI(options)(model);
  if (!baseUrl) throw new Error('An OpenAI-compatible writer needs its base URL.');
  return createOpenAICompatible({ ...options, name: 'writer', baseURL: baseUrl })(model);
}
