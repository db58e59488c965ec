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
  /** "Gas or electric": an answer has to say one of them. */
  choices: string[];
};

/** What is said of a thing rather than being one: "is it heated?", "gas fireplace", "updated kitchen". */
const saidOfThings: ReadonlySet<string> = new Set([
  'year-built',
  'sqft',
  'gas',
  'gas-electric',
  'heating',
  'updates',
  'fence',
  'deeded',
  'cooling',
  'electrical',
]);

export const isSaidOfThing = ({ id }: Concept) => saidOfThings.has(id);

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
  const told = things.some(({ concept }) => !isSaidOfThing(concept))
    ? asWords(bare, things)
    : { things, said: [] };
  const words = [...leftWords(bare, things), ...told.said];
  const choices = /\bor\b/.test(bare) ? choicesOf(bare, words) : [];
  return {
    text: bare,
    things: told.things,
    aspect: readAspect(bare),
    words: words.filter((word) => !choices.includes(word)),
    choices,
  };
}

/** Beside a thing, "gas" and "heated" only describe it; "updated" is what the aspect asks. */
function asWords(text: string, things: readonly AskedThing[]): { things: AskedThing[]; said: string[] } {
  const kept = things.filter(({ concept }) => !isSaidOfThing(concept));
  const said = things
    .filter(({ concept }) => isSaidOfThing(concept) && !/^(?:updates|year-built|sqft)$/.test(concept.id))
    .flatMap(({ from, to }) => text.slice(from, to).split(/[\s/-]+|\bor\b/))
    .filter((word) => word.length > 2 && !idleWords.has(word));
  return { things: kept, said };
}

/** The words around "or" that a question lets choose between. */
function choicesOf(text: string, words: readonly string[]): string[] {
  const [, left = '', right = ''] =
    /((?:[\w-]+\s+){0,2}[\w-]+),?\s+or\s+(?:an? |the )?([\w-]+)/.exec(text) ?? [];
  const near = `${left} ${right}`.split(/\s+/);
  const chosen = words.filter((word) => near.includes(word));
  return chosen.length >= 2 ? chosen : [];
}

function leftWords(text: string, things: readonly AskedThing[]): string[] {
  const rest = things.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text);
  const words = rest.match(/[\p{L}\d][\p{L}\d'.&-]*/gu) ?? [];
  return words
    .map((word) => word.replace(/'s$|[.'-]+$/g, ''))
    .filter((word) => word !== '' && !idleWords.has(word) && !aspectWords.has(word));
}
