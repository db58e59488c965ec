/** Music before, within and after the talk. */
export const musicSeconds = 12;

/** Spoken words: figures count as several. All amounts count the same, so a new price doesn't change anything else. */
export function countSpokenWords(text: string): number {
  const counted = text
    .replace(/\$[\d,.]+/g, ' a a a a a a ')
    .replace(/\b(?:18|19|20)\d\d\b/g, ' a a a ')
    .replace(/\b\d{1,3}(?:,\d{3})+\b/g, ' a a a a a ')
    .replace(/\b\d[\d.]*\b/g, ' a a ')
    .replace(/-/g, ' ');
  return counted.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** An episode's length; the rate comes from finished episodes, including pauses between turns. */
export function estimateSeconds(
  texts: readonly string[],
  wordsPerMinute: number,
  music: number = musicSeconds,
): number {
  const words = texts.reduce((sum, text) => sum + countSpokenWords(text), 0);
  return music + (words / wordsPerMinute) * 60;
}
