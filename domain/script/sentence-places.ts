import { splitSentences } from '#domain/english/sentences/rules.ts';
import type { SentencePlace } from '#domain/features/editors-worth.ts';

/** Enough of a sentence to tell it apart from the others. */
const startLength = 40;

/** A sentence's position in a description, and the sentence before it. */
export function sentencePlaces(
  description: string,
): (sentence: string) => SentencePlace & { before?: string } {
  const sentences = splitSentences(description);
  const of = Math.max(sentences.length, 1);
  return (sentence) => {
    const at = sentences.findIndex((one) => one.includes(sentence.slice(0, startLength)));
    const before = sentences[at - 1];
    return { at: at < 0 ? of - 1 : at, of, ...(before && { before }) };
  };
}
