/** At most two letters: of the first and the last word, or the first of an email address. */
export function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/u).filter(Boolean);
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  const letters = [first, last].map((word) => (word ? [...word][0] : '')).join('');
  return letters.toUpperCase() || '?';
}
