import type { KeptKind } from '#db/column-values.ts';

const YEAR_DAYS = 365;

/** What stays after an account is deleted, why, and for how long. The screen and the documentation say the same. */
export const keptRules: Record<KeptKind, { title: string; why: string; days: number }> = {
  payment: {
    title: 'Payments',
    why: 'Amounts, dates and receipts, as tax law requires.',
    days: 7 * YEAR_DAYS,
  },
  consent: {
    title: 'Your leads’ consent records',
    why: 'What buyers agreed to and when, because the Telephone Consumer Protection Act requires proof of consent.',
    days: 5 * YEAR_DAYS,
  },
};

/** What belongs to others, or is stored with them. */
export const keptElsewhere = [
  'Podcasts you ordered for a team stay with the team, and your name stays on anything you approved.',
  'Team invoices stay with the team.',
  'Audio from earlier versions of an episode, for up to 60 days. It isn’t linked to any name.',
  'Anything already sent by email or to your CRM and other tools stays there.',
];

/** What is deleted, in the words of the screen. */
export const deletedThings = [
  'Your profile, sign-in, brand, API keys, webhooks and connected assistants',
  'Your homes: listing pages, episodes, photos, clips, posts, emails and records',
  'Your leads, questions and results',
  'Your answering service: its number, settings and calls',
  'Everything about you in our email and system logs',
];

/** How long a finished export can be downloaded. */
export const EXPORT_DAYS = 7;
/** How recently someone without a password must have signed in, to prove who they are. */
export const FRESH_SIGN_IN_MINUTES = 10;
