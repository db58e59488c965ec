import { z } from 'zod';

/** How feeds are announced and counted; part of `env.ts`. */
export const feedVariables = {
  FEED_HUB_URL: {
    takes: 'the http or https URL of a WebSub hub',
    schema: z.url({ protocol: /^https?$/ }).optional(),
  },
  FEED_AUDIO_PREFIX: {
    takes: 'the https URL of a download counter, such as https://op3.dev/e/',
    schema: z.url({ protocol: /^https$/ }).optional(),
  },
} as const;
