import { joinList } from '../../../english/join-list.ts';
import { lowerFirst } from '../../../english/upper-first.ts';
import type { Speaker } from '../../schema.ts';
import { asks, datedAsks, fittingAsks } from '../data/asks.ts';
import {
  additions,
  callbacks,
  handOvers,
  leads,
  listAnswers,
  listPrompts,
  noteFrames,
  quoteFrames,
  workPrompts,
} from '../data/connectors.ts';
import { confirmations, echoes, fittingReactions, likings, reactions } from '../data/reactions.ts';
import { fill, startsSmall } from '../fill.ts';
import { isWholeHome } from '../sentences/complete-sentence.ts';
import { definite, echoPhrase } from '../sentences/phrases.ts';
import type { SpokenList } from '../sentences/split-list.ts';
import type { SpokenSentence } from '../sentences/spoken-sentence.ts';
import { type Topic, topics } from '../sentences/topics.ts';
import { otherHost, type Talk } from '../talk.ts';

export type Pace = { reactions: number };

/** Two hosts on one part of the home: one tells, the other asks, reacts, finishes lists and takes over. */
export function tellTopic(
  talk: Talk,
  sayings: readonly SpokenSentence[],
  teller: Speaker,
  pace: Pace,
  isAsked: boolean,
): void {
  let speaker = teller;
  let lastMove = '';
  sayings.forEach((saying, at) => {
    const before = sayings[at - 1];
    if (!before) {
      if (!isAsked) askAbout(talk, saying, otherHost(speaker));
      tell(talk, saying, speaker, { lead: !isAsked && talk.stock.chance(`lead ${saying.key}`) < 0.3 });
      return;
    }
    const move = nextMove(talk, before, saying, lastMove, pace);
    lastMove = move;
    if (move === 'swap') {
      speaker = otherHost(speaker);
      tell(talk, saying, speaker, { addition: talk.lastSpeaker() !== speaker });
      return;
    }
    if (move === 'react') react(talk, before, otherHost(speaker));
    if (move === 'ask') askAbout(talk, saying, otherHost(speaker), true);
    if (move === 'echo') echo(talk, before, speaker);
    if (move === 'same' && talk.lastSpeaker() !== speaker) speaker = otherHost(speaker);
    tell(talk, saying, speaker, {});
  });
  const last = sayings.at(-1);
  if (
    last &&
    talk.lastSpeaker() === speaker &&
    talk.stock.chance(`close ${last.key}`) < pace.reactions * 0.6
  ) {
    closing(talk, last, otherHost(speaker));
  }
}

function nextMove(
  talk: Talk,
  before: SpokenSentence,
  saying: SpokenSentence,
  lastMove: string,
  pace: Pace,
): string {
  const canEcho = !/^(?:the\b|$)/.test(echoPhrase(before) ?? '') && before.sentence.split(' ').length > 6;
  const hasFittingAsk = fittingFor(saying).length > 0;
  const moves: [string, number][] = [
    ['react', pace.reactions],
    ['swap', 0.9],
    ['same', saying.sentence.length + before.sentence.length < 170 ? 0.5 : 0],
    ['echo', canEcho ? pace.reactions * 0.5 : 0],
    ['ask', hasFittingAsk ? 0.8 : 0],
  ];
  const open = moves.filter(([move, weight]) => weight > 0 && move !== lastMove);
  const total = open.reduce((sum, [, weight]) => sum + weight, 0);
  let at = talk.stock.chance(`move ${saying.key}`) * total;
  for (const [move, weight] of open) {
    at -= weight;
    if (at < 0) return move;
  }
  return 'swap';
}

/** A question must fit what its answer begins with, not the last item of a list; a rule is read to its end. */
function fittingFor({ topic, sentence }: SpokenSentence): string[] {
  if (topic === 'building') return [];
  const beginning = topic === 'terms' ? sentence : sentence.slice(0, 48);
  return fittingAsks.find(([sign]) => sign.test(`${topic}: ${beginning}`))?.[1] ?? [];
}

export function askAbout(talk: Talk, saying: SpokenSentence, asker: Speaker, mustFit = false): void {
  const fitting = fittingFor(saying);
  const usesFitting =
    fitting.length > 0 &&
    (mustFit || saying.topic === 'terms' || talk.stock.chance(`fit ${saying.key}`) < 0.6);
  const isDated = saying.topic === 'works' && /\b(?:19|20)\d\d\b/.test(saying.sentence);
  const usual = isDated ? datedAsks : asks[saying.topic];
  const pool = usesFitting ? fitting : usual;
  const spare = mustFit ? [] : usual;
  const ask = talk.stock.pick(pool, 'asks', saying.key) ?? talk.stock.pick(spare, 'asks', saying.key);
  if (ask) talk.say(asker, ask);
}

/** What stands beside another thing is not what was spoken of: "a casita over the barn". */
const besides =
  /\b(?:over|off|behind|near|by|beside|above|below|under|from|to|in|on) (?:the|an?|its) [\w-]+(?: (?!over|off|behind|near|by|beside|above|below|under|from|to|in|on|with|and)[\w-]+)?/gi;

function react(talk: Talk, about: SpokenSentence, speaker: Speaker): void {
  // Whoever has just finished the other's list does not comment on it.
  if (talk.lastSpeaker() === speaker) return;
  const fitting =
    fittingReactions.find(([sign]) =>
      sign.test(`${about.topic}: ${about.sentence.replace(besides, '')}`),
    )?.[1] ?? [];
  const isPleasure = pleasures.has(about.topic) && talk.stock.chance(`like ${about.key}`) < 0.6;
  const line =
    talk.stock.pick(fitting, 'fitting', about.key) ??
    (isPleasure ? talk.stock.pick(likings, 'likings', about.key) : undefined) ??
    talk.stock.pick(reactions, 'reactions', about.key);
  if (line) talk.say(speaker, line);
}

/** What one puts on a list of reasons; a new furnace is good news, but nobody dreams of it. */
const pleasures = new Set<Topic>([
  'character',
  'living',
  'kitchen',
  'bedrooms',
  'baths',
  'outdoors',
  'water',
]);

/** The last word on a part of the home: a reaction, or a look back at something said before. */
function closing(talk: Talk, about: SpokenSentence, speaker: Speaker): void {
  const earlier = talk.mentioned
    .slice(0, -2)
    .filter((mention) => !talk.recalled.has(mention) && !isWholeHome(mention.phrase));
  const seen = earlier[Math.floor(talk.stock.chance(`back ${about.key}`) * earlier.length)];
  const frame =
    seen && pleasures.has(about.topic) && talk.stock.chance(`callback ${about.key}`) < 0.35
      ? talk.stock.pick(callbacks, 'callbacks', about.key)
      : undefined;
  if (!seen || !frame) {
    react(talk, about, speaker);
    return;
  }
  talk.recalled.add(seen);
  talk.say(speaker, fill(frame, { np: definite(seen.phrase) }), [seen.factId]);
}

function echo(talk: Talk, about: SpokenSentence, teller: Speaker): void {
  const np = echoPhrase(about);
  const frame = talk.stock.pick(echoes, 'echoes', about.key);
  if (!np || !frame) {
    react(talk, about, otherHost(teller));
    return;
  }
  talk.say(otherHost(teller), fill(frame, { np }), [about.factId]);
  const confirmation = /\?$/.test(frame)
    ? talk.stock.pick(confirmations, 'confirmations', about.key)
    : undefined;
  if (confirmation) talk.say(teller, confirmation);
}

/** What others share or what stands elsewhere is no highlight of this home. */
const ownTopics = new Set(topics.filter((topic) => !['building', 'nearby', 'terms'].includes(topic)));

function tell(
  talk: Talk,
  saying: SpokenSentence,
  speaker: Speaker,
  how: { lead?: boolean; addition?: boolean },
): void {
  const isPlain = !saying.note && !isFigurative(saying.sentence);
  const lead = how.lead && isPlain ? talk.stock.pick(leads, 'leads', saying.key) : undefined;
  if (lead) talk.say(speaker, lead);
  const np = echoPhrase(saying);
  if (np && ownTopics.has(saying.topic)) talk.mentioned.push({ phrase: np, factId: saying.factId });
  const way = talk.stock.chance(`list ${saying.key}`);
  const canPrompt = saying.list && !how.addition && promisesMore(saying.list) && way < 0.7;
  if (canPrompt) tellWithPrompt(talk, saying, speaker);
  else if (saying.list && !how.addition && way > 0.35) tellTogether(talk, saying, speaker);
  else talk.say(speaker, framed(talk, saying, how.addition ?? false), [saying.factId]);
}

/** A prompt fits behind a colon or behind works; "sits behind a steel door" promises nothing. */
function promisesMore({ head, link }: SpokenList): boolean {
  if (/^there(?:'s| is| are)\b/i.test(head)) return false;
  return link === ':' || (link === 'with' && works.test(head));
}

const works = /\b(?:remodeled|redone|rebuilt|opened up|renovated|updated)\b/i;

function framed(talk: Talk, saying: SpokenSentence, addition: boolean): string {
  if (saying.note) {
    const frame = talk.stock.pick(noteFrames, 'notes', saying.key);
    return frame ? fill(frame, { q: saying.note }) : saying.sentence;
  }
  if (isFigurative(saying.sentence) && talk.stock.chance(`quote ${saying.key}`) < 0.7) {
    const frame = talk.stock.pick(quoteFrames, 'quotes', saying.key);
    if (frame) return fill(frame, { q: saying.sentence });
  }
  if (!addition || talk.stock.chance(`add ${saying.key}`) < 0.3) return saying.sentence;
  const isSmall = startsSmall(saying.sentence);
  const frame = talk.stock.pick(
    additions.filter((phrase) => isSmall || phrase.includes('{S}')),
    'additions',
    saying.key,
  );
  return frame ? fill(frame, { s: lowerFirst(saying.sentence), S: saying.sentence }) : saying.sentence;
}

/** Wording that is the writer's own rather than a plain fact is quoted as theirs. */
function isFigurative(sentence: string): boolean {
  return (
    /\b(?:character|rarer|than you would think|any right|best kind|does most of|feels|rather than flipped|still looks like|nothing else|sanded|long way from|hold a dance|good sign)\b/i.test(
      sentence,
    ) && !/"/.test(sentence)
  );
}

function tellWithPrompt(talk: Talk, { key, factId, list }: SpokenSentence, speaker: Speaker): void {
  if (!list) return;
  const prompt =
    talk.stock.pick(works.test(list.head) ? workPrompts : listPrompts, 'prompts', key) ?? 'Go on.';
  const answer = talk.stock.pick(listAnswers, 'listAnswers', key) ?? '{List}.';
  talk.say(speaker, `${list.head}.`, [factId]);
  talk.say(otherHost(speaker), prompt);
  talk.say(speaker, fill(answer, { list: joinList(list.items) }), [factId]);
}

function tellTogether(talk: Talk, { key, factId, list, sentence }: SpokenSentence, speaker: Speaker): void {
  const handOver = talk.stock.pick(handOvers, 'handOvers', key);
  if (!list || !handOver || /^its\b/.test(list.items[0] ?? '')) {
    talk.say(speaker, sentence, [factId]);
    return;
  }
  const kept = Math.max(2, Math.ceil(list.items.length / 2));
  const link = list.link === 'verb' ? ' ' : list.link === ':' ? ': ' : ' with ';
  talk.say(speaker, `${list.head}${link}${joinList(list.items.slice(0, kept))}.`, [factId]);
  talk.say(otherHost(speaker), fill(handOver, { rest: joinList(list.items.slice(kept)) }), [factId]);
}
