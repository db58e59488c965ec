/** A page or text out of a file, with the address it was saved from where the file says so. */
export type SavedPage = { content: string; url: string | null };
