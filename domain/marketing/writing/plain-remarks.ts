import { splitSentences } from '../../english/sentences/rules.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { countsIn } from '../../features/counts-in.ts';
import { readFeatures } from '../../features/read-features.ts';
import { readScopes } from '../../features/read-scopes.ts';
import { leansBack } from '../story/leans-back.ts';
import { type Copy, join } from './copy.ts';
import { evenOpenings } from './even-openings.ts';
import { hookLine } from './hook-line.ts';
import { ownRemarks } from './own-sentences.ts';
import { plainSentences } from './plain-sentences.ts';
import { remarkSentences } from './remark-sentences.ts';
import { saysAgain } from './says-again.ts';
import { type Stop, stopOrder, walkStops } from './walk-stops.ts';
import { moreOf } from './write-remarks.ts';

type Told = Pick<Copy, 'facts' | 'story'>;

const maxOpening = 160;
const maxNamed = 3;
/** The agent's own words need no proof; ours do. */
type IsAllowed = (text: string) => boolean;

/**
 * MLS remarks in an MLS's manner: what the home is and where, with what is most notable; then what the description states, in its
 * order and without what only sells; then what neither has named.
 */
export function plainRemarks(text: string, copy: Told, cap: number, isAllowed: IsAllowed): string {
  const hooks = [maxNamed, 1, 0].flatMap((max) =>
    [true, false].map((counts) => hookLine(copy, { maxLength: maxOpening, max, counts, nearby: false })),
  );
  const hook = hooks.find((one) => isAllowed(one.text));
  const first = hook ? upperFirst(hook.text.replace(/^An? /, '')) : '';
  const stated = plainStory(text)
    .filter(({ one, from }) => one === from || isAllowed(one))
    .map(({ one }) => one)
    .filter((sentence) => !isTrifle.test(sentence) && !isToldBy(first, hook?.told ?? [], sentence));
  const room = cap - first.length - 1;
  const own = ownRemarks([...new Set(stated)].join('\n'), copy.story, room);
  const listed = moreOf(copy.story, `${first} ${own}`, room - own.length - 1);
  const named = isAllowed(listed) ? join([own, listed], ' ') : own;
  const rest = restOf(copy, `${first} ${named}`, room - named.length - 1, isAllowed);
  return join([first, placeLast(join([named, rest], ' '))], ' ');
}

/** What each sentence states, with the sentence that it is from; what leans on a sentence goes with it. */
function plainStory(text: string): { one: string; from: string }[] {
  let isGone = false;
  return remarkSentences(text.replace(/(?<![\p{L}\d])\*+(?=\p{L}|\d)/gu, '')).flatMap((from) => {
    const plain = isGone && leansBack(from) ? [] : plainSentences(from);
    isGone = plain.length === 0;
    return plain.map((one) => ({ one, from }));
  });
}

/** "There is a breakfast nook.": what is worth naming is in a list. */
const isTrifle = /^There (?:is|are) (?:an? )?[^\s,]+(?: [^\s,]+){0,3}\.$/;

const maxListed = 5;
const enough = 700;

/** The home's parts of which no sentence told, a sentence each, in the order of a walk. */
function restOf(copy: Told, said: string, room: number, isAllowed: IsAllowed): string {
  const walk = { ...copy, occasion: 'for-sale', openHouse: null, link: '' } as Copy;
  const stops = walkStops(walk, [], splitSentences(said), maxListed)
    .filter(({ part }) => part !== 'around')
    .toSorted((a, b) => stopOrder.indexOf(a.part) - stopOrder.indexOf(b.part));
  const known = new Set(readFeatures(said, 'own', 'home').map(({ id }) => id));
  const isNew = ({ told }: Stop) => told.filter((id) => known.has(id)).length * 2 < Math.max(1, told.length);
  return stops.filter(isNew).reduce((text, stop) => {
    const longer = join([text, stop.sentence(0)], ' ');
    const isFull = longer.length > room || said.length + longer.length > enough;
    return isFull || saysAgain(`${said} ${text}`, stop.sentence(0)) || !isAllowed(stop.sentence(0))
      ? text
      : longer;
  }, '');
}

/** The home comes before what is around it, and no two sentences in a row open alike. */
function placeLast(text: string): string {
  const sentences = splitSentences(text);
  const scopes = readScopes(sentences);
  const isMoved = (sentence: string, at: number) =>
    around.test(sentence) ||
    (scopes[at] === 'area' && !leansBack(sentence) && !leansBack(sentences[at + 1] ?? ''));
  return evenOpenings([
    ...sentences.filter((sentence, at) => !isMoved(sentence, at)),
    ...sentences.filter(isMoved),
  ]).join(' ');
}
const around =
  /^The home is (?:(?:just|only|a|an|half|easy|short|\d+|two|three) )*(?:steps|blocks?|minutes|moments|walk|miles?|close|near|within|around the corner|across)\b/;

const introduction =
  /^(?:The home|This) (?:is|was) (?:an? )?|^This (?:[^\s.]+ ){0,8}?(?:condo|home|house|residence|townhome|townhouse|loft|co-?op|apartment|penthouse|unit|property)\b/i;
/** "The home is an upgraded 3-bedroom, 2.5-bath duplex.", "The home is a corner loft." */
const recount = /^The home is an? (?:[^.]*\bbed(?:room)?\b|(?:[^\s.]+ ){0,3}[^\s.]+\.$)/i;

/** "The home is a 22-foot-wide townhouse in Larkmere." below an opening with that width and place. */
const saysKind = (first: string, sentence: string) =>
  /^The home is an? /.test(sentence) &&
  sentence.split(' ').length <= maxKind &&
  (sentence.slice(4).match(/\p{Lu}[\p{L}'’]+|\d[^\s,.]*/gu) ?? []).every((word) => first.includes(word));
const maxKind = 13;

/** A second beginning that names nothing new. */
function isToldBy(first: string, told: readonly string[], sentence: string): boolean {
  const ids = readFeatures(sentence, 'own', 'home').map(({ id }) => id);
  const isKnown = ids.every((id) => told.includes(id));
  const isCounted = countsIn(sentence).some((count) => count.startsWith('beds:'));
  if (first !== '' && (recount.test(sentence) || saysKind(first, sentence))) return true;
  return (
    isKnown &&
    ((introduction.test(sentence) && (isCounted || ids.length === 0)) || saysAgain(first, sentence))
  );
}
