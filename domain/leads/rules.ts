import type { ContactDestination, ContactType } from '#db/column-values.ts';

export { enterpriseSizes } from '#db/column-values.ts';
export type { ContactDestination, ContactType };

/** Where each kind of contact is delivered. Agents are told about buyers who ask about their homes. */
const destinations: Record<ContactType, readonly ContactDestination[]> = {
  order: ['crm', 'spreadsheet', 'webhook', 'staff_mail'],
  sign_up: ['crm', 'spreadsheet', 'webhook'],
  listing_lead: ['crm', 'spreadsheet', 'webhook', 'staff_mail'],
  market_request: ['crm', 'spreadsheet', 'webhook', 'staff_mail'],
  enterprise_inquiry: ['crm', 'spreadsheet', 'webhook', 'staff_mail'],
  answering_inquiry: ['crm', 'spreadsheet', 'webhook', 'staff_mail'],
  business_inquiry: ['crm', 'spreadsheet', 'webhook', 'staff_mail'],
  website_lead: ['crm', 'spreadsheet'],
};

export function destinationsOf(type: ContactType): ContactDestination[] {
  return [...destinations[type]];
}

/** "Ana Maria Díaz" is Ana and Maria Díaz. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** The message if a form couldn’t be saved. */
export const LEAD_FAILED = 'There was an error submitting your information. Please try again.';

export const leadFields = ['name', 'email', 'phone', 'message'] as const;
export type LeadField = (typeof leadFields)[number];
export type LeadValues = Record<LeadField, string>;

export const leadEmailPattern = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/;

const leadReaders = ['listing-agent', 'customer', 'staff'] as const;

/** No honest value is longer, so nothing longer is parsed. */
const MAX_TYPED_LENGTH = 5000;
const markup = /<\/?[a-z!][^<>]*>/gi;
const unseen = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Removes markup, control characters and characters that change the reading direction. */
export function plainText(typed: string): string {
  let text = typed.replace(unseen, '');
  // The rest may form new markup.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(markup, '');
  }
  return text.trim();
}

/** The error next to a field of the listing page's form, if it is wrong. */
export function leadProblem(field: LeadField, typed: string): string | undefined {
  const isEndless = typed.length > MAX_TYPED_LENGTH;
  switch (field) {
    case 'name': {
      const name = isEndless ? typed : plainText(typed);
      if (name === '') return 'Name is required';
      if (name.length < 2) return 'Name must be at least 2 characters';
      return name.length >= 50 ? 'Name must be less than 50 characters' : undefined;
    }
    case 'email': {
      const email = typed.trim();
      if (email === '') return 'Email is required';
      const isAddress = email.length <= 254 && leadEmailPattern.test(email);
      return isAddress ? undefined : 'Please enter a valid email address';
    }
    case 'phone': {
      if (typed.trim() === '') return 'Phone number is required';
      const digits = typed.replace(/\D/g, '').length;
      return digits < 10 || digits > 15 ? 'Phone number must be between 10-15 digits' : undefined;
    }
    case 'message': {
      const message = isEndless ? typed : plainText(typed);
      if (message === '') return 'Message is required';
      return message.length >= 1000 ? 'Message must be less than 1000 characters' : undefined;
    }
  }
}

/** All messages of the form, by field. */
export function leadProblems(values: LeadValues): Partial<LeadValues> {
  const problems: Partial<LeadValues> = {};
  for (const field of leadFields) {
    const problem = leadProblem(field, values[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

const PRIVACY = 'See our Privacy Policy.';

/** What a buyer agrees to by submitting the form, without the pointer to the privacy policy. */
export function consentSentence(reader: LeadReader, agentName: string | null): string {
  if (reader === 'staff') return 'By sending this, you agree that we may reply by email, phone or text.';
  const who = reader === 'listing-agent' && agentName ? agentName : 'the agent for this home';
  return `By sending this, you agree that we’ll share it with ${who}, who may reply by email, phone or text.`;
}

/** The whole text next to the button, as it is stored with the lead. */
export function consentWording(reader: LeadReader, agentName: string | null): string {
  return `${consentSentence(reader, agentName)} ${PRIVACY}`;
}

/**
 * Whether the page of a home with this agent shows this wording. Anyone can send anything as their consent.
 */
export function isConsentWording(text: string, agentName: string | null): boolean {
  return leadReaders.some((reader) => consentWording(reader, agentName) === text);
}

/** Consent in one line, for destinations without a field for it. */
export function describeConsent(consent: { wording: string; givenAt: string; pageVersion: string }): string {
  return `“${consent.wording}” (agreed ${consent.givenAt}, page version ${consent.pageVersion})`;
}

/** Who reads a buyer's message: the agent named in the listing, someone else who ordered its page, or only us. */
export type LeadReader = (typeof leadReaders)[number];
