import { anyMaterial } from '../data/asked-kinds.ts';
import { idleWords } from '../data/question-words.ts';
import type { AskedHome, Statement } from '../evidence/asked-home.ts';
import type { Span } from '../evidence/bind-word.ts';
import { isNearby, isOfItself, isSeenFromThere } from '../evidence/fits-question.ts';
import { holdsAskedKind } from '../evidence/holds-asked-kind.ts';
import { lacksLevel } from '../evidence/is-of-asked-part.ts';
import { namesService } from '../evidence/names-service.ts';
import { wordStem } from '../evidence/word-stem.ts';
import type { AskedQuestion } from '../question/read-question.ts';
import { type AnswerType, answerTypeOf, holdsAnswer, holdsAnywhere } from './answer-type.ts';
import { isContrary } from './find-passage.ts';
import { type MetWord, meetWords, yesNo } from './meet-words.ts';
import { isAsWide } from './says-asked-for.ts';
import { emptyWords, isOfOtherHouse } from './says-every-word.ts';

/** A sentence that meets every word of a question, and how well. */
export type Meeting = { statement: Statement; score: number };

/** Said in passing; a sentence that speaks of the rest answers without them. */
const light = new Set(
  'going go gone set sit sits fit fits put keep kept room space spot area somewhere anywhere anything something someone anyone whole way able possible complex community bill bills people person enough done take takes look looks lot give given right around stand stands become became being turn turned ride'.split(
    ' ',
  ),
);
/** Idle elsewhere, but what a yes or no can hang on. */
const said =
  /^(?:included?|includes|including|available|attached|outside|interior|back|front|same|living|building|owner|owners|seller|sellers|buyer|buyers|residents?|access|accessible|location|different|multiple|several|without|share)$/;
/** What holds a thing apart from others of its kind has to be said. */
const limits =
  /\b(second|third|fourth|2nd|3rd|4th|both|every|each|other|another|itself|inside|only|actually|exactly|month|extra|separate|own|current|first|last|max|maximum|minimum|primary|top|main|upper|lower|guest)\b(?: (\w+))?/g;
const ordinal = /^(?:first|second|third|fourth|\d\w+)$/;
/** These kinds of answer have to stand with the thing. */
const kept: ReadonlySet<AnswerType> = new Set([
  'amount',
  'measure',
  'date',
  'age',
  'year',
  'duration',
  'count',
  'frequency',
  'reason',
  'season',
  'permission',
  'duty',
]);
/** For these the name of one thing is enough: whether it is included, where it is, how many there are. */
const ofOne: ReadonlySet<AnswerType> = new Set(['inclusion', 'place', 'count']);
/** What the lists decide: colors and distances of another thing, one unit of several, the home's own area and bedrooms. */
const decided = /\d|\bsquare (?:feet|foot|footage)\b|\b(?:floor|level)\b.*\bbed ?rooms?\b/;
const dated =
  /\b(?:1[789]|20)\d\d|\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\b|\bmay \d|\d\/\d|\bimmediate|\bvacant|\bclosing\b|\bmonth-to-month|\w{3,}day\b|\b(?:spring|summer|winter|fall)\b|\d ?[ap]m\b/i;
const included = /\b(?:included|includes|conveys?|stays?|comes? with|transfers?|remains?)\b/i;
const asksPayer = /\b(?:covers?|covered|pays?|includes?|included)\b/;
const somewhere =
  /\b(?:floor|level|basement|cellar|upstairs|downstairs|hall\w*|kitchen|closets?|\w*room|garage|attic|lobby|roof\w*|rear|front|back|in-unit|unit|next to|adjacent|off|across|corner|between|behind)\b/i;
const asksBrand = /\b(?:what|which|whose) (?:brand|make|manufacturer)\b|\bwho makes\b/;
const asksKind = /\b(?:what|which) (?:kind|type|sort|style|model|month|day|street|percent\w*)\b/;
const asksName = /^(?:what|which)\b.*\bname\b|\bcalled\b/;
const properName = /(?<=[\p{L}\d,;] )\p{Lu}[\p{L}'’.-]+ (?:\p{Lu}|&)/u;
const ofArea = /\b(?:near\w*|close\w*|walk\w*|area|neighborhood|street|block|around|far|across|next)\b/;
/** So far apart may two names be that stand side by side in the question. */
const maxApart = 45;
const perSynonym = 0.3;
const perLight = 0.1;
const ofOwnHome = 0.05;

/** Whether a sentence speaks of every word of a question and holds what was asked for; the better, the higher. */
export function meetsQuestion(home: AskedHome, asked: AskedQuestion, statement: Statement): Meeting[] {
  const { text: question } = asked;
  const { text } = statement;
  const words = meetWords(asked, statement);
  const open = leftOpen(question, words);
  const isLight = ({ word, at }: MetWord) =>
    (light.has(word) || (idleWords.has(word) && !said.test(word))) &&
    !(word === 'room' && words.some((one) => one.at === at - 1));
  const named = words.filter(
    (one) => one.spans.length > 0 && !(isLight(one) && (light.has(one.word) || one.by !== 'word')),
  );
  const exact = named.filter(({ by }) => by === 'word');
  const others = named.filter(({ by }) => by !== 'word');
  const isMet =
    open.every(isLight) &&
    // What the lists know by other names they have looked for already.
    exact.length > 0 &&
    others.length <= 1 &&
    // A synonym alone beside one word is too little: a bar is no counter of the kitchen.
    (others[0]?.by !== 'synonym' || exact.length > 1) &&
    // "Which train is near?" isn't answered where no train is named.
    !(
      /^(?:which|what) (?!is\b|are\b|was\b|were\b|can\b|do\b|does\b)/.test(question) &&
      named[0]?.by !== 'word'
    ) &&
    areTogether(text, named) &&
    (!yesNo.test(question) || areInOnePart(text, named));
  if (!isMet || !isOfPlace(home, question, statement)) return [];
  const type = answerTypeOf(question);
  if (!holdsWhatIsAsked(question, type, text, named) || !isAboutIt(question, text)) return [];
  if (named.length < 2 && !(ofOne.has(type) && asked.aspect !== 'maker')) return [];
  const score =
    1 - perSynonym * others.length - perLight * open.length + (statement.scope === 'home' ? ofOwnHome : 0);
  return [{ statement, score }];
}

/** Words that a sentence doesn't speak of; of two choices one is enough. */
function leftOpen(question: string, words: readonly MetWord[]): MetWord[] {
  const open = words.filter(({ spans }) => spans.length === 0);
  if (!question.includes(' or ')) return open;
  const at = question.slice(0, question.indexOf(' or ')).split(' ').length;
  const before = words.findLast((one) => one.at < at);
  const after = words.find((one) => one.at >= at);
  const isOne = [before, after].some((one) => one?.by === 'word' && one.spans.length > 0);
  return isOne ? open.filter((one) => one !== before && one !== after) : open;
}

/** "Patio furniture" isn't furniture here and a patio there. */
const areTogether = (text: string, named: readonly MetWord[]) =>
  named.every((one, index) => {
    const next = named[index + 1];
    if (!next || next.at !== one.at + 1) return true;
    return one.spans.some((first) =>
      next.spans.some(
        (second) =>
          Math.max(first.from - second.to, second.from - first.to) <= maxApart ||
          /^[^,;.]*, (?:which|that) $/.test(text.slice(first.to, second.from)),
      ),
    );
  });

/** "Wood-paneled walls, a marble fireplace" says nothing of what the fireplace burns. */
const areInOnePart = (text: string, named: readonly MetWord[]) =>
  partsOf(text).some(({ from, to }) =>
    named.every(({ spans }) => spans.some((span) => from <= span.from && span.to <= to)),
  );

function partsOf(text: string): Span[] {
  // "A hood, which vents outside": what is said of a thing stays with it.
  const cuts = [...text.matchAll(/[,;:]\s(?!(?:which|that|who) )|\s-\s|\sand (?=an? |the )|$/g)].map(
    ({ index }) => index,
  );
  return cuts.map((to, at) => ({ from: cuts[at - 1] ?? 0, to }));
}

/** What the area has is none of the home's, and what could be there isn't. */
const isOfPlace = (home: AskedHome, question: string, { scope, text }: Statement) =>
  scope !== 'imagined' &&
  (scope !== 'area' || ofArea.test(question) || /^(?:what|which|where|who|how far)\b/.test(question)) &&
  !isOfOtherHouse(question, text) &&
  !(home.isForRent && asksPayer.test(question));

const isAboutIt = (question: string, text: string) =>
  !isContrary(question, text) &&
  isAsWide(question, text) &&
  namesService(question, text) &&
  isSeenFromThere(question, text) &&
  isNearby(question, text) &&
  isOfItself(question, text) &&
  !lacksLevel(question, text) &&
  holdsAskedKind(question, text) &&
  [...question.matchAll(limits)].every(([, word = '', next = '']) =>
    new RegExp(
      `\\b${word}${!ordinal.test(word) || next === '' || emptyWords.has(next) ? '' : `[- ](?:[\\w-]+ )?${wordStem(next)}`}`,
      'i',
    ).test(text),
  );

function holdsWhatIsAsked(
  question: string,
  type: AnswerType,
  text: string,
  named: readonly MetWord[],
): boolean {
  const counted = type === 'count' ? named.slice(0, 1) : named;
  const own = partsOf(text)
    .filter(({ from, to }) => named.at(-1)?.spans.some((span) => from <= span.from && span.to <= to))
    .map(({ from, to }) => without(text, named).slice(from, to))
    .join(', ');
  if (kept.has(type) && !counted.some(({ spans }) => spans.some((span) => holdsAnswer(text, span, type))))
    return false;
  if (
    type === 'count' &&
    !(named[0]?.by === 'word' && isCounted(text, named[0]) && !countsUnits.test(question))
  )
    return false;
  if (/^(?:date|year)$/.test(type) && !dated.test(text)) return false;
  if (type === 'inclusion' && !included.test(text)) return false;
  if (type === 'place' && !somewhere.test(own)) return false;
  if (/\bmade (?:of|from|out of)\b/.test(question) && !anyMaterial.test(own)) return false;
  if (type === 'party' && !(properName.test(text) || holdsAnywhere(text, type))) return false;
  // Tenants who pay their own utilities may still be spared the water bill.
  if (
    asksPayer.test(question) &&
    !(/^(?:inclusion|party)$/.test(type) && named.every(({ by }) => by === 'word'))
  )
    return false;
  if (type === 'color' || type === 'distance' || decided.test(question)) return false;
  if (asksBrand.test(question)) return isBranded(text, named);
  if (asksName.test(question) && !properName.test(text)) return false;
  return !asksKind.test(question);
}

/** "One of the balconies" doesn't tell how many there are, and neither does "both the den with fireplace". */
const isCounted = (text: string, { spans }: MetWord) =>
  spans.some(({ from, to }) => {
    const lead = text.slice(0, from);
    return (
      !/\bone of (?:[\w-]+ ){0,3}$/i.test(lead) &&
      (figureBefore.test(lead) || /^\w*[:,]? ?\d/.test(text.slice(to)) || /^\d/.test(text.slice(from, to)))
    );
  });
/** What is counted is a part of the building, and the words before it only say which. */
const countsUnits = /\bhow many (?:[\w-]+ ){0,3}(?:units?|apartments?|homes?|houses?|places?|things?)\b/;
const figureBefore =
  /(?:\d|\b(?:no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|both|dual|twin|double|single|multiple)\b)(?:[- ](?!with\b|the\b|and\b|of\b|in\b|on\b|an?\b|to\b|square\b|foot\b|feet\b|sq\b)[\w'-]+){0,3}[- ]$/i;

/** The sentence without the names of the things themselves: a laundry room doesn't tell where it is. */
const without = (text: string, named: readonly MetWord[]) =>
  named
    .flatMap(({ spans }) => spans)
    .reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text)
    .replace(/^ *rooms?\b|(?<= {3,})rooms?\b/gi, ' ');

/** "A Lindqvist gas grill": a name inside the sentence that stands right before the thing. */
const isBranded = (text: string, named: readonly MetWord[]) =>
  named
    .at(-1)
    ?.spans.some(({ from }) =>
      /[\p{Ll},;] \p{Lu}[\p{L}-]+ (?:[\p{L}\d-]+ ){0,3}$/u.test(text.slice(0, from)),
    ) ?? false;
