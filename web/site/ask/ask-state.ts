import type { ListingAnswer } from '#domain/ask/schema.ts';

/** With a ticket, the answer can be played. */
export type Exchange = { question: string; answer: ListingAnswer; ticket?: string };

/** What an ask box shows at first: the question and answer from a form without scripts. */
export type AskState = {
  exchanges: Exchange[];
  /** What is wrong with the submitted form. */
  problem?: string;
  /** The question has gone to the agent. */
  isSent?: boolean;
};

/** The form's action for a question, or for a question to the agent. */
export type AskForms = {
  ask: (given: Record<string, unknown>, ip: string) => Promise<AskOutcome<ListingAnswer>>;
  askAgent: (given: Record<string, unknown>, ip: string) => Promise<AskOutcome<unknown>>;
};

type AskOutcome<Saved> =
  | { kind: 'saved'; saved: Saved }
  | { kind: 'refused'; status: 400 | 429 | 500; problems: Record<string, string>; message?: string };

export const ASK_FAILED = 'Something went wrong. Please try again.';
export const ASK_SENT = 'Sent. The agent will answer you by email.';
