import type { Crm } from './contract.ts';

/** The embedded default: contacts and their deliveries are already rows, so there is nothing to do. */
export function createCrmJournal(): Crm {
  return { saveLead: async () => {} };
}
