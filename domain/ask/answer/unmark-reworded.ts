import type { Fact } from '#domain/script/schema.ts';

/** So much of an excerpt is kept; what stands behind it can't be compared. */
const kept = 400;

/** What stands in quotation marks is the listing's own; words that we wrote out or put right stand without them. */
export function unmarkReworded(text: string, facts: readonly Fact[]): string {
  const sentences = facts.filter(({ field }) => field === 'remark');
  return text.replace(/“([^”]+)”/g, (whole, quoted: string) => {
    const pieces = quoted.split(/ … |(?<=[.!?]) (?=\p{Lu})/u).map(letters);
    const own = sentences.filter(({ value }) => pieces.some((piece) => letters(value).includes(piece)));
    const isReworded = own.some(
      ({ source, value }) =>
        source.excerpt.length < kept &&
        pieces.some((piece) => letters(value).includes(piece) && !letters(source.excerpt).includes(piece)),
    );
    return isReworded ? quoted.replace(/…$/, '.') : whole;
  });
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d&/$]/gu, '');
