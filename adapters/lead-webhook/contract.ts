export type Lead = {
  email: string;
  firstName: string;
  phone: string;
  listingUrl: string;
  source: string;
  /** ISO 8601. */
  timestamp: string;
};

/**
 * Notifies an automation of a new lead. Throws `Unavailable` if a later attempt may succeed, `LeadRefused` if
 * none will. `deliveryKey` stays the same for all attempts, so that the receiver can recognize a repeat.
 */
export type LeadWebhook = {
  deliver(lead: Lead, deliveryKey: string): Promise<void>;
};

export class LeadRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LeadRefused';
  }
}
