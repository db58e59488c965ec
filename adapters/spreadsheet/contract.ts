export const sheetColumns = [
  'submission_date',
  'contact_type',
  'first_name',
  'last_name',
  'email',
  'phone',
  'listing_url',
  'amount',
  'status',
  'message',
] as const;
export type SheetRow = Record<(typeof sheetColumns)[number], string>;

/** Where people read the sheet: at its own URL, or as a file that we serve. */
export type SheetPlace =
  | { kind: 'address'; url: string }
  | { kind: 'file'; readLines(): AsyncIterable<string> };

/**
 * A sheet with one row per contact. Throws `Unavailable` if a later attempt may succeed, `LeadRefused` if none
 * will. The same key is added once.
 */
export type Spreadsheet = {
  addRow(row: SheetRow, deliveryKey: string): Promise<void>;
  /** Removes a row, if we keep the sheet ourselves. May be repeated. */
  removeRow?(deliveryKey: string): Promise<void>;
  place(): SheetPlace;
};
