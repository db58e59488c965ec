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
 * Tells an automation about a new lead. Throws `Unavailable` when a later attempt may succeed, `LeadRefused`
 * when none will. `deliveryKey` stays the same over every attempt, so that the receiver can recognize a repeat.
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
