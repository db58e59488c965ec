export type CrmLead = {
  /** The cause of the lead: order, sign_up, listing_lead and so on. */
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
 * Saves a lead with its person. Throws `Unavailable` if a later attempt may succeed, `LeadRefused` if none will.
 * `deliveryKey` stays the same for all attempts: a repeat changes nothing.
 */
export type Crm = {
  saveLead(lead: CrmLead, deliveryKey: string): Promise<void>;
};
