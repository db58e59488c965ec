import type { Concept } from '../concept.ts';
import { idleWords } from '../data/question-words.ts';
import type { Span } from '../evidence/bind-word.ts';
import { isRoom } from '../evidence/room-of.ts';
import { findKindred } from '../kindred.ts';
import { type AskedQuestion, isSaidOfThing } from '../question/read-question.ts';

/** The thing that a question asks for, in its grammar: the dock of "is there a dock by the beach?" */
export type AskedFor = {
  /** The noun itself; what describes it stands before. */
  head: string;
  /** "Guest" of guest parking: the name is only both together. */
  describing: readonly string[];
  concept?: Concept;
  /** Other words for the very thing. */
  kindred?: RegExp;
  /** What a yes or no is wanted for: "covered" of "is the balcony covered?" */
  qualities: readonly string[];
  /** "Gas or wood" of "fireplace gas or wood?": one of them has to be said of it. */
  choices?: readonly string[];
  /** What the asker would do with it: "add" of "can I add a bathroom?" */
  deed?: string;
};

const measure =
  'old|new|big|large|small|tall|high|wide|long|deep|far|close|near|thick|heavy|steep|noisy|loud|bright|recent|recently';
const be = '(?:is|are|was|were)';

/** Where the name of the thing begins; the first that fits counts. */
const openings: [form: 'thing' | 'deed' | 'subject' | 'dated', sign: RegExp][] = [
  ['thing', new RegExp(`\\bon (?:which|what) (?:level|floor|story) ${be}\\b`)],
  ['thing', new RegExp(`\\b${be}n?'?t? there\\b`)],
  [
    'thing',
    new RegExp(
      `^(?:so |and )?${be} (?:it|this|the (?:home|house|place|unit|building|property)) (?:on|in|near|by|close to|part of|under|at|within|next to)\\b`,
    ),
  ],
  ['thing', new RegExp(`\\bhow (?:${measure}) (?:${be}|does|do|will)\\b`)],
  ['thing', /\bhow (?:many|often (?:is|are|do|does))\b/],
  ['thing', /\bhow much (?:is|are|was|were|does|do|for|would|will)\b/],
  ['thing', /\bhow much\b/],
  [
    'dated',
    /\b(?:when|what year|how long ago|where|why|how) (?:is|are|was|were|did|does|do|has|have|will)\b/,
  ],
  [
    'thing',
    /\b(?:what|which) (?:kind|type|sort|style|brand|make|colou?r|size|model|material)s? (?:of|is|are|was|were|does|do)\b/,
  ],
  // "What size table fits in there?" asks for the table.
  ['thing', /\b(?:what|which) (?:size|colou?r|brand|make|style|kind|type|sort)d?(?= [\p{L}-]{3,})/u],
  ['thing', /\b(?:what|which) (?:is|are|was|were|would|will|does|do|did|can)\b/],
  ['thing', /\b(?:what|which)\b/],
  [
    'thing',
    /\b(?:does|do|did|will|would|has|have) (?:it|this|that|they|you|(?:the|each|every|all|both|this) (?:[\w-]+ ){1,4}?)\s?(?:even |also |still |already )?(?:have|has|got|get|offer|come with|include|fit)\b/,
  ],
  [
    'deed',
    /\b(?:can|could|may|would|am|are) (?:i|we|you|my \w+)(?: be| able to| allowed to| still| also| even| just)*\b/,
  ],
  ['thing', /^(?:so |and |also )?any\b/],
  // "Does it border public land?": behind the home stands a verb.
  ['thing', /^(?:so |and |but |also )?(?:does|do|did|will|would) (?:it|they|this|that|you) (?!have\b)\w+/],
  ['subject', /^(?:so |and |but |also )?(?:is|are|was|were|has|have|does|do|did|will|would|can|could|may)\b/],
  // "I have two horses, is that a problem?", "space rent per year".
  ['thing', /^(?:i|we)(?:'ve| have| own| drive| got)\b|\bmy\b/],
  [
    'thing',
    /^(?!(?:i|we|you|who|tell|please|how|when|where|why|what|which|is|are|was|were|does|do|did|has|have|can|could|may|will|would|any)\b)(?=(?:\S+ ?){1,5}$)/,
  ],
];

const leading =
  /^(?:an?|the|any|some|my|our|your|its|this|that|these|those|enough|more|still|all|every|each|both|own|of|also|even|already|currently|there|it|nearest|closest|next)$/;
const ending =
  /^(?:in|on|at|for|near|from|to|of|with|by|under|inside|outside|per|behind|around|off|over|within|into|like|is|are|was|were|be|been|being|get|gets|go|goes|come|comes|stay|stays|convey|conveys|cost|costs|have|has|had|include|includes|included|including|allowed|permitted|required|allow|ok|okay|fine|that|which|who|and|or|if|when|because|while|here|there|nearby|close|now|currently|left|available|do|does|did|done|made|built|face|faces|need|needs|require|requires|want|start|starts|begin|begins|end|ends|look|cover|covers|used|fits?|takes?|lead|leads|serve|serves|overnight|tonight|today|daily|year-round|i|we|you)$/;
/** Participles and adjectives that say something of what stands before them. */
const saying =
  /^(?:\w{3,}(?:ed|able|ible)|built|redone|new|newer|original|private|shared|common|covered|open|working|work|works|gas|electric|wood|free|quiet|heated|usable|accessible|big|large|high|tall|soundproof|deeded|owned|leased|gated|paved|level|flat|full|separate|attached|detached|legal|safe|clean|dry|real|copper|jetted|certified|private|public|year-round)$/;
/** The home itself: what is asked for stands behind it. */
const homeItself =
  /^(?:it|home|house|place|unit|apartment|condo|building|property|listing|townhouse|loft|studio)$/;

/** "Is anyone living there?" names nothing. */
const doing =
  /^(?:living|going|getting|selling|staying|using|coming|moving|asking|looking|work|anyone|someone|anybody)$/;

/** "A two-year lease", "a second space": how much of it, not what it is. */
const amount =
  /^(?:\d.*|one|two|three|four|five|six|year|month|week|day|second|third|2nd|3rd|another|additional|extra|first|main|regular|monthly|annual|yearly)$/;

/** "How big are the terraces altogether?", "the ceilings downstairs": how or where, but no thing. */
const adverb =
  /^(?:altogether|combined|together|total|upstairs|downstairs|inside|outside|indoors|outdoors|exactly|around|right|now|presently|anyway|again|really|fully|completely|entirely|actually|currently)$/;

type Placed = Span & { word: string };

export function readAskedFor({ text, things, choices, aspect }: AskedQuestion): AskedFor | undefined {
  const known = [...things, ...findKindred(text).filter(({ isSame }) => isSame)];
  for (const [form, sign] of openings) {
    const opened = sign.exec(text);
    if (!opened) continue;
    const rest = wordsFrom(text, opened.index + opened[0].length);
    const deed = form === 'deed' ? rest[0] : undefined;
    const object = deed ? rest.slice(1) : rest;
    const named = readThing(object, form === 'subject' || form === 'dated');
    // "Can I camp there?" asks for nothing but the deed.
    const isDeed = named.name.length === 0 && deed && known.some((one) => overlaps(one, deed));
    const { name: words, behind } = isDeed ? { name: [deed], behind: [] } : cutAtThing(named, form, things);
    const chosen = withoutChoices(words, choices);
    const name = withoutIdle(chosen, known);
    const head = name.at(-1);
    if (!head || (name.length === 1 && homeItself.test(head.word))) continue;
    if (doing.test(head.word)) return undefined;
    const other = genericHead.test(head.word) ? knownThing(things, head) : undefined;
    if (other) return other;
    const names = known.filter((one) => overlaps(one, head));
    const concept = names.flatMap((one) => ('concept' in one ? [one.concept] : []))[0];
    const kindred = names.flatMap((one) => ('stated' in one ? [one.stated] : []))[0];
    // What the lists know as part of the name needn't be said beside it.
    const beside = (words: readonly Placed[]) =>
      words.filter((word) => !names.some((one) => overlaps(one, word))).map(({ word }) => word);
    return {
      head: head.word,
      describing: text.includes(' or ') ? [] : beside(name.slice(0, -1)).filter(isDescribing),
      ...(concept && { concept }),
      ...(kindred && { kindred }),
      // "Real wood or gas": one of them is enough, and hours are what the aspect asks for.
      qualities:
        form === 'subject' && choices.length === 0 && aspect !== 'hours'
          ? beside(behind.slice(0, 1)).filter(isQuality)
          : [],
      ...(chosen.length < words.length && { choices }),
      ...(deed && { deed: deed.word }),
    };
  }
  return undefined;
}

/** "Fireplace gas or wood?" asks for the fireplace. */
function withoutChoices(name: readonly Placed[], choices: readonly string[]): readonly Placed[] {
  const things = name.filter(({ word }) => !choices.includes(word));
  return things.length > 0 ? things : name;
}

/** "When does the land lease run out?" asks for the lease. */
function withoutIdle(name: readonly Placed[], known: readonly Span[]): readonly Placed[] {
  const last = name.findLastIndex(
    (word) => !idleWords.has(word.word) || known.some((one) => overlaps(one, word)),
  );
  return last < 0 ? name : name.slice(0, last + 1);
}

/** "What type of floors", "somewhere to keep a bike": the word asks, and the thing is another. */
const genericHead =
  /^(?:types?|kinds?|sorts?|styles?|ways?|directions?|hours|levels?|somewhere|anywhere|places?|spots?|options?|number|amount|mix|can|could|limits?)$/;

function knownThing(things: AskedQuestion['things'], head: Span): AskedFor | undefined {
  const others = things.filter((one) => !isSaidOfThing(one.concept) && !overlaps(one, head));
  const thing = others.find(({ concept }) => !isRoom(concept.id)) ?? others[0];
  return (
    thing && {
      head: thing.concept.name.split(' ').at(-1) ?? '',
      describing: [],
      concept: thing.concept,
      qualities: [],
    }
  );
}

const overlaps = (one: Span, other: Span) => one.from < other.to && other.from < one.to;
const isDescribing = (word: string) => !idleWords.has(word) && !amount.test(word);

/** Whether it is allowed, included or renewed is asked of the aspect, and is no quality of the thing. */
const isQuality = (word: string) =>
  !ending.test(word) &&
  !/^(?:needed|located|expected|updated|renovated|remodeled|replaced|redone|upgraded|built|new|newer|original|installed)$/.test(
    word,
  );

const wordsFrom = (text: string, start: number): Placed[] =>
  [...text.slice(start).matchAll(/[\p{L}\d][\p{L}\d'/-]*/gu)].map(({ 0: word, index }) => ({
    word,
    from: start + index,
    to: start + index + word.length,
  }));

/** "The size of the lot", "the walk to the train": the thing stands behind. */
const ofAnother =
  /^(?:footage|size|sizes|height|heights|age|ages|colou?r|width|length|depth|dimensions|cost|amount|condition|name|number|hours|walk|drive|ride|commute|trip|distance)$/;

function readThing(words: readonly Placed[], isSubject: boolean): { name: Placed[]; behind: Placed[] } {
  const read = readName(words, isSubject);
  const head = read.name.at(-1);
  if (!head || !ofAnother.test(head.word)) return read;
  // "The doorman hours", "the ceiling height".
  if (read.name.length > 1 && read.name[0]?.word !== 'square')
    return { ...read, name: read.name.slice(0, -1) };
  const next = words.slice(words.indexOf(head) + 1);
  const inner = readName(next.slice(1), isSubject);
  return /^(?:of|to|for|from)$/.test(next[0]?.word ?? '') && inner.name.length > 0 ? inner : read;
}

/** "Is the countertop granite?": what stands behind a thing that the lists know is said of it. */
function cutAtThing(
  { name, behind }: { name: Placed[]; behind: Placed[] },
  form: string,
  things: AskedQuestion['things'],
): { name: Placed[]; behind: Placed[] } {
  const known = things.find(({ from }) => from === name[0]?.from);
  const end = known && form === 'subject' ? name.findIndex(({ from }) => from >= known.to) : -1;
  return end <= 0 ? { name, behind } : { name: name.slice(0, end), behind: [...name.slice(end), ...behind] };
}

/** The noun and what describes it, up to a preposition or a verb; then what is said of it. */
function readName(words: readonly Placed[], isSubject: boolean): { name: Placed[]; behind: Placed[] } {
  const start = words.findIndex(({ word }) => !leading.test(word));
  if (start < 0) return { name: [], behind: [] };
  const rest = words.slice(start);
  const isEnd = ({ word }: Placed, at: number) =>
    ending.test(word) || (at > 0 && isSubject && saying.test(word));
  const end = rest.findIndex(isEnd);
  const name = end < 0 ? rest : rest.slice(0, end);
  const noun = name.findLastIndex(({ word }) => !adverb.test(word));
  const behind = end < 0 ? [] : rest.slice(end).filter(({ word }) => !adverb.test(word));
  return { name: noun < 0 ? [...name] : name.slice(0, noun + 1), behind };
}
