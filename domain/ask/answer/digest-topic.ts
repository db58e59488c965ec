import type { AskedHome, Statement } from '../evidence/asked-home.ts';
import type { Span } from '../evidence/bind-word.ts';
import { wordStem } from '../evidence/word-stem.ts';
import { findIntent, type Intent } from '../intents/intent.ts';
import { tellsIntent } from '../intents/tells-intent.ts';
import { type AnswerType, answerTypeOf, holdsAnywhere } from '../passage/answer-type.ts';
import { hidePartNames } from '../passage/match-topic.ts';
import { namesNothing } from '../passage/read-topics.ts';
import { emptyWords } from '../passage/says-every-word.ts';
import { type AskedQuestion, isSaidOfThing } from '../question/read-question.ts';
import { cutToTopic } from '../topics/cut-to-topic.ts';
import { type GuessedTopic, guessTopics, topicOfThing } from '../topics/guess-topics.ts';
import { checkDraft } from './check-draft.ts';
import type { Draft } from './draft.ts';
import { endQuotation } from './end-quotation.ts';
import { sayField } from './say-field.ts';

/** What the sheet says about the topic of a question that nothing answers. */
export type TopicDigest = {
  /** The topic, as in "On parking, the listing says". */
  name: string;
  /** What the sheet has on it; nothing where all of it has been told. */
  draft?: Draft;
  /** Every fact on it. */
  factIds: ReadonlySet<string>;
};

/** From this share on, nine of ten topics that were guessed for questions never seen were right. */
const sure = 0.5;
/** As much is enough where a fact has a word of the question as well. */
const likely = 0.3;
/** So sure a topic has to be for saying that nothing is said about it. */
const sureOfNothing = 0.7;
const maxFacts = 2;
const maxWords = 50;
/** That a fact is on the topic is too little: it has to tell something of what may be wanted. */
const minWorth = 0.15;
/** A fact that is worth so much less than the first only dilutes it. */
const minOfBest = 0.5;

const perThing = 0.4;
/** A word of the question; the more facts have it, the less it tells which one is meant. */
const perWord = 0.3;
const ofClosest = 0.5;
/** Where a figure is asked for, a fact without one. */
const withoutFigure = 0.5;
/** Where a topic is this sure, one word in common doesn't make a sentence part of it. */
const minShared = 2;
/** What names the home tells nothing about it. */
const names = /^(?:address|street|city|state|zip|mls|agent|brokerage)$/;
/** That a fact is on the topic at all, whatever is wanted of it. */
const onTopic = 0.05;

const figures: ReadonlySet<AnswerType> = new Set([
  'amount',
  'measure',
  'year',
  'age',
  'date',
  'count',
  'duration',
  'distance',
]);
const asksForList = /\b(?:what|which)\b(?! (?:floor|level|size|year|time)\b)/;

/** Of whatever is asked of a building, every sentence with the word would be. */
const namesLittle = (stem: string) => namesNothing(stem) || /^(?:building|built|live)$/.test(stem);

type Told = {
  statement: Statement;
  words: string;
  worth: number;
  hasOwnWord: boolean;
  /** Nothing of what may be wanted, and no name in common: an open plan for an elevator that opens into the home. */
  isOnlyWorded: boolean;
};

/** The facts nearest to the question's words come first. `told` is what the answer says already. */
export function digestTopic(
  home: AskedHome,
  asked: AskedQuestion,
  { closest, told }: { closest?: Draft | undefined; told: string },
): TopicDigest | undefined {
  const [guessed] = guessTopics(asked.text);
  if (!guessed || guessed.share < likely) return undefined;
  const { name } = guessed.topic;
  const all = factsOn(home, asked, guessed, closest);
  const factIds = new Set(all.map(({ statement }) => statement.fact.id));
  if (all.length === 0) {
    const isSilent = !closest && guessed.share >= sureOfNothing && !hasWordOf(home, name);
    return isSilent ? { name, factIds } : undefined;
  }
  const chosen = chooseFacts(
    home,
    all.filter(
      ({ worth, hasOwnWord, isOnlyWorded }) =>
        worth >= minWorth && !isOnlyWorded && (hasOwnWord || guessed.share >= sure),
    ),
  );
  if (chosen.length === 0) return undefined;
  const isTold = chosen.some(({ words }) => told.includes(withoutStop(words)));
  return isTold ? { name, factIds } : { name, factIds, draft: quoteFacts(chosen) };
}

/** A listing that has a word of the topic may speak of it in ways that nothing here recognizes. */
const hasWordOf = (home: AskedHome, name: string) =>
  stemsIn(name).some((stem) => stemsOfFacts(home).some((said) => said.has(stem)));

function factsOn(
  home: AskedHome,
  asked: AskedQuestion,
  { topic, wanted, share }: GuessedTopic,
  closest: Draft | undefined,
): Told[] {
  const intents = [...topic.intents].flatMap((id) => findIntent(id) ?? []);
  const things = asked.things.filter(({ concept }) => !isSaidOfThing(concept));
  const signs = things.flatMap(({ concept }) =>
    concept.stated && topicOfThing(concept.name) === topic ? [concept.stated] : [],
  );
  const isOpen = asksForList.test(asked.text);
  const stems = new Map(
    [...new Set(stemsIn(asked.text))].map((stem) => {
      const having = stemsOfFacts(home).filter((said) => said.has(stem)).length;
      return [stem, perWord / Math.sqrt(Math.max(having, 1))] as const;
    }),
  );
  const type = answerTypeOf(asked.text);
  const isFigure = figures.has(type);
  return home.statements
    .filter(({ fact }) => !names.test(fact.field))
    .flatMap((statement) => {
      const spans = [
        ...intents.flatMap((intent) =>
          tellsIntent(statement.text, intent).map((span) => ({ span, weight: wanted.get(intent.id) ?? 0 })),
        ),
        ...signs.flatMap((sign) => spansOf(statement.text, sign).map((span) => ({ span, weight: perThing }))),
        ...(isClosest(statement, closest)
          ? wordSpans(statement.text, stems, share >= sureOfNothing ? minShared : 1)
          : []),
      ].sort((a, b) => b.weight - a.weight);
      const pieces = new Set(
        spans.map(({ span }) =>
          statement.isProse ? cutToTopic(statement.text, span, { isOpen }) : statement.text,
        ),
      );
      return [...pieces].map((words) => {
        const said = new Set(stemsIn(words));
        const shared = [...stems].filter(([stem]) => said.has(stem));
        const wished = intents.reduce((sum, intent) => sum + worthOf(intent, words, wanted), 0);
        const named = signs.filter((sign) => words.search(sign) >= 0).length;
        return {
          statement,
          words,
          hasOwnWord: shared.length + named > 0,
          isOnlyWorded:
            wished + named === 0 &&
            !(isFigure && holdsAnywhere(words, type)) &&
            shared.every(([stem]) => namesLittle(stem)),
          worth:
            (isFigure && !holdsAnywhere(words, type) ? withoutFigure : 1) *
            (onTopic +
              wished +
              perThing * named +
              shared.reduce((sum, [, weight]) => sum + weight, 0) +
              (isClosest(statement, closest) ? ofClosest : 0)),
        };
      });
    })
    .sort((a, b) => b.worth - a.worth);
}

const isClosest = ({ fact }: Statement, closest: Draft | undefined) =>
  closest?.facts.some(({ id }) => id === fact.id) ?? false;

/** Where a sentence has at least half of a question's words, it is on its topic whatever it tells. */
function wordSpans(text: string, stems: ReadonlyMap<string, number>, min: number) {
  const found = [...text.matchAll(word)]
    .filter(([one]) => stems.has(wordStem(one)))
    .map(({ 0: one, index }) => ({ span: { from: index, to: index + one.length }, weight: ofClosest }));
  const shared = new Set(found.map(({ span }) => wordStem(text.slice(span.from, span.to))));
  return shared.size >= min && shared.size >= stems.size / 2 ? found.slice(0, 1) : [];
}

const worthOf = (intent: Intent, words: string, wanted: ReadonlyMap<string, number>) => {
  const share = wanted.get(intent.id) ?? 0;
  return share > 0 && tellsIntent(words, intent).length > 0 ? share : 0;
};

function chooseFacts(home: AskedHome, told: readonly Told[]): Told[] {
  const chosen: Told[] = [];
  let words = 0;
  for (const one of told) {
    if (chosen.length === maxFacts || one.worth < minOfBest * (chosen[0]?.worth ?? 0)) break;
    const said = withoutStop(one.words);
    const isSaid = chosen.some(
      ({ words: other }) =>
        other.includes(said) || said.includes(withoutStop(other)) || saysSame(one.words, other),
    );
    const length = wordsIn(one.words).length;
    if (isSaid || (chosen.length > 0 && words + length > maxWords)) continue;
    if (!checkDraft(home.sheet, quoteFacts([one]))) continue;
    chosen.push(one);
    words += length;
  }
  return chosen;
}

/** So much of the shorter of two texts stands in the other that nobody needs both. */
const same = 0.6;

function saysSame(one: string, other: string): boolean {
  const [left, right] = [new Set(stemsIn(one)), new Set(stemsIn(other))];
  const shared = [...left].filter((stem) => right.has(stem)).length;
  return shared >= same * Math.min(left.size, right.size);
}

/** Facts in their own words, with whose they are; columns as somebody would say them. */
function quoteFacts(told: readonly Pick<Told, 'statement' | 'words'>[]): Draft {
  const isAgents = ({ statement }: Pick<Told, 'statement'>) => statement.fact.field === 'agentAnswer';
  const quoted = (facts: readonly Pick<Told, 'statement' | 'words'>[]) =>
    facts.map((one) => `“${ended(wordsOf(one), one.statement.fact.value)}”`).join(' ');
  const agents = told.filter(isAgents);
  const columns = told.filter(({ statement }) => !statement.isProse && !isBareFeature(statement));
  const listed = told.filter((one) => !agents.includes(one) && !columns.includes(one));
  return {
    text: [
      ...columns.map(({ statement }) => sayField(statement.fact)),
      ...(listed.length > 0 ? [`the listing says: ${quoted(listed)}`] : []),
      ...(agents.length > 0 ? [`the agent says: ${quoted(agents)}`] : []),
    ].join(' '),
    facts: told.map(({ statement }) => statement.fact),
  };
}

/** A feature in a list has no name of its own. */
const isBareFeature = ({ fact }: Statement) => fact.field === 'feature' && fact.label === 'Feature';

const wordsOf = ({ statement, words }: Pick<Told, 'statement' | 'words'>) =>
  words === statement.text && statement.isProse ? statement.fact.value : words;
const withoutStop = (text: string) => text.replace(/[.,;:]$/, '');
const ended = (text: string, whole: string) => (/[.?!]$/.test(text) ? text : endQuotation(text, whole));

const word = /[\p{L}\d][\p{L}\d'’]*/gu;
const wordsIn = (text: string) =>
  (hidePartNames(text).toLowerCase().match(word) ?? []).filter((one) => !emptyWords.has(one));

const stemsIn = (text: string) => wordsIn(text).map(wordStem);

const readStems = new WeakMap<AskedHome, Set<string>[]>();

function stemsOfFacts(home: AskedHome): Set<string>[] {
  const known = readStems.get(home) ?? home.statements.map(({ text }) => new Set(stemsIn(text)));
  readStems.set(home, known);
  return known;
}

const spansOf = (text: string, sign: RegExp): Span[] =>
  [...text.matchAll(sign)].map(({ 0: words, index }) => ({ from: index, to: index + words.length }));
