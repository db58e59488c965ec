/** A lead as an agent's own CRM gets it. Every value is plain text, empty if unknown. */
export type VendorLead = {
  /** Marks the lead, so that a later attempt can check whether it is already there. */
  reference: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  home: {
    street: string;
    city: string;
    state: string;
    zip: string;
    price: string;
    mlsNumber: string;
    pageUrl: string;
  };
  /** The link that the buyer came through, in words. */
  cameFrom: string;
  /** ISO 8601. */
  submittedAt: string;
  consent: { wording: string; givenAt: string; pageVersion: string } | null;
};

export type VendorCall = {
  lead: VendorLead;
  /** Values that the agent wants in custom fields, by the vendor's field name. */
  extra: Record<string, string>;
  settings: Record<string, string>;
  secret: string;
};

export type VendorAttempt = {
  /** There was an attempt before this one. */
  isRepeat: boolean;
  /** An earlier attempt may have arrived, although nobody confirmed it. */
  mayHaveArrived: boolean;
  /** A sample lead, sent by the test button. */
  isTest: boolean;
};

/** The result of one attempt; `says` is a sentence for the agent. */
export type VendorAnswer =
  | { kind: 'taken'; says: string }
  /** Nothing arrived, and nothing will until somebody changes something. */
  | { kind: 'refused'; says: string }
  /** Nothing arrived; a later attempt may succeed. */
  | { kind: 'busy'; says: string; retryAfterSeconds?: number }
  /** It may have arrived. `canRepeat`: the next attempt can find out. */
  | { kind: 'unsure'; says: string; canRepeat: boolean };

/** A part of what is sent, field by field, with the vendor's names. */
export type PreviewPart = { title: string; fields: { name: string; value: string }[] };

export type LeadVendor = {
  /** How the lead will arrive. Sends nothing. */
  preview(call: Omit<VendorCall, 'secret'>): PreviewPart[];
  /** Never throws: every outcome is a result. */
  send(call: VendorCall, attempt: VendorAttempt): Promise<VendorAnswer>;
};

export type VendorName = 'follow_up_boss' | 'hubspot' | 'salesforce';
