import { z } from 'zod';
import { envValues } from './env-values.ts';

const { list } = envValues;

/** The settings for voices; part of `env.ts`. */
export const speechVariables = {
  SPEECH: {
    takes: 'kokoro, flite, openai, elevenlabs or gemini',
    schema: z.enum(['kokoro', 'flite', 'openai', 'elevenlabs', 'gemini']).default('kokoro'),
  },
  SPEECH_API_KEY: {
    takes: "the speech provider's key",
    schema: z.string().min(1).optional(),
    isSecret: true,
  },
  SPEECH_API_URL: { takes: 'an http or https URL', schema: z.url({ protocol: /^https?$/ }).optional() },
  SPEECH_MODEL: { takes: "the name of one of the provider's models", schema: z.string().min(1).optional() },
  SPEECH_VOICES: {
    takes: "two of the provider's voices separated by a comma: Nora's, then Miles's",
    schema: list.pipe(z.tuple([z.string(), z.string()])).optional(),
  },
  KOKORO_MODEL_PATH: { takes: 'a file', schema: z.string().min(1).optional() },
  TRANSCRIBER: { takes: 'moonshine or off', schema: z.enum(['moonshine', 'off']).optional() },
  /** The name of TRANSCRIBER until November 2026; installations still set it. */
  RECOGNISER: { takes: 'moonshine or off', schema: z.enum(['moonshine', 'off']).optional() },
} as const;

/** The variables that each provider needs. */
export const speechNeeds = {
  kokoro: [],
  flite: [],
  openai: ['SPEECH_API_URL', 'SPEECH_API_KEY', 'SPEECH_MODEL', 'SPEECH_VOICES'],
  elevenlabs: ['SPEECH_API_KEY', 'SPEECH_VOICES'],
  gemini: ['SPEECH_API_KEY', 'SPEECH_MODEL', 'SPEECH_VOICES'],
} as const;
