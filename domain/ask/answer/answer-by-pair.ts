import { answerPairTable } from '../data/answer-pairs.ts';
import { dailyPairTable } from '../data/daily-pairs.ts';
import { indirectPairTable } from '../data/indirect-pairs.ts';
import { sheetPairTable } from '../data/sheet-pairs.ts';
import { statedPairTable } from '../data/stated-pairs.ts';
import { usePairTable } from '../data/use-pairs.ts';
import type { AskedHome, Statement } from '../evidence/asked-home.ts';
import type { Span } from '../evidence/bind-word.ts';
import { isSeenFromThere } from '../evidence/fits-question.ts';
import { holdsAskedKind } from '../evidence/holds-asked-kind.ts';
import { namesService } from '../evidence/names-service.ts';
import { isRoom, lastRoom } from '../evidence/room-of.ts';
import { areJoined, isSubject, matchTopic } from '../passage/match-topic.ts';
import { readTopics, type Topic } from '../passage/read-topics.ts';
import { isAsWide } from '../passage/says-asked-for.ts';
import { readQuestion } from '../question/read-question.ts';
import type { Draft } from './draft.ts';
import { quoteStatements } from './quote-answer.ts';

type Pair = { asked: RegExp; stated: RegExp; isFirst: boolean; most: number };

const short: Record<string, string> = {
  '{n}':
    '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|sixteen|eighteen|twenty|a dozen)',
  '{i}': '(?:i|we|you|one|someone|somebody|anyone|people|owners?|they)',
  '{it}':
    '(?:it|this|that|(?:the|this) (?:home|house|unit|place|apartment|condo|building|property|townhouse|loft|co-op))',
  '{Name}': "\\p{Lu}[\\p{L}\\d'’.&-]+",
};
const inFull = (source: string) => source.replace(/\{\w+\}/g, (name) => short[name] ?? name);

/** Where a name is wanted, case tells it apart; other words may still begin a sentence. */
const inEitherCase = (source: string) =>
  source.replace(/(?<![\p{L}\\{[])\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

const pairs: readonly Pair[] = [
  sheetPairTable,
  statedPairTable,
  indirectPairTable,
  usePairTable,
  dailyPairTable,
  answerPairTable,
]
  .flatMap((table) => table.trim().split('\n'))
  .map((line) => {
    const [, signs = '', asked = '', stated = ''] = /^([!+]*)(.*?) => (.*)$/.exec(line) ?? [];
    const pattern = (source: string, flags: string) =>
      new RegExp(`(?<![\\p{L}\\d])(?:${inFull(source)})(?![\\p{L}\\d])`, flags);
    return {
      asked: pattern(asked, 'iu'),
      stated: stated.includes('{Name}') ? pattern(inEitherCase(stated), 'gu') : pattern(stated, 'giu'),
      isFirst: signs.includes('!'),
      most: signs.includes('+') ? 2 : 1,
    };
  });

const sure = 0.6;

/**
 * The sentence that the table pairs with a way of asking, if it speaks of everything else that the question names.
 * `isFirst` asks only for pairs that come before any other answer.
 */
export function answerByPair(home: AskedHome, question: string, isFirst = false): Draft | undefined {
  const text = question.replace(/[?!.,;:]+$/, '').trim();
  for (const pair of pairs) {
    if (isFirst && !pair.isFirst) continue;
    const match = pair.asked.exec(text);
    if (!match) continue;
    const found = statementsOf(home, text, match, pair);
    const [first] = found;
    if (first)
      return {
        ...quoteStatements(found.slice(0, pair.most)),
        words: [...first.text.matchAll(pair.stated)].map(([said]) => said)[0] ?? '',
      };
  }
  return undefined;
}

function statementsOf(
  home: AskedHome,
  text: string,
  match: RegExpExecArray,
  { stated, most }: Pair,
): Statement[] {
  const [own, ...groups] = match;
  const beside = `${text.slice(0, match.index)} ${text.slice(match.index + own.length)}`;
  const others = topicsOf(home, beside);
  const things = topicsOf(home, groups.filter(Boolean).join(' '));
  return home.statements
    .map((one) => ({ one, spans: [...one.text.matchAll(stated)].map(spanOf) }))
    .filter(
      ({ one, spans }) =>
        spans.length > 0 &&
        others.every((topic) => speaksOf(one, topic)) &&
        things.every((topic) => isSaidOf(one, topic, spans)) &&
        (most > 1 || isAsWide(text, one.text)) &&
        holdsAskedKind(text, one.text) &&
        namesService(text, one.text) &&
        isSeenFromThere(text, one.text),
    )
    .sort((a, b) => Number(b.one.isProse) - Number(a.one.isProse) || b.spans.length - a.spans.length)
    .map(({ one }) => one);
}

const topicsOf = (home: AskedHome, words: string): Topic[] =>
  words.trim() === ''
    ? []
    : readTopics(home, readQuestion(words.trim()), '').topics.filter(({ isAside }) => !isAside);

const spanOf = ({ 0: words, index }: RegExpExecArray): Span => ({ from: index, to: index + words.length });

/** "This quiet alcove fits a king bed." goes on about what the sentence before names. */
const goesOn =
  /^(?:it|this|that|these|they|there|here|featuring|complete with|boasting|with [^,.;]{3,40}, (?:it|this|the) (?:[\w-]+ )?(?:space|room|area|level|floor|one)?)\b/i;

function speaksOf({ text, before }: Statement, topic: Topic): boolean {
  return spansOf(text, topic).length > 0 || (goesOn.test(text) && spansOf(before, topic).length > 0);
}

/** The words have to be said of the very thing: the kitchen of "the kitchen flows into a den that opens to the yard" isn't it. */
function isSaidOf(one: Statement, topic: Topic, spans: readonly Span[]): boolean {
  const named = spansOf(one.text, topic);
  if (named.length === 0) return speaksOf(one, topic);
  return (
    named.some((thing) => spans.some((span) => isNextTo(one.text, thing, span))) ||
    (isRoom(topic.concept?.id ?? '') && spans.some((span) => isOfRoom(one.text, named, span))) ||
    spans.some((span) => isSubject(one.text, named, span) || isOfClause(one.text, named, span))
  );
}

const isNextTo = (text: string, thing: Span, span: Span) =>
  areJoined(text, [thing], [span]) && lastRoom(text.slice(thing.to, span.from)) === undefined;

/** "The garage, which could double as a studio" */
const isOfClause = (text: string, named: readonly Span[], { from }: Span) =>
  named.some(({ to }) => /^, (?:which|that) (?:\w+ )?$/.test(text.slice(to, from)));

/** "A living room with a marble mantel, tall windows, 12-foot ceilings": what a room is listed with is its own. */
const isOfRoom = (text: string, named: readonly Span[], { from }: Span) =>
  named.some(({ to }) => {
    const between = text.slice(to, from);
    return /^ with [^.;]*$/.test(between) && lastRoom(between) === undefined;
  });

function spansOf(text: string, topic: Topic): readonly Span[] {
  const { score, isKindred, spans } = matchTopic(text, topic);
  return score >= sure && (!isKindred || topic.kindred?.isSame === true) ? spans : [];
}
