/** What a page says about a form that was sent without a script: kept, or refused with what was typed. */
export type FormState<Field extends string> =
  | { kind: 'sent' }
  | {
      kind: 'refused';
      values: Record<Field, string>;
      problems: Partial<Record<Field, string>>;
      message?: string;
    };

/** What became of a form, told by whoever keeps it. */
export type FormOutcome =
  | { kind: 'kept' }
  | { kind: 'refused'; status: 400 | 429 | 500; problems: Record<string, string>; message?: string };

export type SubmitForm = (given: Record<string, unknown>, clientIp: string) => Promise<FormOutcome>;
export type DirectoryForms = { requestMarket: SubmitForm; askBusiness: SubmitForm };

export const MARKET_ADDED = 'Market Added Successfully!';
export const MARKET_FAILED = 'Failed to add market. Please try again.';
export const MARKET_PENDING =
  'Your market has been added to our directory. It may take a few minutes to appear.';
