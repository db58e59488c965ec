import { z } from 'zod';

/** Where replies to our emails arrive; part of `env.ts`. */
export const inboundMailVariables = {
  INBOUND_MAIL_ADDRESS: {
    takes: 'an address such as replies@in.hearthcast.example, with at most 11 characters before the @',
    schema: z
      .email()
      .regex(/^[^@+]{1,11}@/)
      .optional(),
  },
  INBOUND_MAIL_SECRET: {
    takes: 'a secret of at least 16 characters',
    schema: z.string().min(16).optional(),
    isSecret: true,
  },
} as const;
