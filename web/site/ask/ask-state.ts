import type { ListingAnswer } from '#domain/ask/schema.ts';

/** With a ticket, the answer can be heard. */
export type Exchange = { question: string; answer: ListingAnswer; ticket?: string };

/** What an ask box shows from the start: what was asked and answered without scripts. */
export type AskState = {
  exchanges: Exchange[];
  /** What is wrong with the form that was sent. */
  problem?: string;
  /** The question has gone to the agent. */
  isSent?: boolean;
};

/** Takes a question, or a question for the agent; told by whoever answers. */
export type AskForms = {
  ask: (given: Record<string, unknown>, ip: string) => Promise<AskOutcome<ListingAnswer>>;
  askAgent: (given: Record<string, unknown>, ip: string) => Promise<AskOutcome<unknown>>;
};

type AskOutcome<Saved> =
  | { kind: 'saved'; saved: Saved }
  | { kind: 'refused'; status: 400 | 429 | 500; problems: Record<string, string>; message?: string };

export const ASK_FAILED = 'Something went wrong. Please try again.';
export const ASK_SENT = 'Sent. The agent will answer you by email.';
