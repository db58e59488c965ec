/** "an H. O. A. fee" is heard letter by letter and asked about as the HOA. */
export function joinLetters(heard: string): string {
  return heard.replace(/\b[A-Z]\.?(?:[ -]?[A-Z]\b\.?)+(?=(\s+\p{Lu}|\s*$)?)/gu, (spelled, next?: string) => {
    const endsSentence = spelled.endsWith('.') && next !== undefined;
    return spelled.replace(/[^A-Z]/g, '') + (endsSentence ? '.' : '');
  });
}
