import { z } from 'zod';

/** What answers the phone; part of `env.ts`. */
export const phoneVariables = {
  PHONE: {
    takes: 'off, simulator or twilio',
    schema: z.enum(['off', 'simulator', 'twilio']).optional(),
  },
} as const;

type PhoneSettings = {
  PHONE?: 'off' | 'simulator' | 'twilio' | undefined;
  NODE_ENV: string;
  TWILIO_ACCOUNT_SID?: string | undefined;
  TWILIO_AUTH_TOKEN?: string | undefined;
};

/** What is wrong with their combination, in words for the operator. */
export function findPhoneProblem(env: PhoneSettings): string | undefined {
  if (env.PHONE === 'simulator' && env.NODE_ENV === 'production')
    return 'PHONE is "simulator"; production takes off or twilio.';
  const missing = (['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'] as const).find((name) => !env[name]);
  return env.PHONE === 'twilio' && missing ? `${missing} is not set; PHONE=twilio needs it.` : undefined;
}
