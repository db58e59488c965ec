import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ImageModel } from 'ai';
import { createBoundedFetch } from '../writer/bounded-fetch.ts';

// Otherwise the console warns about sizes and shapes that a model doesn't know.
globalThis.AI_SDK_LOG_WARNINGS = false;

export const backgroundProviders = ['openai-compatible', 'google'] as const;
export type BackgroundProvider = (typeof backgroundProviders)[number];

export type ImageModelOptions = {
  provider: BackgroundProvider;
  model: string;
  apiKey: string;
  /** Required for an OpenAI-compatible server; otherwise the provider's own URL. */
  baseUrl?: string | undefined;
};

/** A picture of four million pixels as text in JSON. */
const MAX_BYTES = 24_000_000;

/** The AI SDK's image model for a provider. */
export function createImageModel({ provider, model, apiKey, baseUrl }: ImageModelOptions): ImageModel {
  const options = { apiKey, fetch: createBoundedFetch(MAX_BYTES), ...(baseUrl ? { baseURL: baseUrl } : {}) };
  if (provider === 'google') return createGoogleGenerativeAI(options).image(model);
  if (!baseUrl) throw new Error('An OpenAI-compatible server needs its base URL.');
  return createOpenAICompatible({ ...options, name: 'backgrounds', baseURL: baseUrl }).imageModel(model);
}
