import { z } from 'zod';
import { envValues } from './env-values.ts';

const { dollars } = envValues;

/** The settings for generated backgrounds; part of `env.ts`. */
export const backgroundVariables = {
  BACKGROUNDS: {
    takes: 'off, openai-compatible or google',
    schema: z.enum(['off', 'openai-compatible', 'google']).default('off'),
  },
  BACKGROUNDS_MODEL: { takes: 'the name of an image model', schema: z.string().min(1).max(200).optional() },
  BACKGROUNDS_API_KEY: { takes: 'a key', schema: z.string().min(1).optional(), isSecret: true },
  BACKGROUNDS_BASE_URL: {
    takes: 'a URL such as http://models:8000/v1',
    schema: z.url({ protocol: /^https?$/ }).optional(),
  },
  BACKGROUNDS_PRICE: { takes: 'dollars per image', schema: dollars.default(0) },
} as const;

const always = ['BACKGROUNDS_MODEL', 'BACKGROUNDS_API_KEY'] as const;

/** The other variables that each choice needs. */
export const backgroundNeeds = {
  off: [],
  'openai-compatible': [...always, 'BACKGROUNDS_BASE_URL'],
  google: always,
} as const;
