import type { Concept } from '../concept.ts';
import { idleWords } from '../data/question-words.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import { wordStem } from '../evidence/word-stem.ts';
import { type AskedQuestion, readQuestion } from '../question/read-question.ts';

/** Something a sentence has to speak of to answer a question. */
export type Topic = {
  words: readonly string[];
  concept?: Concept;
  /** Names a thing, rather than saying something of one. */
  isName: boolean;
  /** Stands right before the next one and describes it. */
  isOfNext: boolean;
  /** What the asker would do with the things named: "could I add a bath in the basement?" */
  isDeed: boolean;
};

/** What is said around a question and asks nothing: a condition, a reason, whom or how long it is for. */
const asides =
  /,? \b(?:if|because|since|cuz|while|in case|when) (?:i|we|my|our|you|the owner|they|it|he|she)\b.*$|\bfor (?:my|our|the|a|an)? ?(?:\w+ )?(?:dogs?|cats?|kids?|family|customers?|clients?|guests?|visitors?|friends?|parents?|me|us|months?|years?|weeks?|days?)(?=[?.!,]*$)|\b(?:in|with) the (?:price|sale|purchase|asking price)\b|\b(?:next|this|later this) (?:year|month|week|spring|summer|fall|winter)\b|\bright away\b|\bin all\b|\baltogether\b|^.{0,20}\b(?:just )?(?:wondering|curious)(?: if)?,? /g;

/** What a question is about, as things that a sentence can name, and whether nothing was left out as said beside it. */
export function readTopics(
  home: AskedHome,
  asked: AskedQuestion,
  subject: string,
): { topics: Topic[]; isWhole: boolean } {
  const bare = withoutAsides(withoutAsides(asked.text));
  const own = topicsOf(home, readQuestion(bare));
  const found = own.some(({ isName }) => isName) ? own : topicsOf(home, asked);
  const topics = found.some(({ isName }) => isName) ? found : [...found, ...rareTopics(home, bare)];
  const before = subject === '' ? [] : topicsOf(home, readQuestion(subject));
  return { topics: [...topics, ...before], isWhole: bare === asked.text };
}

const withoutAsides = (text: string) => text.replace(asides, ' ').replace(/\s+/g, ' ').trim();

function topicsOf(home: AskedHome, { text, things, words, choices }: AskedQuestion): Topic[] {
  // A figure of the asker's own ("my 55 lb dog") needn't stand in the listing; one that names a side or a unit does.
  const isAsked = (word: string) => !isFigure(word) || figuresOf(home).has(wordStem(word));
  const telling = text.match(tellingWords) ?? [];
  const named = things.map(({ concept, from, to }) => ({
    concept,
    words: wordsOf(text.slice(from, to)).filter((word) => !idleWords.has(word)),
    isName: !ofQuality.test(concept.id),
    from,
    to,
  }));
  const said = [...words, ...choices, ...telling].filter(isAsked).map((word) => {
    const from = Math.max(0, text.indexOf(word));
    const isName = !light.has(wordStem(word)) && !isFigure(word);
    return { words: wordsOf(word), isName, from, to: from + word.length };
  });
  return [...named, ...said]
    .filter((one) => one.words.length > 0 || 'concept' in one)
    .sort((a, b) => a.from - b.from)
    .map(({ from: _, to, ...topic }, at, all) => ({
      ...topic,
      isDeed: deed.exec(text)?.[1] === topic.words[0],
      isOfNext:
        all[at + 1] !== undefined &&
        text.slice(to, all[at + 1]?.from) === ' ' &&
        // "Is the road paved?" says it of the road.
        !/(?:ed|ing|en)$/.test(all[at + 1]?.words[0] ?? '') &&
        !choices.includes(topic.words[0] ?? ''),
    }));
}

/** What is said of things, although the lists have it as one. */
const ofQuality =
  /^(?:condition|updates|noise|sunlight|price|price-final|included|configured|year-built|sqft)$/;

/** "What does a permit cost?" names nothing but a word that mostly only tells what is asked; the listing has it. */
function rareTopics(home: AskedHome, text: string): Topic[] {
  return wordsOf(text)
    .filter((word) => word.length > 3 && home.words.has(word) && !functionWords.test(word))
    .map((word) => ({ words: [word], isName: true, isOfNext: false, isDeed: false }));
}

const deed = /\b(?:can|could|may|would) (?:i|we|you) (?:still |also |even )?(\w+)/;
const functionWords =
  /^(?:what|when|where|which|does|this|that|there|have|with|from|into|over|about|much|many|cost|costs|price|will|would|could|should|they|them|your|than|then|only|just|still|good|year|month|total|yearly|monthly|include\w*|available|home|house|unit|building|property|place)$/;
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

/** Words that say how or whether, and name nothing. */
const light = new Set(
  'good ok fine bad old new full open close only own separate each side total work use need allow fit last first second extra main fast soon other up increas provid current rais start begin'.split(
    ' ',
  ),
);
