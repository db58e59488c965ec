import type { LeadValues } from '#domain/leads/rules.ts';

export const LEAD_SENT = {
  title: 'Thank you!',
  text: "We've received your information and will contact you soon.",
};
export const LEAD_FAILED = 'There was an error submitting your information. Please try again.';

/** What a page says about a form that was sent without a script: kept, or refused with what was typed. */
export type ContactState =
  | { kind: 'sent' }
  | { kind: 'refused'; values: LeadValues; problems: Partial<LeadValues>; message?: string };

/** What became of a form, told by whoever keeps leads. */
export type LeadOutcome =
  | { kind: 'kept' }
  | { kind: 'refused'; status: 400 | 429 | 500; problems: Partial<LeadValues>; message?: string };

export type SubmitLead = (given: Record<string, unknown>, clientIp: string) => Promise<LeadOutcome>;
