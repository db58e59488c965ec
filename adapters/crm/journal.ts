import type { Crm } from './contract.ts';

/** The embedded default: contacts and their deliveries are rows already, so the journal is complete as it stands. */
export function createCrmJournal(): Crm {
  return { saveLead: async () => {} };
}
