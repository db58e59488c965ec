import type { Sms } from './contract.ts';

/** The embedded default for trying out phone codes: the message appears in the log instead of on a phone. */
export function createSmsLog(options: { write: (details: object, message: string) => void }): Sms {
  return {
    provider: 'log',
    send: async ({ to, text, channel }) => options.write({ to, channel, message: text }, 'text message'),
  };
}
