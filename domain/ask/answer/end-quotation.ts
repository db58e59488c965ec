/** How a cut ends inside quotation marks: a sentence whose list goes on isn't closed with a stop; a phrase is whole. */
export function endQuotation(part: string, whole: string): string {
  const words = part.replace(/[.,;:]$/, '');
  const at = whole.indexOf(words);
  return at >= 0 && /^\P{Ll}/u.test(words) && goesOn.test(whole.slice(at + words.length))
    ? `${words}…`
    : `${words}.`;
}

const goesOn = /^(?:,? (?:and|or|plus) |, (?!which\b|who\b|where\b|while\b|but\b|so\b|yet\b))(?=\S)/;
