const wish =
  /^(?:whether (?:you|it|for)|if you|for (?:those|anyone|buyers|the discerning|discerning)|from the moment|imagine\b|don't miss|once you|looking for|from (?:the|its) [^,]+ to (?:the|its) [^,]+,)/i;

/** "Whether you're hosting or relaxing, …" is about the reader, not the home. */
export function tellWish(sentence: string): string[] | undefined {
  return wish.test(sentence) ? [] : undefined;
}
