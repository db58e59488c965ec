import type { AskedHome } from '../evidence/asked-home.ts';
import type { Span } from '../evidence/bind-word.ts';
import { breaksList, cutClause, endsOpen } from '../evidence/cut-clause.ts';
import { cutPhrase, isAmenity } from '../evidence/cut-phrase.ts';
import { holdsAskedKind } from '../evidence/holds-asked-kind.ts';
import { spellAsListing } from '../evidence/spell-as-listing.ts';
import { wordStem } from '../evidence/word-stem.ts';
import { guessIntents } from '../intents/guess-intents.ts';
import { findIntent } from '../intents/intent.ts';
import { tellsIntent } from '../intents/tells-intent.ts';
import { answerTypeOf, holdsAnywhere } from '../passage/answer-type.ts';
import { matchTopic } from '../passage/match-topic.ts';
import { readTopics } from '../passage/read-topics.ts';
import { emptyWords } from '../passage/says-every-word.ts';
import { fixTypos } from '../question/fix-typos.ts';
import { normalizeQuestion } from '../question/normalize-question.ts';
import type { Aspect } from '../question/read-aspect.ts';
import { readQuestion } from '../question/read-question.ts';
import { readOnFromTopic } from '../topics/cut-to-topic.ts';
import { fitsWhatWasAsked } from './answer-by-intent.ts';
import { checkDraft } from './check-draft.ts';
import { contraryVerdict } from './contrary-verdict.ts';
import type { Draft } from './draft.ts';
import { endQuotation } from './end-quotation.ts';
import type { Part } from './part.ts';

/** Nobody minds reading this much of what the question doesn't name. */
const maxWhole = 22;
/** From here on the words that answer are pulled out of a clause. */
const maxClause = 11;
const maxPhrase = 14;
/** Less than that isn't worth a cut. */
const minCut = 3;
/** So much is read of a sentence that only comes close. */
const longest = 25;
const named = 0.6;

/**
 * What limits a sentence from wherever it stands in it: a wish, a condition, a denial, the past, what others share. A
 * part that leaves such a word out may say more than the sentence does.
 */
const limiting =
  /\b(?:imagine|envision|if|unless|until|once|former(?:ly)?|originally|previously|could|may|might|potential\w*|possib\w+|option\w*|plan(?:s|ned)?|proposed|future|not|no|nor|never|neither|without|lacks?|except|excluding|only|shared?|sharing|common|communal|residents?|building(?:'s|’s)?|association|community|amenit\w+|neighbou?r\w*|nearby|near|steps|minutes?|blocks?|moments|available|additional|extra|fees?|rent\w*|leas\w+|approval|subject|required|requires?|permit\w*|allow\w*|wait ?list|negotiable|select|partial\w*|upstairs|downstairs|basement|cellar|(?:lower|upper|main|ground|garden|parlor|entry|top|first|second|third|fourth|fifth|\d(?:st|nd|rd|th)) (?:level|floor)|primary|master|guest)\b/gi;

/** A long sentence is cut to what answers; as the closest one it's quoted whole, since nobody knows which part is meant. */
export function shortenAnswer(home: AskedHome, question: string, part: Part): Part {
  if (part.kind !== 'answer' || part.draft.isWhole) return part;
  const plain = fixTypos(spellAsListing(normalizeQuestion(question), home), home.words);
  const draft = contraryVerdict(plain, shortenQuotation(home, plain, part.draft));
  return draft === part.draft || !checkDraft(home.sheet, draft) ? part : { kind: 'answer', draft };
}

/** The words that answer, with whatever limits them; the whole sentence stays the fact it rests on. */
function shortenQuotation(home: AskedHome, question: string, draft: Draft): Draft {
  const found = /^(Yes\. |No\. )?The listing (?:says: |mentions )“([^”]+)”$/.exec(draft.text);
  const [fact, ...others] = draft.facts;
  if (!found || !fact || others.length > 0 || fact.field !== 'remark') return draft;
  const quoted = wholeOf(found[2] ?? '', fact.value);
  const cut = quoted === undefined ? undefined : shortestPart(home, question, quoted, draft.words);
  return cut === undefined
    ? draft
    : { ...draft, text: `${found[1] ?? ''}${leadOf(cut, fact.value)} “${endQuotation(cut, fact.value)}”` };
}

/** Who says it: a sentence that is cut at its end is still one. */
function leadOf(cut: string, sentence: string): string {
  if (isAmenity(sentence, cut)) return 'The building’s amenities include';
  return sentence.startsWith(cut) && /^\p{Lu}/u.test(cut) ? 'The listing says:' : 'The listing mentions';
}

/** Beside what stays open, the same: the words that bear on the question, of each quotation. */
export function shortenQuotes(home: AskedHome, question: string, draft: Draft): Draft {
  const text = draft.text.replace(/“([^”]+)”/g, (whole, quoted: string) => {
    const fact = draft.facts.find(({ field, value }) => field === 'remark' && wholeOf(quoted, value));
    const bare = fact && wholeOf(quoted, fact.value);
    const cut = bare && (shortestPart(home, question, bare) ?? readOn(question, bare));
    return fact && cut ? `“${endQuotation(cut, fact.value)}”` : whole;
  });
  const cut = { ...draft, text };
  return checkDraft(home.sheet, cut) ? cut : draft;
}

/** As much of a long sentence as is read at once, from what it shares with the question on. */
function readOn(question: string, text: string): string | undefined {
  const stems = stemsIn(question);
  const shared = [...text.matchAll(/[\p{L}\d][\p{L}\d'’-]*/gu)].find(([one]) =>
    stems.has(wordStem(one.toLowerCase())),
  );
  if (!shared || wordsOf(text).length <= longest) return undefined;
  const span = { from: shared.index, to: shared.index + shared[0].length };
  const cut = readOnFromTopic(text, span, longest);
  if (cut !== text && !cut.includes(' … ')) return cut;
  return cutPhrase(text, span, maxPhrase, () => true);
}

/** The words quoted as they stand in the sentence, without the mark that ends a quotation. */
function wholeOf(quoted: string, sentence: string): string | undefined {
  if (sentence.includes(quoted)) return quoted;
  const bare = quoted.replace(/[.…]$/, '');
  return sentence.includes(bare) ? bare : undefined;
}

/** The words of a quotation that answer a question; nothing where it is short or can't be cut. */
export function shortestPart(
  home: AskedHome,
  question: string,
  text: string,
  answering = '',
): string | undefined {
  if (wordsOf(text).length <= maxClause || asksPlace.test(question) || asksOnly.test(question))
    return undefined;
  const asked = readQuestion(question);
  const { topics } = readTopics(home, asked, '');
  const matches = topics.map((topic) => matchTopic(text, topic)).filter(({ score }) => score >= named);
  const at = answering === '' ? -1 : text.indexOf(answering);
  const own = at < 0 ? [] : [{ from: at, to: at + answering.length }];
  const span =
    spanAround([own, ...(at < 0 ? matches : []).map(({ spans }) => spans)]) ?? spanOfIntent(question, text);
  if (!span) return undefined;
  const stems = stemsIn(question);
  const shared = new Set(
    wordsOf(text)
      .map(wordStem)
      .filter((stem) => stems.has(stem)),
  );
  const isOpen = asksWhat.test(question) && !yesNo.test(question) && !asksOfOne.test(question);
  const type = answerTypeOf(question);
  // What the sentence doesn't call as it was asked may stand in what it has with it.
  const isOpenQuality = asked.words.some((word) => !shared.has(wordStem(word)));
  const isSame = (part: string) =>
    !(isOpen && breaksList(text, part)) &&
    (at >= 0 || matches.every(({ topic, score }) => matchTopic(part, topic).score >= score)) &&
    isWithin(shared, part) &&
    keepsFigures(question, text, part) &&
    !(isOpenQuality && text.slice(text.indexOf(part) + part.length).startsWith(' with ')) &&
    keepsAge(asked.aspect, text, part) &&
    !endsOpen(text, part) &&
    (at >= 0 ? holdsAskedKind(question, part) : fitsWhatWasAsked(question, part));
  if (!isSame(text)) return undefined;
  const isRule = saysRule.test(text) && /^(?:permission|duty)$/.test(type);
  const phrase = isRule ? undefined : cutPhrase(text, span, maxPhrase, isSame);
  if (phrase !== undefined && wordsOf(text).length - wordsOf(phrase).length >= minCut) return phrase;
  if (wordsOf(text).length <= maxWhole) return undefined;
  const isWhole = (part: string) => isSame(part) && keepsLimits(text, part);
  const part = cutClause(text, span, isWhole, { maxWords: maxWhole });
  return part === text || part.includes(' … ') ? undefined : part;
}

const asksWhat = /\b(?:what|which|who|when|how)\b/;
/** "Which color", "how tall": one thing is wanted, wherever in a list it stands. */
const asksOfOne =
  /\bhow (?:big|large|tall|high|wide|long|deep|old|new|far|close|many)\b|\b(?:what|which) (?:model|colou?r|year|size|material|way|direction|floor|level)\b/;

/** What is allowed or owed is read with all its conditions. */
const saysRule =
  /\b(?:allow\w*|permit\w*|welcomes?|requires?|must|older|under|limit\w*|minimum|maximum|approval|may|can)\b/i;

/** Asked for a figure, all that the sentence gives of it; beside a new roof, its year. */
function keepsFigures(question: string, text: string, part: string): boolean {
  const type = answerTypeOf(question);
  if (holdsAnywhere(text, type) && !holdsAnywhere(part, type)) return false;
  const figures =
    ofTime.test(type) || (type === 'open' && asksAge.test(part))
      ? year
      : asksHeight.test(question)
        ? measured
        : undefined;
  return figures === undefined || (text.match(figures) ?? []).length === (part.match(figures) ?? []).length;
}

/** Asked what is new, everything that tells. */
const keepsAge = (aspect: Aspect, text: string, part: string) =>
  aspect !== 'age' || (text.match(ofAge) ?? []).length === (part.match(ofAge) ?? []).length;

const ofAge =
  /\b(?:new|newer|newly|original|vintage|renovat\w+|updated|replaced|remodel\w+|redone|refinished|restored)\b/gi;
const ofTime = /^(?:age|year|date)$/;
const asksHeight = /\b(?:tall|high|heights?)\b/;
const year = /\b(?:1[6-9]|20)\d\d\b/g;
const measured = /\d[\d,.]*[- ]?(?:foot|feet|ft|sq|square|['’"]|x|by)/gi;
const asksAge = /\b(?:new|newer|renovat\w+|updated|replaced|remodel\w+|redone|refinished)\b/i;

/** Where a sentence tells what a question most likely wants, whose words it doesn't share. */
function spanOfIntent(question: string, text: string): Span | undefined {
  const wanted = findIntent(guessIntents(question)[0]?.id ?? '');
  return wanted && tellsIntent(text, wanted)[0];
}

/** Where everything that a question names stands, at its closest. */
function spanAround(all: readonly (readonly Span[])[]): Span | undefined {
  const [first, ...rest] = all.filter((spans) => spans.length > 0);
  if (!first) return undefined;
  const ways = first.map((start) =>
    rest.reduce<Span>((whole, spans) => {
      const next = spans
        .map((span) => ({ from: Math.min(whole.from, span.from), to: Math.max(whole.to, span.to) }))
        .sort((a, b) => a.to - a.from - (b.to - b.from))[0];
      return next ?? whole;
    }, start),
  );
  return ways.sort((a, b) => a.to - a.from - (b.to - b.from))[0];
}

/** Whether that is all is told by what stands beside it. */
const asksOnly = /\b(?:only|just|all|any) (?:one|an?|the|of)\b|\bunit mix\b/;

/** Where a thing is may be told at the other end of its sentence. */
const asksPlace = /\bwhere\b|\b(?:which|what) (?:floors?|levels?|side|rooms?|story)\b/;

const yesNo = /^(?:so |and |but )?(?:is|are|was|were|does|do|did|has|have|can|could|may|will|would|any)\b/;

const stemsIn = (question: string): ReadonlySet<string> =>
  new Set(
    wordsOf(question)
      .filter((word) => !emptyWords.has(word))
      .map(wordStem),
  );

const isWithin = (stems: ReadonlySet<string>, part: string) => {
  const said = new Set(wordsOf(part).map(wordStem));
  return [...stems].every((stem) => said.has(stem));
};

/** Each limit that the sentence names has to stand in the part as well. */
function keepsLimits(text: string, part: string): boolean {
  const count = (one: string) => one.match(limiting)?.length ?? 0;
  return count(part) === count(text);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
