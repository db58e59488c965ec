const longestCompound = 3;

/** Where two or three words are one word on the other side ("thistle down"), how many are taken together. */
export function compoundLengths(words: readonly string[], others: ReadonlySet<string>): number[] {
  const lengths: number[] = [];
  for (let at = 0; at < words.length; ) {
    let length = 1;
    for (let tried = longestCompound; tried > 1 && length === 1; tried -= 1) {
      const joined = words.slice(at, at + tried);
      const isWhole = joined.length === tried && !joined.some((word) => /\d/.test(word));
      if (isWhole && others.has(joined.join(''))) length = tried;
    }
    lengths.push(length);
    at += length;
  }
  return lengths;
}
