/** Music before, between and behind the talk. */
export const musicSeconds = 12;

/** Words as they are spoken: figures take several. Amounts count alike, so that a new price moves nothing else. */
export function countSpokenWords(text: string): number {
  const counted = text
    .replace(/\$[\d,.]+/g, ' a a a a a a ')
    .replace(/\b(?:18|19|20)\d\d\b/g, ' a a a ')
    .replace(/\b\d{1,3}(?:,\d{3})+\b/g, ' a a a a a ')
    .replace(/\b\d[\d.]*\b/g, ' a a ')
    .replace(/-/g, ' ');
  return counted.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** How long an episode becomes; the rate is that of finished episodes, pauses between turns included. */
export function estimateSeconds(
  texts: readonly string[],
  wordsPerMinute: number,
  music: number = musicSeconds,
): number {
  const words = texts.reduce((sum, text) => sum + countSpokenWords(text), 0);
  return music + (words / wordsPerMinute) * 60;
}
