import { z } from 'zod';

/** A CDN that drops pages when we tell it to. */
export const cdnVariables = {
  CDN: { takes: 'fastly or varnish', schema: z.enum(['fastly', 'varnish']).optional() },
  CDN_PURGE_URL: {
    takes: 'the http or https URL that purges by Surrogate-Key',
    schema: z.url({ protocol: /^https?$/ }).optional(),
  },
  CDN_PURGE_TOKEN: { takes: 'a token', schema: z.string().min(1).optional(), isSecret: true },
} as const;
