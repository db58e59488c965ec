export const MAX_IMPORT_BYTES = 80 * 1024 * 1024;
export const IMPORT_TOO_LARGE = `A file can have up to ${MAX_IMPORT_BYTES / 1024 / 1024} MB. Split it into parts, each with the header line.`;

/** The reason given when a person decided instead of the rules. */
export const REFUSED_BY_STAFF = 'Refused by staff.';
