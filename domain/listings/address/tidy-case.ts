function capitalise(word: string): string {
  if (/^\d+(?:st|nd|rd|th)$/i.test(word)) return word.toLowerCase();
  if (/^mc[a-z]/i.test(word) && word.length > 4) {
    return `Mc${word.charAt(2).toUpperCase()}${word.slice(3).toLowerCase()}`;
  }
  return word
    .toLowerCase()
    .replace(/(^|[-'’/])([a-z])/g, (_, before, letter) => before + letter.toUpperCase());
}

/** "LAKE FOREST" and "lake forest" become "Lake Forest"; mixed case is left as it was written. */
export function tidyCase(text: string): string {
  if (/[a-z]/.test(text) && /[A-Z]/.test(text)) return text;
  return text
    .split(' ')
    .map((word) => (/\d/.test(word) && !/^\d+(?:st|nd|rd|th)$/i.test(word) ? word : capitalise(word)))
    .join(' ');
}
