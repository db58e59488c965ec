/** The last word in the plural: "nineteen ninety" → "nineteen nineties", "forty-second" → "forty-seconds". */
export function pluralWords(words: string): string {
  if (words.endsWith('y')) return `${words.slice(0, -1)}ies`;
  return /(?:x|s|ch|sh)$/.test(words) ? `${words}es` : `${words}s`;
}
