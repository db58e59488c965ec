/** A text from the user's metadata, on one line and of a sane length; anything else is empty. */
export function metadataText(metadata: Record<string, unknown>, key: string): string {
  const value = metadata[key];
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, 2048) : '';
}
