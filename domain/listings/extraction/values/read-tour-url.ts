/** A link to a tour of one home; a tour service's front page isn't one. */
export function readTourUrl(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text.length > 500 || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlace = url.pathname.length > 1 || url.search.length > 1;
  return url.protocol === 'https:' && !url.username && isPlace ? url.href : null;
}
