import { z } from 'zod';
import { dollars } from './env-values.ts';

/** The provider of generated backgrounds, as `env.ts` reads it. */
export const backgroundVariables = {
  BACKGROUNDS: {
    takes: 'off, openai-compatible or google',
    schema: z.enum(['off', 'openai-compatible', 'google']).default('off'),
  },
  BACKGROUNDS_MODEL: { takes: 'the name of an image model', schema: z.string().min(1).max(200).optional() },
  BACKGROUNDS_API_KEY: { takes: 'a key', schema: z.string().min(1).optional(), isSecret: true },
  BACKGROUNDS_BASE_URL: {
    takes: 'an address such as http://models:8000/v1',
    schema: z.url({ protocol: /^https?$/ }).optional(),
  },
  BACKGROUNDS_PRICE: { takes: 'dollars for one picture', schema: dollars.default(0) },
} as const;

const always = ['BACKGROUNDS_MODEL', 'BACKGROUNDS_API_KEY'] as const;

/** What each choice needs besides itself. */
export const backgroundNeeds = {
  off: [],
  'openai-compatible': [...always, 'BACKGROUNDS_BASE_URL'],
  google: always,
} as const;
