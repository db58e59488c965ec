const maxCompoundWords = 3;

/**
 * How many words each join covers, if two or three are one word on the other side ("thistle down"). `isMeant` may
 * match them by more than spelling.
 */
export function compoundLengths(
  words: readonly string[],
  others: ReadonlySet<string>,
  isMeant: (joined: string, at: number, length: number) => boolean = () => false,
): number[] {
  const lengths: number[] = [];
  for (let at = 0; at < words.length; ) {
    let length = 1;
    for (let tried = maxCompoundWords; tried > 1 && length === 1; tried -= 1) {
      const joined = words.slice(at, at + tried);
      const isWhole = joined.length === tried && !joined.some((word) => /\d/.test(word));
      const one = joined.join('');
      if (isWhole && (others.has(one) || isMeant(one, at, tried))) length = tried;
    }
    lengths.push(length);
    at += length;
  }
  return lengths;
}
