export type CrmLead = {
  /** What brought the lead about: order, sign_up, listing_lead and so on. */
  kind: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  company: string;
  listingUrl: string;
  message: string;
  amountCents: number | null;
  status: string;
  /** ISO 8601. */
  timestamp: string;
};

/**
 * Saves a lead with its person. Throws `Unavailable` when a later attempt may succeed, `LeadRefused` when none will.
 * `deliveryKey` stays the same over every attempt: a repeat changes nothing.
 */
export type Crm = {
  saveLead(lead: CrmLead, deliveryKey: string): Promise<void>;
};
