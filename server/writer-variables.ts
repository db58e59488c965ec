import { z } from 'zod';
import { envValues } from './env-values.ts';

const { dollars } = envValues;

/** The settings for a language model that writes scripts; part of `env.ts`. */
export const writerVariables = {
  WRITER: {
    takes: 'off, openai-compatible, anthropic or google',
    schema: z.enum(['off', 'openai-compatible', 'anthropic', 'google']).default('off'),
  },
  WRITER_MODEL: { takes: 'the name of a model', schema: z.string().min(1).max(200).optional() },
  WRITER_API_KEY: { takes: 'a key', schema: z.string().min(1).optional(), isSecret: true },
  WRITER_BASE_URL: {
    takes: 'a URL such as http://models:8000/v1',
    schema: z.url({ protocol: /^https?$/ }).optional(),
  },
  WRITER_TEMPERATURE: {
    takes: 'a number from 0 to 2',
    schema: z.coerce.number().min(0).max(2).default(0.8),
  },
  WRITER_CONTEXT_TOKENS: {
    takes: 'a whole number from 4000 on',
    schema: z.coerce.number().int().min(4000).default(32_000),
  },
  WRITER_INPUT_PRICE: { takes: 'dollars per million tokens', schema: dollars.default(0) },
  WRITER_OUTPUT_PRICE: { takes: 'dollars per million tokens', schema: dollars.default(0) },
} as const;
