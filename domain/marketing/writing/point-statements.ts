import { joinList } from '../../english/join-list.ts';
import { readFeatures } from '../../features/read-features.ts';
import type { Scope } from '../../features/read-scopes.ts';
import { dropPraise } from '../../features/retelling/drop-praise.ts';
import { isStatement } from '../../features/retelling/is-statement.ts';
import { plainPredicate } from '../../features/retelling/plain-predicate.ts';
import { polish } from '../../features/retelling/polish.ts';
import { retellSentence } from '../../features/retelling/retell-sentence.ts';
import { isAdTalk } from '../../script/is-ad-talk.ts';
import { emptyWords } from '../story/data/empty-words.ts';
import { hasFiniteVerb } from '../story/finite-verb.ts';
import { isSound, isWhole } from '../story/is-sound.ts';
import { leansBack } from '../story/leans-back.ts';
import { saysDoing } from '../story/says-doing.ts';

const [minWords, maxWords] = [5, 20];
/** A sentence by the agent this short is easy to read in passing: it needs no rewording. */
const maxOwnWords = 14;
const maxItems = 3;
const maxItemWords = 6;

/**
 * What a sentence states, in sentences short enough for a post: no praise, three things at most, and nothing that would be the
 * home's only because the building isn't named. Empty where nothing of it can be said so.
 */
export function pointStatements(sentence: string, scope: Scope): string[] {
  const isTold = (text: string) => isReadable(text) && isWholeHaving(text) && isWhose(text, scope);
  const retold = retellSentence(sentence).map(inPrint).map(shortList).filter(isTold);
  const stated = keepsQualifiers(retold, sentence) ? retold : [];
  const whole = worthIn(sentence, scope);
  const share = stated.length === 0 ? 0 : whole === 0 ? 1 : worthIn(stated.join(' '), scope) / whole;
  const plainly = inPrint(sentence);
  const isSaid = (text: string) =>
    isTold(text) && isSound(text) && isWhole(text) && (text === plainly || isStatement(text, sentence));
  const plain = shortList(withoutMood(polish(dropPraise(plainPredicate(sentence)), sentence)));
  const own = [inPrint(plain), plainly].find(isSaid);
  if (own === undefined) return share >= minShare ? stated : [];
  const saysMore = worthIn(own, scope) > share * whole || namesIn(own) > namesIn(stated.join(' '));
  // Both say it: the agent's way, if it is short and says more.
  return share < minShare || (count(own) <= maxOwnWords && saysMore) ? [own] : stated;
}

/** What a thing is only prepared for, or only in part: told with it, or not told. */
const qualifiers =
  /\b(?:pre-?wired|(?:wired|plumbed|prepped|framed|zoned|ready) for|considered|partial(?:ly)?|shared|common|available|verif(?:y|ied)|approx\w*|currently|potential(?:ly)?|could|may|might|optional|(?:over|about|nearly|almost|up to) \$?\d)/gi;

export function keepsQualifiers(told: readonly string[], sentence: string): boolean {
  const text = told.join(' ').toLowerCase();
  return (sentence.match(qualifiers) ?? []).every((one) => text.includes(one.toLowerCase()));
}

const namesIn = (text: string) => text.match(/(?<=[\p{L},] )\p{Lu}\p{Ll}/gu)?.length ?? 0;

/** Less of what a sentence names, and its point is lost. */
const minShare = 0.4;

/** What the things are worth that a text names. */
const worthIn = (text: string, scope: Scope) =>
  readFeatures(text, 'own', scope).reduce((sum, { notability }) => sum + notability, 0);

const count = (text: string) => text.split(' ').length;

/** Hosts say "there's"; posts spell it out. */
export const inPrint = (text: string) =>
  text
    .replace(/^There's\b/, 'There is')
    .replace(/^It has /, 'The home has ')
    .replace(/\b(the|an?) (?:prestigious|esteemed|coveted|sought-after|iconic|vibrant|desirable) /gi, '$1 ');

/** Schools belong on the page, where readers can verify them. */
const school = /\b(?:Elementary|Middle School|High School|school district)\b/i;

/** Below what, and beyond what? And no building has "a skyline" beside its views. */
/** What it is said to be, and not what is there. */
export const boast =
  /\bstands as an?\b|\bmakes an? (?:[\p{L}-]+ ){0,2}statement\b|\bat your (?:fingertips|doorstep)\b|^photos are\b/iu;
/** About the listing itself. */
const ofListing =
  /\b(?:floor ?plans?|photos?|photographs|pictures|renderings|virtual tour|3d tour)\b[^.]*\b(?:included|available|attached|section|request|shown|below|link|see|view|online)\b/i;
const elsewhere = /^just (?:below|above)\b|\b(?:beyond|below|above)\.$|\bviews of [^.]* and an? /i;

/** Of other homes than this one, or cut in two by a word of praise that has gone. */
export const ofOthers =
  /^(?:all|two|three|(?:the )?premier|early|each|every|select|some|most|several) (?:[\p{L}-]+ )?(?:homes|units|residences|penthouses|apartments)\b|\b(?:hundred|of all|of the) homes\b|\b\p{L}+ed and views\b/iu;

const isReadable = (text: string) =>
  count(text) >= minWords &&
  count(text) <= maxWords &&
  !leansBack(text) &&
  !elsewhere.test(text) &&
  !boast.test(text) &&
  !ofListing.test(text) &&
  !ofOthers.test(text) &&
  !isAdTalk(text) &&
  text.match(emptyWords) === null &&
  !school.test(text) &&
  // The first line says what the home is.
  !/^(?:It|They|You)\b/.test(text);

const having = /^(?:The home has|There (?:is|are)) /;
/** "The home has a kitchen centers the floor": behind "has" stood a sentence of its own. */
const isWholeHaving = (text: string) =>
  !having.test(text) ||
  (!saysDoing(text) &&
    !hasFiniteVerb(`So ${text.replace(having, '').replace(/ (?:that|which|who|where)\b.*$/, '')}`));

const ofBuilding =
  /\b(?:building|co-?op|cooperative|condominium|residents?|shared|common|communal|community|association|complex|tower|lobby|amenit\w+|HOA)\b/i;
/** The gym of a sentence about the building isn't the home's because a statement doesn't say whose it is. */
const isWhose = (text: string, scope: Scope) =>
  scope !== 'building' || ofBuilding.test(text) || !having.test(text);

const mood =
  /(?:,| -|—| –) ?(?:providing|offering|creating|ensuring|making|allowing|giving|adding|bringing|delivering|elevating|enhancing|all while|perfect|ideal|great)\b[^.]*\.$/i;

/** "…, providing ultimate flexibility": an end that names nothing to see, no figure, no place and no limit. */
function withoutMood(text: string): string {
  const [tail = ''] = mood.exec(text) ?? [];
  const isEmpty =
    !/\d|\p{Lu}/u.test(tail) && !limit.test(tail) && readFeatures(tail, 'own', 'home').length === 0;
  return tail !== '' && isEmpty ? `${text.slice(0, -tail.length)}.` : text;
}

const listing = /^([^,]*?\b(?:has|have|includes?|features?|offers?|is|are)) ([^.;:()—]+, [^.;:()—]+)\.$/i;
/** Words after a list may apply to all of it. */
const limit =
  /\b(?:shared|common|available|fees?|only|not|no|could|may|can|would|optional|planned|additional|upon|subject|verify|possible|partial\w*|for (?:rent|sale|purchase))\b/i;

/** The first three of several things: nobody reads a longer list. */
function shortList(text: string): string {
  const [, start, list] = listing.exec(text) ?? [];
  const items = list?.split(/, (?:and |plus )?| and (?=[^,]*$)/) ?? [];
  const isPlain = items.every(
    (item) => count(item) <= maxItemWords && !/ (?:and|or) /.test(item) && !hasFiniteVerb(`So ${item}`),
  );
  if (!start || items.length <= maxItems || !isPlain || limit.test(text)) return text;
  return `${start} ${joinList(items.slice(0, maxItems))}.`;
}
