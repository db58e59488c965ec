import { refuseQuestion } from '#domain/compliance/refuse-question.ts';
import { type Concept, findConcept, namedConcept, ownConcept } from '../concept.ts';
import { handedOver, smallTalk } from '../data/handed-over.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import { describesThing } from '../evidence/describes-thing.ts';
import { type Evidence, findEvidence, isMentioned, type Wanted } from '../evidence/find-evidence.ts';
import { asksOwnPlace, fitsQuestion, rentInclusion } from '../evidence/fits-question.ts';
import { holdsAskedKind } from '../evidence/holds-asked-kind.ts';
import { isRoom } from '../evidence/room-of.ts';
import { asksPeriod } from '../question/asks-period.ts';
import type { AskedQuestion } from '../question/read-question.ts';
import { answerAlternative, isAlternative } from './answer-alternative.ts';
import { answerCoverage } from './answer-coverage.ts';
import { answerEither, answerSide } from './answer-either.ts';
import { answerFromField, answerSchoolOf, countCars } from './answer-from-field.ts';
import { answerInventory } from './answer-inventory.ts';
import { answerLiterally, generic } from './answer-literally.ts';
import { answerMaker, madeThing } from './answer-maker.ts';
import { answerOverview } from './answer-overview.ts';
import { answerTotal } from './answer-total.ts';
import { answerWorkedOut } from './answer-worked-out.ts';
import { confirmFigure } from './confirm-figure.ts';
import type { Draft } from './draft.ts';
import { findAgentAnswer } from './find-agent-answer.ts';
import { answerArea, answerConfirmation } from './home-answers.ts';
import { otherValue } from './other-value.ts';
import type { Part } from './part.ts';
import { quoteAnswer, quoteEvidence } from './quote-answer.ts';

/** What must not or cannot be answered from facts: steering, chatter, and what only the agent may say. */
export function refusePart(question: string, normalized: string, original: string): Part | undefined {
  const refused = refuseQuestion(original) ?? refuseQuestion(question);
  if (refused) return { kind: 'declined', text: refused.answer };
  const bare = [question, normalized].map((text) => text.replace(/[?!.,]+$/g, '').trim());
  const talk = smallTalk.find(([, sign]) => bare.some((text) => sign.test(text)));
  return talk && { kind: 'declined', text: talk[0] };
}

/** "Hi", "thanks": nothing to answer where a question stands beside it. */
export function isCourtesy(question: string): boolean {
  const bare = question.replace(/[?!.,]+$/g, '').trim();
  return smallTalk.slice(0, 2).some(([, sign]) => sign.test(bare));
}

/** What only a person may answer, by its topic. */
export const topicForPerson = (question: string) => handedOver.find(([, sign]) => sign.test(question))?.[0];

/** Hands a question over to a person, with what the listing says about it. */
export function handOver(topic: string, closest?: Draft): Part {
  const whose = topic === 'a visit' ? 'The agent arranges that.' : 'That’s one for the agent.';
  const text = `${whose} I can pass your question on.`;
  return closest ? { kind: 'handoff', text: `${closest.text} ${text}`, closest } : { kind: 'handoff', text };
}

/** Answers one question from the facts; every word of the question has to be accounted for. */
export function answerPart(home: AskedHome, asked: AskedQuestion, today: string): Part {
  const { things, words, choices, text } = asked;
  // What a rental has stays in it.
  const aspect = home.isForRent && asked.aspect === 'inclusion' ? 'existence' : asked.aspect;
  const told = findAgentAnswer(home, asked);
  const worked =
    told ??
    answerConfirmation(home, text) ??
    confirmFigure(home, text, today) ??
    countCars(home, text) ??
    answerSchoolOf(home, text) ??
    answerTotal(home, asked) ??
    answerWorkedOut(home, text) ??
    answerMaker(home, text) ??
    answerInventory(home, asked) ??
    answerOverview(home, asked);
  if (worked) return { kind: 'answer', draft: worked };
  const covered = answerCoverage(home, text);
  if (covered) return covered;
  const side = answerSide(home, text);
  if (side) return { kind: 'answer', draft: side };
  if (isAlternative(asked)) return answerAlternative(asked, (one) => answerPart(home, one, today));
  const [only] = things;
  const figure = answerAssessments(home, asked, today) ?? answerBuildingSize(home, text);
  if (figure) return { kind: 'answer', draft: figure };
  if (only && things.length === 1 && words.length + choices.length === 0) {
    const draft = answerFromField(only.concept.id, home, { question: text, aspect, today });
    if (draft) return { kind: 'answer', draft };
    if (asksPeriod(text)) return { kind: 'unknown' };
  }
  // Who designed the building says nothing of its garden.
  if (aspect !== 'brand' && madeThing(text)) return { kind: 'unknown' };
  const { concept, others, rest } = aspect === 'maker' ? makerThing(asked) : mainThing(asked);
  if (!concept) {
    const literal = answerLiterally(home, asked);
    return literal ? { kind: 'answer', draft: literal } : { kind: 'unknown' };
  }
  const name = only ? text.slice(only.from, only.to) : '';
  const isOfPotential = /\b(?:could|can|may|might|would|potential\w*)\b/.test(text);
  const wanted = {
    concept,
    others,
    words: rest,
    choices,
    aspect,
    name,
    isOfPotential,
    isStrict: rest.some((word) => sizes.test(word)),
  };
  // A sentence that doesn't hold what was asked for makes way for the next one that may.
  const evidence = findEvidence(home, wanted).filter(
    ({ statement, span }) =>
      fitsQuestion(home, text, statement, span) &&
      holdsAskedKind(text, statement.text) &&
      describesThing(text, statement, span, concept.id),
  );
  if (home.isForRent && rentInclusion.test(text) && evidence.length === 0) return { kind: 'unknown' };
  const mixed =
    // What rooms have is told by one sentence, unless all of them are asked for; another that only counts them adds nothing.
    aspect === 'existence' && isOfSeveral(text, isRoom(concept.id) ? '' : name) && rest.length > 0
      ? mixedAnswer(home, wanted, evidence)
      : undefined;
  const makers = aspect === 'brand' && evidence.length === 0 ? findEvidence(home, ofAppliances(wanted)) : [];
  const draft =
    mixed ??
    quoteAnswer(text, choices.length > 0 ? 'kind' : aspect, evidence, concept) ??
    (makers.length > 0 ? quoteEvidence('', makers.slice(0, 1)) : undefined) ??
    otherFuel(home, wanted) ??
    (asksOwnPlace.test(text) ? ownPlace(home, wanted) : undefined);
  if (draft) return { kind: 'answer', draft };
  const other =
    answerEither(asked, (one) => answerPart(home, one, today)) ??
    otherValue(home, { ...wanted, words: [...rest, ...choices], choices: [] }) ??
    answerLiterally(home, asked);
  if (other) return { kind: 'answer', draft: other };
  return { kind: 'unknown' };
}

/** In some cities an assessment is the association's fee, where the listing speaks of no special one. */
function answerAssessments(
  home: AskedHome,
  { text, things }: AskedQuestion,
  today: string,
): Draft | undefined {
  const special = findConcept('special-assessment');
  const isAsked =
    things.length === 1 &&
    things[0]?.concept.id === special?.id &&
    /^(?:how much|what) (?:is|are) (?:the )?assessments?$/.test(text);
  return isAsked && special && !isMentioned(home, special)
    ? answerFromField('hoa', home, { question: text, aspect: 'cost', today })
    : undefined;
}

/** Where the whole building is for sale, its size is the listing's. */
const answerBuildingSize = (home: AskedHome, question: string) =>
  /^how (?:big|large) is the (?:building|property)$/.test(question) && home.statements[0]?.isOwnBuilding
    ? answerArea(home)
    : undefined;

/** "Does it come with parking?" A garage that is described as the home's own, not as its building's or for sale, without a yes. */
function ownPlace(home: AskedHome, wanted: Wanted): Draft | undefined {
  const own = findEvidence(home, { ...wanted, aspect: 'existence' }).filter(
    ({ statement, isRelated, isExact, qualifiers }) =>
      !isRelated && isExact && qualifiers.length === 0 && !/\bavailable\b/i.test(statement.text),
  );
  const told = own.filter(({ statement }) => statement.isProse);
  return own.length > 0 ? quoteEvidence('', [...told, ...own].slice(0, 1)) : undefined;
}

/** "A two-bedroom layout with a spacious living room" says nothing of how big the bedrooms are. */
const sizes = /^(?:big|large|huge|spacious|small|tiny|tall|high)$/;

const isOfSeveral = (text: string, name: string) =>
  /s$/.test(name) || /\b(?:all|every|each|both)\b/.test(text);

/** "Are the fireplaces wood-burning?" One that is and one that isn't said to be are told side by side, without a yes. */
function mixedAnswer(home: AskedHome, wanted: Wanted, evidence: readonly Evidence[]): Draft | undefined {
  const [best] = evidence;
  if (!best) return undefined;
  const other = findEvidence(home, { ...wanted, words: [], aspect: 'existence' }).find(
    ({ statement, isRelated }) =>
      !isRelated && statement.isProse && evidence.every((one) => one.statement.fact.id !== statement.fact.id),
  );
  return other && quoteEvidence('', [best, other]);
}

/** Who made the refrigerator may be told with all the appliances: "Bosch appliances". */
const ofAppliances = (wanted: Wanted): Wanted => ({
  ...wanted,
  concept:
    (/^(?:refrigerator|stove|dishwasher|microwave)$/.test(wanted.concept.id) && findConcept('appliances')) ||
    wanted.concept,
});

const fuels = ['gas', 'wood', 'electric', 'propane', 'pellet', 'induction', 'ethanol'];

/** "Is it wood-burning?" is answered by "a gas fireplace". */
function otherFuel(home: AskedHome, wanted: Wanted): Draft | undefined {
  const { words, concept } = wanted;
  const isFuel = words.length > 0 && words.every((word) => fuels.includes(word) || word === 'burning');
  if (!isFuel || !/^(?:fireplace|stove|wood-stove|water-heater)$/.test(concept.id)) return undefined;
  const found = findEvidence(home, { ...wanted, words: [], choices: fuels, aspect: 'kind' });
  return found.length > 0 ? quoteEvidence('', found.slice(0, 2)) : undefined;
}

type Main = { concept?: Concept; others: Concept[]; rest: string[] };

/** What is said of a maker in other words. */
const makers: Record<string, Concept> = {
  built: ownConcept('builder', 'built|rebuilt|developed|constructed|custom[- ]built'),
  designed: ownConcept(
    'designer',
    '(?:re)?designed|architecture|architects?|designers?|reimagined|created|interiors?|design',
  ),
  created: ownConcept('creator', '(?:re)?designed|reimagined|created|conceived|crafted'),
  architect: ownConcept('architect', 'architects?|architecture'),
  designer: ownConcept('designer', '(?:interior )?designers?|designed|interiors?|design'),
  builder: ownConcept('builder', 'builders?|built|rebuilt|developed|constructed'),
  developer: ownConcept('developer', 'developers?|developed|built|rebuilt'),
  renovated: ownConcept(
    'renovator',
    '(?:gut[- ])?renovat(?:ed|ion)|remodeled|rebuilt|reimagined|restored|restoration',
  ),
};

/** "Who designed it?" is answered where the verb stands. */
function makerThing({ text }: AskedQuestion): Main {
  const verb =
    /\b(?:architect|designer|builder|developer|built|(?:re)?designed|created|renovated|renovation|restored|developed|converted|decorated)\b/
      .exec(text)?.[0]
      .replace('renovation', 'renovated')
      .replace('redesigned', 'designed');
  return verb
    ? { concept: makers[verb] ?? namedConcept(verb), others: [], rest: [] }
    : { others: [], rest: [] };
}

/** The thing that a question is about, and what it names besides. */
function mainThing({ text, things, words, aspect }: AskedQuestion): Main {
  if (things.length === 0) {
    const [last, ...rest] = [...words].reverse();
    const isNamed = aspect === 'payer' || !generic.test(last ?? '');
    return last && last.length > 2 && isNamed && !(aspect !== 'count' && /^rooms?$/.test(last))
      ? { concept: namedConcept(last), others: [], rest }
      : { others: [], rest: words };
  }
  const all = things.map(({ concept }) => concept);
  const asThing = all.find(({ id }) => !isRoom(id));
  const last = things.at(-1);
  const isInside =
    last &&
    /\b(?:in|on|off|at|from|inside|near|for|under|of)\s+(?:the |an? |each |every |all )?(?:\w+ )?$/.test(
      text.slice(0, last.from),
    );
  const main = asThing ?? (isInside ? all[0] : all.at(-1));
  return {
    ...(main && { concept: findConcept(main.id) ?? main }),
    others: all.filter(
      // What faces north are the windows in any case.
      (concept) => concept !== main && !(main?.id === 'exposure' && concept.id === 'windows'),
    ),
    rest: words,
  };
}
