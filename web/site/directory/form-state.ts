/** What a page says about a form that was sent without a script: kept (`what` it was about), or refused with what was typed. */
export type FormState<Field extends string> =
  | { kind: 'sent'; what?: string }
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
  requestMarket: SubmitForm<string | undefined>;
  askBusiness: SubmitForm<void>;
};

export const MARKET_ADDED = 'Market Added Successfully!';
export const MARKET_FAILED = 'Failed to add market. Please try again.';

export function marketPending(place: string): string {
  return `${place} has been added to our directory. It may take a few minutes to appear.`;
}
