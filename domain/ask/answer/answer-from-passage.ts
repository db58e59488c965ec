import { areInOneClause } from '../evidence/are-in-one-clause.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import { asksOwnPlace, isNearby, isOfItself, isSeenFromThere } from '../evidence/fits-question.ts';
import { isOfAskedLevel } from '../evidence/is-of-asked-level.ts';
import { namesService } from '../evidence/names-service.ts';
import { isOfNextRoomOnly } from '../evidence/room-of.ts';
import { type AnswerType, answerTypeOf } from '../passage/answer-type.ts';
import { findPassages, hasYears, isContrary, leavesOut, type Passage } from '../passage/find-passage.ts';
import { saysAskedFor } from '../passage/says-asked-for.ts';
import { saysEveryWord } from '../passage/says-every-word.ts';
import type { Aspect } from '../question/read-aspect.ts';
import type { AskedQuestion } from '../question/read-question.ts';
import { answerSide } from './answer-either.ts';
import { countCars } from './answer-from-field.ts';
import { madeThing } from './answer-maker.ts';
import type { Draft } from './draft.ts';
import { lackedFigure } from './lacked-figure.ts';
import type { Part } from './part.ts';

/** Two sentences may say it of two things: both sides of a duplex. */
const maxQuoted = 2;

const ofSeveral = /\b(?:both|each|every|all|either|sides|units|total)\b/;

/**
 * The sentence of the listing that speaks of everything a question names, quoted whole. One that leaves something open
 * is shown as the closest, and the question stays unknown.
 */
export function answerFromPassage(home: AskedHome, asked: AskedQuestion, subject = ''): Part {
  const [best, ...others] = sayingPassages(home, asked, subject);
  if (!best?.isSure) {
    const whole =
      best?.lacks === undefined &&
      best &&
      !isContrary(asked.text, best.statement.text) &&
      saysEveryWord(asked.text, best.statement.text);
    return whole ? { kind: 'answer', draft: quote([best]) } : closestOf(best);
  }
  const more = ofSeveral.test(asked.text) ? others.filter(({ isSure }) => isSure) : [];
  return { kind: 'answer', draft: quote([best, ...more].slice(0, maxQuoted)) };
}

/** Where a question names no thing of its own, these tell by themselves whether a sentence answers. */
const measured: ReadonlySet<AnswerType> = new Set([
  'distance',
  'measure',
  'year',
  'duration',
  'season',
  'frequency',
]);

/** The passages of a question; sure is only one that says the very thing. */
const sayingPassages = (home: AskedHome, asked: AskedQuestion, subject = ''): Passage[] =>
  findPassages(home, asked, subject)
    // Of two terraces that of the other floor isn't even the closest.
    .filter(({ statement }) => isOfAskedLevel(asked.text, statement.text))
    .filter(
      ({ statement }) =>
        !isOfNextRoomOnly(
          asked.things.map(({ concept }) => concept),
          statement.text,
        ),
    )
    .map((one) => ({
      ...one,
      isSure:
        one.isSure &&
        namesService(asked.text, one.statement.text) &&
        isSeenFromThere(asked.text, one.statement.text) &&
        isNearby(asked.text, one.statement.text) &&
        isOfItself(asked.text, one.statement.text) &&
        areInOneClause(asked, one.statement.text) &&
        (saysAskedFor(askedOf(home, asked), one.statement.text) ?? measured.has(answerTypeOf(asked.text))),
    }));

/** What a rental has stays in it. */
const askedOf = (home: AskedHome, asked: AskedQuestion): AskedQuestion =>
  asked.aspect === 'inclusion' && (home.isForRent || asksOwnPlace.test(asked.text))
    ? { ...asked, aspect: 'existence' }
    : asked;

/** The sentence that comes closest, and what it doesn't give. */
function closestOf(best: Passage | undefined): Part {
  const lacks = lackedFigure(best?.statement.text ?? '', best?.lacks);
  return { kind: 'unknown', ...(best && { closest: quote([best]) }), ...(lacks && { lacks }) };
}

/** So much better has another sentence to be than the one that the lists found. */
const margin = 0.08;
const precise: ReadonlySet<Aspect> = new Set(['cost', 'count', 'age', 'year', 'size', 'distance']);

/** "Which unit is occupied?" needs a unit. */
const asksWhich = /^which (?:units?|apartments?|floors?|bed ?rooms?|rooms?)\b/;
const namesUnit =
  /\b(?:units?|apartments?|floors?|studios?|\w*rooms?|duplex|suites?|upper|lower|top|both|all|throughout)\b/i;

/** What a charge covers is told by its own sentence, whatever that calls the thing. */
const ofCharge =
  /\b(?:covers?\b|covered (?:by|in|under)\b|what\b.*\binclude|(?:rent|hoa|fees?|dues|maintenance|assessments?|charges?)\b.*\binclude|include\w* (?:in|with|by) (?:the |my )?(?:monthly |common |condo )?(?:rent|hoa|fees?|dues|maintenance|assessments?|charges?))/;

/**
 * Holds what the lists found against all sentences: another one may speak of more of the question, and a figure counts
 * only where the sentence names its thing.
 */
export function weighAnswer(home: AskedHome, asked: AskedQuestion, draft: Draft): Part {
  const kept: Part = { kind: 'answer', draft };
  const isQuoted = draft.computed === undefined && draft.facts.every(({ field }) => field === 'remark');
  if (!isQuoted || draft.isWhole || ofCharge.test(asked.text)) return kept;
  if (answerSide(home, asked.text)?.text === draft.text || madeThing(asked.text)) return kept;
  if (countCars(home, asked.text)?.text === draft.text || isOfAllAppliances(asked, draft)) return kept;
  // A washer that is included says nothing of the appliances.
  const mayTouch = asked.aspect !== 'inclusion';
  const isOfOther =
    draft.text.includes('“') &&
    draft.facts.every(({ value }) => saysAskedFor(askedOf(home, asked), value, { mayTouch }) === false);
  if (isOfOther) return { kind: 'unknown', closest: draft };
  if (asksWhich.test(asked.text) && !draft.facts.some(({ value }) => namesUnit.test(value)))
    return { kind: 'unknown', closest: draft };
  const passages = sayingPassages(home, asked);
  const [best] = passages;
  const ofDraft = ({ statement }: Passage) => draft.facts.some(({ id }) => id === statement.fact.id);
  const own = passages.find(ofDraft);
  const isOfOne = asked.things.length === 1 && asked.words.length === 0;
  if (best?.isSure && !isOfOne && !ofDraft(best) && best.score > (own?.score ?? 0) + margin)
    return { kind: 'answer', draft: quote([best]) };
  const said = draft.facts.map(({ value }) => value).join(' ');
  const isOther =
    (precise.has(asked.aspect) && !hasYears(asked.text, said)) ||
    (precise.has(asked.aspect) && leavesOut(home, asked, said, 'some')) ||
    (asked.text.includes(' or ') && leavesOut(home, asked, said, 'every'));
  if (!isOther && !isContrary(asked.text, said) && own?.lacks !== 'amount') return kept;
  return closestOf(own ?? best);
}

/** "Brannock appliances" made the range as well; what is told is that they are all of that make. */
const isOfAllAppliances = ({ aspect, things, words }: AskedQuestion, { facts }: Draft) =>
  aspect === 'brand' &&
  words.length === 0 &&
  things.every(({ concept }) => /^(?:refrigerator|stove|dishwasher|microwave)$/.test(concept.id)) &&
  facts.every(({ value }) => /\p{Ll}[,;]? \p{Lu}[\p{L}-]+ (?:[\p{Ll}-]+ ){0,2}appliances/u.test(value));

function quote(passages: readonly Passage[]): Draft {
  const sentences = passages.map(({ statement: { fact } }) =>
    /[.?!]$/.test(fact.value) ? fact.value : `${fact.value}.`,
  );
  const isAgents = passages.every(({ statement }) => statement.fact.field === 'agentAnswer');
  return {
    text: `${isAgents ? 'The agent says' : 'The listing says'}: “${sentences.join(' ')}”`,
    facts: passages.map(({ statement }) => statement.fact),
  };
}
