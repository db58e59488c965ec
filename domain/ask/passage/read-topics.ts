import type { Concept } from '../concept.ts';
import { idleWords } from '../data/question-words.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import type { Span } from '../evidence/bind-word.ts';
import { wordStem } from '../evidence/word-stem.ts';
import { findKindred } from '../kindred.ts';
import { type AskedQuestion, readQuestion } from '../question/read-question.ts';

/** Something a sentence has to speak of to answer a question. */
export type Topic = {
  words: readonly string[];
  concept?: Concept;
  /** Other words by which a listing speaks of it, and whether they name the very thing. */
  kindred?: { stated: RegExp; isSame: boolean };
  /** Names a thing, rather than saying something of one. */
  isName: boolean;
  /** Stands right before the next one and describes it. */
  isOfNext: boolean;
  /** What the asker would do, or has: a sentence may answer without it. */
  isAside: boolean;
  /** What was asked about before, on which the question leans. */
  isBefore?: boolean;
};

/** What is said around a question and asks nothing: a condition, a reason, whom or how long it is for. */
const asides =
  /(?<!^),? \b(?:if|because|since|cuz|while|in case|when) (?:i|we|my|our|you|the owner|they|it|he|she)\b.*$|^if (?:i|we) .{3,40}?,? (?=(?:when|how|what|can|could|do|does|is|are|will|would|who|where)\b)|(?<!^),? \b(?:if|when|while) (?:the |some |more )?(?:family|guests?|friends|company|people|everyone|visitors|relatives|kids) (?:visits?|comes?|stays?|is|are)\b.*$|\bfor (?:my|our|the|a|an)? ?(?:\w+ )?(?:dogs?|cats?|kids?|family|customers?|clients?|guests?|visitors?|friends?|parents?|me|us|months?|years?|weeks?|days?)(?=[?.!,]*$)|\b(?:in|with) the (?:price|sale|purchase|asking price)\b|\b(?:next|this|later this) (?:year|month|week|spring|summer|fall|winter)\b|\bright away\b|\bin all\b|\baltogether\b|\b(?:is|are) (?:left|close(?: by)?|near|nearby)(?=[?.!]*$)|\b(?:in|of|within) the (?:complex|development|community|enclave|association)\b|^.{0,20}\b(?:just )?(?:wondering|curious)(?: if)?,? /g;

/** What a question is about, as things that a sentence can name, and whether nothing was left out as said beside it. */
export function readTopics(
  home: AskedHome,
  asked: AskedQuestion,
  subject: string,
): { topics: Topic[]; isWhole: boolean } {
  const bare = withoutAsides(withoutAsides(asked.text));
  const own = topicsOf(home, readQuestion(bare));
  const found = own.some(({ isName }) => isName) ? own : topicsOf(home, asked);
  const topics = found.length > 0 ? found : rareTopics(home, bare);
  const before =
    subject === '' ? [] : topicsOf(home, readQuestion(subject)).map((one) => ({ ...one, isBefore: true }));
  return { topics: [...topics, ...before], isWhole: bare === asked.text };
}

const withoutAsides = (text: string) => text.replace(asides, ' ').replace(/\s+/g, ' ').trim();

type Placed = Omit<Topic, 'isOfNext' | 'isAside'> & Span;

function topicsOf(home: AskedHome, asked: AskedQuestion): Topic[] {
  const { text, choices } = asked;
  const named = namedIn(asked);
  const isTaken = (word: string) =>
    named.some(({ from, to }) => wordsOf(text.slice(from, to)).includes(word));
  // A figure of the asker's own ("my 55 lb dog") needn't stand in the listing; one that names a side or a unit does.
  const isAsked = (word: string) =>
    !isFigure(word) || (figuresOf(home).has(wordStem(word)) && namesPart(text, word));
  const told = text.match(tellingWords) ?? [];
  const said = [...new Set([...asked.words, ...choices, ...told])]
    .filter((word) => isAsked(word) && !isTaken(word))
    .map((word): Placed => {
      const from = Math.max(0, text.indexOf(word));
      const isName = !light.has(wordStem(word)) && !isFigure(word);
      return { words: wordsOf(word), isName, from, to: from + word.length };
    });
  return [...named, ...said]
    .filter((one) => one.words.length > 0 || one.concept !== undefined || one.kindred !== undefined)
    .sort((a, b) => a.from - b.from)
    .map(({ from, to, ...topic }, at, all) => ({
      ...topic,
      isAside: isAside(text, from, topic),
      isOfNext:
        all[at + 1]?.isName === true &&
        text.slice(to, all[at + 1]?.from) === ' ' &&
        // "Is the road paved?" says it of the road.
        !/(?:ed|ing|en)$/.test(all[at + 1]?.words[0] ?? '') &&
        !choices.includes(topic.words[0] ?? ''),
    }));
}

/** The things that the lists know, and those that listings call by other words; where both know one, it is one. */
function namedIn({ text, things }: AskedQuestion): Placed[] {
  const kindred = findKindred(text);
  const overlaps = (one: Span, other: Span) => one.from < other.to && other.from < one.to;
  const isInside = (thing: Span) =>
    kindred.some(
      (one) =>
        overlaps(one, thing) && one.to - one.from > thing.to - thing.from && !one.isQuality && one.isSame,
    );
  const known = things
    .filter((thing) => !isInside(thing))
    .map(({ concept, from, to }): Placed => {
      const ordinal = concept.id === 'floors' ? nthFloor.exec(text.slice(0, from)) : null;
      if (ordinal) return { words: [ordinal[1] ?? '', 'floor'], isName: false, from: ordinal.index, to };
      const same = kindred.find((one) => overlaps(one, { from, to }) && one.to - one.from >= (to - from) / 2);
      return {
        concept,
        words: telling(text.slice(from, to)),
        isName: !ofQuality.test(concept.id),
        from,
        to,
        ...(same && { kindred: same }),
      };
    });
  const others = kindred
    // "How close is it?" asks for the distance.
    .filter(({ from }) => !/\bhow $/.test(text.slice(0, from)))
    .filter((one) => !known.some((thing) => overlaps(one, thing)))
    .map((one): Placed => {
      const { from, to } = one;
      const words = wordsOf(text.slice(from, to)).filter((word) => !idleWords.has(word));
      return { words, kindred: one, isName: !one.isQuality, from, to };
    });
  return [...known, ...others];
}

/** "The terrace on the fifth floor": that very floor, and not what covers it. */
const nthFloor = /\b(third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:rd|th)|parlor|garden) $/;

/** "Unit 2", "the 1928 side", "the 2-bed side"; a year or a house number tells which one by itself. */
const namesPart = (text: string, figure: string) =>
  /^\d{3,}$/.test(figure) ||
  new RegExp(
    `\\b(?:unit|suite|apt|apartment|lot|phase|space|spot|number) #?${figure}\\b|\\b${figure}(?:st|nd|rd|th)?[- ](?:bed\\w* )?(?:side|unit|one|half)\\b`,
  ).test(text);

/** The words of a name, if each of them tells something: of "live on one level" only the whole does. */
function telling(name: string): string[] {
  const words = wordsOf(name);
  const kept = words.filter((word) => !idleWords.has(word));
  return kept.length * 2 >= words.length ? kept : [];
}

/** What is said of things, although the lists have it as one. */
const ofQuality =
  /^(?:condition|updates|noise|sunlight|price|price-final|included|configured|year-built|sqft|unit-floor)$/;

/** "What does a permit cost?" names nothing but a word that mostly only tells what is asked; the listing has it. */
function rareTopics(home: AskedHome, text: string): Topic[] {
  return wordsOf(text)
    .filter(
      (word) => word.length > 3 && home.words.has(word) && !functionWords.test(word) && !namesNothing(word),
    )
    .map((word) => ({ words: [word], isName: true, isOfNext: false, isAside: false }));
}

const deed =
  /\b(?:can|could|may|would|do|should|able to|allowed to|want to|like to|have to|need to|going to) (?:(?:i|we|you|my \w+|they) )?(?:still |also |even |just |to )?$/;

/** "Could I add a bath in the basement?", "I drive a plumbing van": what the asker does needn't be said. */
const isAside = (
  text: string,
  from: number,
  { words, concept, kindred }: Omit<Topic, 'isAside' | 'isOfNext'>,
) =>
  (concept === undefined && kindred === undefined && deed.test(text.slice(0, from))) ||
  (judge.test(words.join(' ')) &&
    /^[\w-]*(?: \w+)? (?:be (?:ok|okay|fine|cool)|allow|let|mind|accept|approve|permit|care)\b/.test(
      text.slice(from),
    )) ||
  (words.length > 0 && words.every((word) => deeds.has(wordStem(word))));

/** "Would the board be ok with that?": who would allow it isn't what is asked about. */
const judge = /^(?:board|hoa|landlord|owner|park|association|building|seller|co[- ]?op|management)s?$/;

const functionWords =
  /^(?:what|when|where|which|does|this|that|there|have|with|from|into|over|about|much|many|cost|costs|price|will|would|could|should|they|them|your|than|then|only|just|still|good|year|month|total|yearly|monthly|square|feet|foot|include\w*|available|home|house|unit|building|property|place)$/;
/** Idle in a question about a thing, but not beside a sentence that only names the thing. */
const tellingWords =
  /\b(?:provid\w+|current|raise[sd]?|(?<=the )other|(?<=go(?:es)? )up|increas\w+|start|starts|begin|begins)\b/g;

const figures = new WeakMap<AskedHome, ReadonlySet<string>>();
function figuresOf(home: AskedHome): ReadonlySet<string> {
  const known = figures.get(home);
  if (known) return known;
  const found = new Set(
    home.statements
      .filter(({ isProse }) => isProse)
      .flatMap(({ text }) => wordsOf(text.toLowerCase()).map(wordStem).filter(isFigure)),
  );
  figures.set(home, found);
  return found;
}

const isFigure = (word: string) => /^\d/.test(wordStem(word));
const wordsOf = (text: string) =>
  (text.match(/[\p{L}\d][\p{L}\d']*/gu) ?? []).filter(
    (word) =>
      !/^(?:s|t|under|down|above|below|upon|near|behind|beside|across|before|after|during|making|make)$/.test(
        word,
      ),
  );

/** "Does it open into the hall?" An open plan isn't about that. */
export function namesNothing(word: string): boolean {
  const stem = wordStem(word);
  return light.has(stem) || deeds.has(stem);
}

/** Words that say how or whether, and name nothing. */
const light = new Set(
  'good ok fine bad old new full open close only own separate each side total work use need allow fit last first second extra main fast soon other up increas provid current rais start begin'.split(
    ' ',
  ),
);
/** What askers do and have, by stem; what the listing says of the thing counts all the same. */
const deeds = new Set(
  'put bring keep have get take drive pay pays paying cost costs charge charges run use buy move moving store want plan try hang set place add make do go going gonna come walk leave sell start happen problem problems issue issues worry matter deal allowed allow permit permitted ok okay fine cool friendly welcome lb lbs pound pounds ft feet foot mix month months year years week weeks day days time lot bit guy thing stuff kind sort extra total minimum min max maximum least ours us other regular actual front back rear purple blue red green white black gray grey pink yellow whole place family kids wife note husband mom dad brother sister son daughter friend work job privacy'
    .split(' ')
    .map(wordStem),
);
