import type { RequestOutcome } from '#domain/directory/rules.ts';

export type FormWords = { title: string; text: string };

/** What a page says about a form that was sent: kept, in which words, or refused with what was typed. */
export type FormState<Field extends string> =
  | { kind: 'sent'; words?: FormWords }
  | {
      kind: 'refused';
      values: Record<Field, string>;
      problems: Partial<Record<Field, string>>;
      message?: string;
    };

/** What became of a form, told by whoever keeps it. */
export type FormOutcome<Kept> =
  | { kind: 'kept'; kept: Kept }
  | { kind: 'refused'; status: 400 | 429 | 500; problems: Record<string, string>; message?: string };

export type SubmitForm<Kept> = (
  given: Record<string, unknown>,
  clientIp: string,
) => Promise<FormOutcome<Kept>>;
/** A market that was asked for has an id, unless a program asked. */
export type DirectoryForms = {
  requestMarket: SubmitForm<{ id?: string }>;
  askBusiness: SubmitForm<void>;
};

export const MARKET_FAILED = 'Failed to add market. Please try again.';

/** What is told about a wish for a market: that it was added only where that is so. */
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
        text: `${place ?? 'Your market'} is not in our directory yet: a person looks at your request first.`,
      };
  }
}
