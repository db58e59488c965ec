import type { Phrase, Span } from './read-phonemes.ts';

/** What is said in one go. */
export type Chunk = { phonemes: string; spans: Span[] };

/** In phonemes. */
type Limits = {
  /** Sentences share a chunk up to here. */
  shared: number;
  /** A longer sentence is cut at its commas. */
  most: number;
};

/** The model takes 510 phonemes, but each lane keeps the memory that its longest chunk needed (decision 079). */
export const chunkLimits: Limits = { shared: 110, most: 150 };

/** Joins phrases into chunks. A sentence stays in one piece unless it's longer than the voice can take. */
export function splitPhrases(phrases: Phrase[], { shared, most }: Limits): Chunk[] {
  const sentences: Phrase[][] = [[]];
  for (const phrase of phrases.flatMap((each) => splitLong(each, most))) {
    sentences.at(-1)?.push(phrase);
    if (phrase.isSentenceEnd) sentences.push([]);
  }
  const chunks: Chunk[] = [];
  let current: Chunk | undefined;
  function add(unit: Chunk, limit: number): void {
    if (current && current.phonemes.length + 1 + unit.phonemes.length > limit) {
      chunks.push(current);
      current = undefined;
    }
    current = join(current, unit);
  }
  for (const sentence of sentences.filter((each) => each.length > 0)) {
    const whole = sentence.reduce<Chunk | undefined>(join, undefined) as Chunk;
    if (whole.phonemes.length <= most) add(whole, shared);
    else for (const phrase of sentence) add(phrase, most);
  }
  return current ? [...chunks, current] : chunks;
}

function join(first: Chunk | undefined, { phonemes, spans }: Chunk): Chunk {
  if (!first) return { phonemes, spans };
  const shift = first.phonemes.length + 1;
  return {
    phonemes: `${first.phonemes} ${phonemes}`,
    spans: [
      ...first.spans,
      ...spans.map((span) => ({ ...span, start: span.start + shift, end: span.end + shift })),
    ],
  };
}

/** A phrase without any punctuation that is longer than can be said in one go is cut between words. */
function splitLong(phrase: Phrase, maxLength: number): Phrase[] {
  if (phrase.phonemes.length <= maxLength) return [phrase];
  const parts: Phrase[] = [];
  let from = 0;
  while (from < phrase.phonemes.length) {
    const space = phrase.phonemes.lastIndexOf(' ', from + maxLength);
    const isRest = phrase.phonemes.length - from <= maxLength;
    const to = isRest ? phrase.phonemes.length : space > from ? space : from + maxLength;
    parts.push({
      phonemes: phrase.phonemes.slice(from, to),
      spans: phrase.spans.flatMap((span) =>
        span.start >= from && span.start < to
          ? [{ ...span, start: span.start - from, end: Math.min(span.end, to) - from }]
          : [],
      ),
      isSentenceEnd: isRest && phrase.isSentenceEnd,
    });
    from = space > from && !isRest ? to + 1 : to;
  }
  return parts;
}
