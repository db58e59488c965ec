import { doneAsStated, doneToThings, qualityScaleTable } from '../data/quality-scales.ts';
import { areInOneClause } from '../evidence/are-in-one-clause.ts';
import type { AskedHome, Statement } from '../evidence/asked-home.ts';
import { describing, type Span } from '../evidence/bind-word.ts';
import { isOfItself, isSeenFromThere } from '../evidence/fits-question.ts';
import { holdsAskedKind } from '../evidence/holds-asked-kind.ts';
import { isInRoom, isRoom } from '../evidence/room-of.ts';
import { holdsAnswer } from '../passage/answer-type.ts';
import { isContrary } from '../passage/find-passage.ts';
import { matchTopic } from '../passage/match-topic.ts';
import { readTopics, type Topic } from '../passage/read-topics.ts';
import { isAsWide } from '../passage/says-asked-for.ts';
import { type AskedQuestion, readQuestion } from '../question/read-question.ts';
import type { Draft } from './draft.ts';
import { quoteStatements } from './quote-answer.ts';

type Scale = { asked: RegExp; things?: RegExp; tells: (text: string, span: Span) => boolean };

const whole = (source: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\d-])(?:${source})(?![\\p{L}\\d-])`, flags);

const scales: readonly Scale[] = qualityScaleTable
  .trim()
  .split('\n')
  .map((line) => {
    const [asked = '', rest = ''] = line.split(' => ');
    const [stated = '', things] = rest.split(' | ');
    const sign = whole(stated.replace(/^>/, ''));
    const isBehind = stated.startsWith('>');
    return {
      // "Mine or everybody's": both ends are one question.
      asked: whole(`(?:${asked})(?:,? (?:or|and|vs\\.?) (?:is it |are they |an? |the )?(?:${asked}))*`),
      ...(things && { things: new RegExp(`^(?:${things})$`) }),
      tells: (text, span) => {
        const { before, behind } = describing(text, span);
        return sign.test(behind) || (!isBehind && sign.test(before));
      },
    };
  });

const done = whole(doneToThings);
const stated = whole(doneAsStated);
const nearby = 50;
/** When something was done to a thing: a year, or how long ago, in the same part of the sentence. */
const when: Scale = {
  asked: whole(
    `(?:when|what year|how long ago|how recently) (?:was|were|did|have|has)(?: (?:they|the owners?|the sellers?|you|someone))?(?=.*\\b(?:${doneToThings})\\b)`,
  ),
  tells: (text, span) =>
    holdsAnswer(text, span, 'year') &&
    stated.test(text.slice(Math.max(0, span.from - nearby), span.to + nearby)) &&
    !/\b(?:scheduled|planned|upcoming|leased?|rented|tenants?|through)\b/i.test(text),
};

/** What doesn't limit a question of how a thing is. */
const beside =
  /\b(?:at the moment|right now|these days|nowadays|currently|in (?:the )?(?:winters?|summers?)|year[- ]round|when it rains|lately|(?:to )?begin with)\b/gi;
const yesNoOrOpen =
  /^(?:so |and |but |also )?(?:is|are|was|were|does|do|did|has|have|will|would|can|what|how|when|(?!who|where|which|why)\S+ (?:\S+ )?(?:\S+ )?\S+\??$)/;
/** That it is new doesn't tell when it was done. */
const asksWhen = /\b(?:when|what year|how long ago|how recently)\b/;
const sure = 0.8;

/** The sentence that says of the very thing something on the scale that was asked for; quoted without a yes or a no. */
export function answerByScale(home: AskedHome, question: string): Draft | undefined {
  const text = question.replace(/[?!.,;:]+$/, '').trim();
  if (!yesNoOrOpen.test(text)) return undefined;
  for (const scale of asksWhen.test(text) ? [when] : scales) {
    const match = scale.asked.exec(text);
    if (!match) continue;
    const rest = text.replace(match[0], ' ').replace(scale === when ? done : /$^/, ' ');
    const found = statementsOn(home, readQuestion(text), rest.replace(beside, ' '), scale);
    const [first] = found;
    if (first) return quoteStatements([first]);
  }
  return undefined;
}

function statementsOn(home: AskedHome, asked: AskedQuestion, rest: string, scale: Scale): Statement[] {
  const named = readTopics(home, readQuestion(rest.replace(/\s+/g, ' ').trim()), '').topics;
  const topics = named.filter(({ isAside }) => !isAside);
  const thing = headOf(topics);
  if (!thing || !isOf(scale, thing) || topics.some((one) => one !== thing && !one.isName)) return [];
  const rooms = topics.flatMap((one) => (one !== thing && isRoom(one.concept?.id ?? '') ? [one] : []));
  return home.statements.filter((statement) => {
    const { text } = statement;
    return (
      isOfHome(statement) &&
      topics.every((topic) => spansOf(text, topic).length > 0) &&
      spansOf(text, thing).some(
        (span) =>
          isThing(text, span) &&
          scale.tells(text, span) &&
          rooms.every(({ concept }) => isInRoom(text, span, concept?.id ?? '')),
      ) &&
      holdsItsOwn(asked, text)
    );
  });
}

/** The floors of "bathroom floors", but the stove of "the stove in the kitchen". */
function headOf(topics: readonly Topic[]): Topic | undefined {
  const first = topics.findIndex(({ isName }) => isName);
  const behind = topics.slice(Math.max(0, first));
  const last = behind.findIndex(({ isOfNext }, at) => !(isOfNext && behind[at + 1]?.isName));
  return first < 0 ? undefined : behind[Math.max(0, last)];
}

const isOf = ({ things }: Scale, { concept, words }: Topic) =>
  !things || [concept?.id ?? '', words.join('-'), words.at(-1) ?? ''].some((name) => things.test(name));

/** What could be, and what the neighborhood has, is none of the home's; of the columns only parking is told in words. */
const isOfHome = ({ scope, isProse, fact, text }: Statement) =>
  scope !== 'imagined' &&
  scope !== 'area' &&
  (isProse || fact.field === 'parking') &&
  !/\b(?:could|potential\w*|possibility|option to|proposed|planned|add|convert\w*)\b/i.test(text);

/** "5 bed 3 bath", "a windowed bath", "the garden across the street": counted, describing, or somebody else's. */
const isThing = (text: string, { from, to }: Span) =>
  !/\d[- ]?$|\b(?:one|two|three|four|five|six)[- ]$/i.test(text.slice(0, from)) &&
  !/ed$/i.test(text.slice(from, to)) &&
  !/^[^.;,]{0,24}\b(?:across|nearby|near|around the corner|down the street|away|blocks?)\b/i.test(
    text.slice(to),
  );

const holdsItsOwn = (asked: AskedQuestion, text: string) =>
  !isContrary(asked.text, text) &&
  isAsWide(asked.text, text) &&
  isSeenFromThere(asked.text, text) &&
  isOfItself(asked.text, text) &&
  areInOneClause(asked, text) &&
  holdsAskedKind(asked.text, text);

function spansOf(text: string, topic: Topic): readonly Span[] {
  const { score, isKindred, spans } = matchTopic(text, topic);
  const isNamed = !isKindred || (topic.concept === undefined && topic.kindred?.isSame === true);
  return score >= sure && isNamed ? spans : [];
}
