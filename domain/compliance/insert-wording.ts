import { articleFor } from '../english/article-for.ts';

/** `a` or `an` before a word that is now the next one. */
function agreeArticle(before: string, after: string): string {
  return before.replace(
    /\b(a)n?(\s+)$/i,
    (_, letter: string, space: string) => `${letter}${articleFor(after).slice(1)}${space}`,
  );
}

/** Inserts a wording between two parts of a sentence, fixing spaces, commas, articles and capitals. */
export function insertWording(before: string, wording: string, after: string): string {
  const isOpening = before.trim() === '';
  let rest = after;
  if (wording === '') {
    rest = rest.replace(/^\s+/, '');
    if (isOpening || /\b(?:an?|the)\s*$/i.test(before)) rest = rest.replace(/^[,;]\s*/, '');
  }
  const tail = `${wording}${rest}`;
  if (isOpening) return `${before}${tail.charAt(0).toUpperCase()}${tail.slice(1)}`;
  const isClosed = /^[\s,.;:!?]/.test(tail) || tail === '';
  const head = isClosed ? before.replace(/\s+$/, '') : before.replace(/\s*$/, ' ');
  return `${agreeArticle(head, tail)}${tail}`;
}
