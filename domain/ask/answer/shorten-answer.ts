import type { Fact } from '#domain/script/schema.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import type { Span } from '../evidence/bind-word.ts';
import { breaksList, cutClause, endsOpen } from '../evidence/cut-clause.ts';
import { holdsAskedKind } from '../evidence/holds-asked-kind.ts';
import { wordStem } from '../evidence/word-stem.ts';
import { matchTopic } from '../passage/match-topic.ts';
import { readTopics } from '../passage/read-topics.ts';
import { emptyWords } from '../passage/says-every-word.ts';
import { normalizeQuestion } from '../question/normalize-question.ts';
import { readQuestion } from '../question/read-question.ts';
import { fitsWhatWasAsked } from './answer-by-intent.ts';
import { checkDraft } from './check-draft.ts';
import type { Draft } from './draft.ts';
import { endQuotation } from './end-quotation.ts';
import type { Part } from './part.ts';

/** Nobody minds reading this much. */
const maxWhole = 22;
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
  const draft = shortenQuotation(home, normalizeQuestion(question), part.draft);
  return draft === part.draft || !checkDraft(home.sheet, draft) ? part : { kind: 'answer', draft };
}

/** The words that answer, with whatever limits them; the whole sentence stays the fact it rests on. */
function shortenQuotation(home: AskedHome, question: string, draft: Draft): Draft {
  const found = /^(Yes\. |No\. )?The listing says: “([^”]+)”$/.exec(draft.text);
  const [fact, ...others] = draft.facts;
  if (!found || !fact || others.length > 0 || fact.field !== 'remark') return draft;
  const cut = shortestPart(home, question, fact, draft.words);
  return cut === undefined
    ? draft
    : { ...draft, text: `${found[1] ?? ''}The listing mentions “${endQuotation(cut, fact.value)}”` };
}

function shortestPart(
  home: AskedHome,
  question: string,
  { value: text }: Fact,
  answering = '',
): string | undefined {
  if (wordsOf(text).length <= maxWhole || asksPlace.test(question)) return undefined;
  const asked = readQuestion(question);
  const { topics } = readTopics(home, asked, '');
  const matches = topics.map((topic) => matchTopic(text, topic)).filter(({ score }) => score >= named);
  const at = answering === '' ? -1 : text.indexOf(answering);
  const own = at < 0 ? [] : [{ from: at, to: at + answering.length }];
  const span = spanAround([own, ...(at < 0 ? matches : []).map(({ spans }) => spans)]);
  if (!span) return undefined;
  const stems = new Set(
    wordsOf(question)
      .filter((word) => !emptyWords.has(word))
      .map(wordStem),
  );
  const shared = new Set(
    wordsOf(text)
      .map(wordStem)
      .filter((stem) => stems.has(stem)),
  );
  const isOpen = !yesNo.test(question);
  const isSame = (part: string) =>
    !(isOpen && breaksList(text, part)) &&
    (at >= 0 || matches.every(({ topic, score }) => matchTopic(part, topic).score >= score)) &&
    isWithin(shared, part) &&
    keepsLimits(text, part) &&
    !endsOpen(text, part) &&
    (at >= 0 ? holdsAskedKind(question, part) : fitsWhatWasAsked(question, part));
  if (!isSame(text)) return undefined;
  const part = cutClause(text, span, isSame, { maxWords: maxWhole });
  return part === text || part.includes(' … ') ? undefined : part;
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

/** Where a thing is may be told at the other end of its sentence. */
const asksPlace = /\bwhere\b|\b(?:which|what) (?:floors?|levels?|side|rooms?|story)\b/;

const yesNo = /^(?:so |and |but )?(?:is|are|was|were|does|do|did|has|have|can|could|may|will|would|any)\b/;

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
