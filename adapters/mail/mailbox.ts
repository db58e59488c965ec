import type { Mail } from './contract.ts';

/**
 * The embedded mailbox: every mail is already kept as a row, and the development page shows those rows,
 * so handing over means leaving it there.
 */
export function createMailbox(): Mail {
  return { send: async () => {} };
}
