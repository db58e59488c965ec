const small: ReadonlySet<string> = new Set(
  "the and for with its it has have had was were are is there there's it's this that from into your you also which each all one two three four five six both of in on at to a an by as or per who been being more than about listing says several multiple many additional ample abundant plenty".split(
    ' ',
  ),
);

const known = new Map<string, ReadonlySet<string>>();
const maxKnown = 5000;

/** A sentence's content words, stemmed. Cached, since an episode is planned several times. */
export function contentOf(text: string): ReadonlySet<string> {
  if (known.size > maxKnown) known.clear();
  const content = known.get(text) ?? readContent(text);
  known.set(text, content);
  return content;
}

const readContent = (text: string) =>
  new Set(
    (
      text
        .toLowerCase()
        .replace(/[‘’]/g, "'")
        .match(/[\p{L}\d][\p{L}\d,.']*(?<![,.'])/gu) ?? []
    )
      // "Two bedrooms" and "2-bedroom" say the same.
      .filter((word) => !small.has(word) && !/^\d$/.test(word))
      .map((word) =>
        word
          .replace(/'s$/, '')
          .replace(/^bathroom/, 'bath')
          .replace(/(?:ing|ed|es|s|ly)$/, ''),
      ),
  );

/** How much of one sentence's content another contains. */
export function shareIn(content: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (content.size === 0) return 1;
  return [...content].filter((word) => other.has(word)).length / content.size;
}

const minRepeated = 0.6;

/** Whether any of these has already said it. */
export const saysAgain = (text: string, said: readonly string[]): boolean => {
  const content = contentOf(text);
  return said.some((one) => shareIn(content, contentOf(one)) >= minRepeated);
};

/** Whether one of these statements contains every word of a name. */
export const namesAll = (lines: readonly { text: string }[], name: string): boolean => {
  const content = contentOf(name);
  return content.size > 0 && lines.some((line) => shareIn(content, contentOf(line.text)) === 1);
};

const minTold = 0.75;

/** Whether one of these statements contains it, plus more. */
export const isToldBy = (lines: readonly { text: string }[], text: string): boolean => {
  const content = contentOf(text);
  return lines.some((line) => shareIn(content, contentOf(line.text)) >= minTold);
};
