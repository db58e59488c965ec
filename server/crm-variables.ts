import { z } from 'zod';

/** Our own CRM, and our registration with agents' CRMs. */
export const crmVariables = {
  HUBSPOT_TOKEN: {
    takes: 'the access token of a private app',
    schema: z.string().min(10).optional(),
    isSecret: true,
  },
  FOLLOW_UP_BOSS_SYSTEM_KEY: {
    takes: 'the system key from registering with Follow Up Boss',
    schema: z
      .string()
      .regex(/^[\w-]{10,}$/)
      .optional(),
    isSecret: true,
  },
};
