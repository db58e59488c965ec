import type { RequestOutcome } from '#domain/directory/rules.ts';

export type FormWords = { title: string; text: string };

/** What a page shows after a form was submitted: the confirmation, or the errors with what was typed. */
export type FormState<Field extends string> =
  | { kind: 'sent'; words?: FormWords }
  | {
      kind: 'refused';
      values: Record<Field, string>;
      problems: Partial<Record<Field, string>>;
      message?: string;
    };

/** The result of submitting a form. */
export type FormOutcome<Saved> =
  | { kind: 'saved'; saved: Saved }
  | { kind: 'refused'; status: 400 | 429 | 500; problems: Record<string, string>; message?: string };

export type SubmitForm<Saved> = (
  given: Record<string, unknown>,
  clientIp: string,
) => Promise<FormOutcome<Saved>>;
/** A requested market has an id, unless a bot asked. */
export type DirectoryForms = {
  requestMarket: SubmitForm<{ id?: string }>;
  askBusiness: SubmitForm<void>;
};

export const MARKET_FAILED = 'Failed to add market. Please try again.';

/** The result of a market request; says that it was added only if that is true. */
export function marketWords(outcome: RequestOutcome, place: string | undefined): FormWords {
  switch (outcome) {
    case 'opens':
      return {
        title: 'Market Added Successfully!',
        text: `${place} has been added to our directory. It may take a few minutes to appear.`,
      };
    case 'known':
      return { title: 'Already in Our Directory', text: `${place} is listed among our markets.` };
    case 'held':
      return {
        title: 'Request Received',
        text: `${place ?? 'Your market'} isn’t in our directory yet. Someone on our team reviews your request first.`,
      };
  }
}
