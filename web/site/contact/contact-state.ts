import type { LeadValues } from '#domain/leads/rules.ts';

export const LEAD_SENT = {
  title: 'Thank you!',
  text: "We've received your information and will contact you soon.",
};

/** Sent with the form without being typed: the trap for bots, and what the page said at the time. */
export type SentAlong = { website: string; consent: string; pageVersion: string };

/** What a page shows after a form was submitted without scripts: the confirmation, or the errors with what was typed. */
export type ContactState =
  | { kind: 'sent' }
  | { kind: 'refused'; values: LeadValues; problems: Partial<LeadValues>; message?: string };

/** The result of a form, from the code that stores leads. */
export type LeadOutcome =
  | { kind: 'saved' }
  | { kind: 'refused'; status: 400 | 429 | 500; problems: Partial<LeadValues>; message?: string };

export type SubmitLead = (given: Record<string, unknown>, clientIp: string) => Promise<LeadOutcome>;
