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
  'status',
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
  /** Names of a thing that has been named already. */
  const covered: AskedThing[] = [];
  const byLength = hits.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
  for (const hit of byLength) {
    const isTaken = things.some(
      (other) => other.concept === hit.concept || (hit.from < other.to && other.from < hit.to),
    );
    if (isTaken) covered.push(hit);
    else things.push(hit);
  }
  things.sort((a, b) => a.from - b.from);
  const told = things.some(({ concept }) => !isSaidOfThing(concept))
    ? asWords(bare, things)
    : { things, said: [] };
  const repeated = covered.filter(({ concept, from, to }) =>
    things.some((one) => one.concept === concept && (to <= one.from || from >= one.to)),
  );
  const named = [...things, ...repeated].sort((a, b) => a.from - b.from);
  const aspect = readAspect(bare);
  const words = [...leftWords(bare, named), ...told.said].filter(
    (word) =>
      (aspect !== 'hours' || !hourWords.test(word)) &&
      (aspect !== 'cost' || word !== 'free') &&
      (aspect !== 'payer' || !payerWords.test(word)) &&
      (aspect !== 'place' || !/^(?:floor|level)$/.test(word)),
  );
  const choices = /\bor\b/.test(bare) ? choicesOf(bare, words) : [];
  return {
    text: bare,
    things: told.things,
    aspect: ownAspect(bare, things, words),
    words: [...words.filter((word) => !choices.includes(word)), ...sizesOf(bare, aspect)],
    choices,
  };
}

const payerWords =
  /^(?:pays?|paying|covers?|handles?|takes?|responsible|maintains?|does|mows?|shovels?|plows?|cuts?|tenants?|renters?|owners?|landlord|sellers?|association|hoa|removal)$/;
const hourWords =
  /^(?:overnight|night|nights|24(?:\/?7)?|7|hours?|full|part|time|full-time|part-time|24-hours?|open|weekends)$/;

/** "Has the square footage been verified" and "what was renovated" name their thing; they don't ask for size or year. */
function ownAspect(text: string, things: readonly AskedThing[], words: readonly string[]): Aspect {
  const aspect = readAspect(text);
  const only = things.length === 1 ? things[0]?.concept.id : undefined;
  if (aspect === 'size' && only === 'sqft' && words.length > 0) return 'existence';
  if (aspect === 'inclusion' && things.some(({ concept }) => concept.id === 'hoa-covers')) return 'existence';
  if (
    /^(?:age|year|place)$/.test(aspect) &&
    things.some(({ concept }) => /^(?:open-house|showings|available-on)$/.test(concept.id))
  )
    return 'when';
  if (aspect === 'place' && things.some(({ concept }) => outOfHome.test(concept.id))) return 'existence';
  if (
    aspect === 'inclusion' &&
    /\bcomes? with\b/.test(text) &&
    !things.some(({ concept }) => movable.test(concept.id))
  )
    return 'existence';
  return aspect === 'age' && only === 'updates' && text.startsWith('what') ? 'description' : aspect;
}

/** What stands in the neighborhood: where to find it is whether there is any. */
const outOfHome =
  /^(?:grocery|restaurants|shopping|park|trail|transit|train|bus|golf|beach|lake|hospital|packages|bike-room)$/;
/** What a seller may take along or sell apart. */
const movable =
  /^(?:appliances|refrigerator|stove|dishwasher|microwave|laundry|in-unit-laundry|furnished|parking|garage|storage|solar|hot-tub|shed|playground|grill|included)$/;

/** Beside a thing, "gas" and "heated" only describe it; "updated" is what the aspect asks. */
function asWords(text: string, things: readonly AskedThing[]): { things: AskedThing[]; said: string[] } {
  const kept = things.filter(
    (thing, at) =>
      !isSaidOfThing(thing.concept) ||
      isListed(text, things[at - 1], thing, things[at + 1]) ||
      isInPlace(text, thing, things[at + 1]),
  );
  const said = things
    .filter((thing) => !kept.includes(thing))
    .filter(({ concept }) => !/^(?:updates|year-built|sqft)$/.test(concept.id))
    .flatMap(({ from, to }) => text.slice(from, to).split(/[\s/-]+|\bor\b/))
    .filter((word) => (word.length > 2 || /^(?:ac|ev|tv)$/.test(word)) && !idleWords.has(word));
  return { things: kept, said };
}

/** "Is there AC in the bedrooms?" asks for the air conditioning, not for bedrooms. */
function isInPlace(text: string, { concept, to }: AskedThing, after?: AskedThing): boolean {
  return (
    /^(?:cooling|heating)$/.test(concept.id) &&
    after !== undefined &&
    /^ (?:in|for|on|to) (?:the |all |each |every )?$/.test(text.slice(to, after.from))
  );
}

/** "HOA and sqft": a figure beside another, asked for by itself. */
function isListed(text: string, before: AskedThing | undefined, thing: AskedThing, after?: AskedThing) {
  const isFigure = ({ concept }: AskedThing) => /^(?:sqft|year-built)$/.test(concept.id);
  const joined = (left: AskedThing, right: AskedThing) =>
    /^\s*(?:,|and|&|\/|plus|,\s*and)\s*(?:the )?$/.test(text.slice(left.to, right.from));
  return (
    isFigure(thing) &&
    ((before !== undefined && joined(before, thing)) || (after !== undefined && joined(thing, after)))
  );
}

/** "Are the bedrooms big?" asks for what is said of them, not how many there are. */
function sizesOf(text: string, aspect: Aspect): string[] {
  if (aspect !== 'existence') return [];
  return (
    text.match(
      /\b(?:big|large|huge|spacious|small|tiny)\b(?! (?:dogs?|pets?|breeds?|enough|cats?))|\b(?:tall|high)$/g,
    ) ?? []
  );
}

/** The words around "or" that a question lets choose between. */
function choicesOf(text: string, words: readonly string[]): string[] {
  const [, left = '', right = ''] =
    /((?:[\w-]+\s+){0,2}[\w-]+),?\s+or\s+(?:an? |the )?([\w-]+)/.exec(text) ?? [];
  const near = `${left} ${right}`.split(/\s+/);
  const chosen = words.filter((word) => near.includes(word));
  return chosen.length >= 2 ? chosen : [];
}

/** Every word of a question that asks for something by itself. */
export const contentWords = (text: string) => [...new Set(leftWords(text, []))];

function leftWords(text: string, things: readonly AskedThing[]): string[] {
  const rest = things.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text);
  const words = rest.match(/[\p{L}\d][\p{L}\d'.&-]*/gu) ?? [];
  return words
    .map((word) => word.replace(/'s$|[.'-]+$/g, ''))
    .filter((word) => word !== '' && !idleWords.has(word) && !aspectWords.has(word));
}
