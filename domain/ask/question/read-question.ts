import { type Concept, concepts } from '../concept.ts';
import { aspectWords, idleWords } from '../data/question-words.ts';
import { type Aspect, readAspect } from './read-aspect.ts';

export type AskedThing = { concept: Concept; from: number; to: number };

/** One question, taken apart. */
export type AskedQuestion = {
  text: string;
  things: AskedThing[];
  aspect: Aspect;
  /** What else the question says; an answer has to account for every word of it. */
  words: string[];
};

/** What a question asks about: the things it names, longest names first, and the words that are left. */
export function readQuestion(text: string): AskedQuestion {
  const bare = text.replace(/[?!.,;:]+$/, '').trim();
  const hits = concepts.flatMap((concept) =>
    [...bare.matchAll(concept.asked)].map(({ 0: match, index }) => ({
      concept,
      from: index,
      to: index + match.length,
    })),
  );
  const things: AskedThing[] = [];
  const longestFirst = hits.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
  for (const hit of longestFirst) {
    if (!things.some((other) => hit.from < other.to && other.from < hit.to)) things.push(hit);
  }
  things.sort((a, b) => a.from - b.from);
  return { text: bare, things, aspect: readAspect(bare), words: leftWords(bare, things) };
}

function leftWords(text: string, things: readonly AskedThing[]): string[] {
  const rest = things.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text);
  const words = rest.match(/[\p{L}\d][\p{L}\d'.&-]*/gu) ?? [];
  return words
    .map((word) => word.replace(/'s$|[.'-]+$/g, ''))
    .filter((word) => word !== '' && !idleWords.has(word) && !aspectWords.has(word));
}
