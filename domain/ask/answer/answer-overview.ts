import { type Concept, findConcept } from '../concept.ts';
import type { AskedHome, Statement } from '../evidence/asked-home.ts';
import { wished } from '../evidence/cut-clause.ts';
import { isOfPrimary } from '../evidence/describes-thing.ts';
import { type Evidence, findEvidence } from '../evidence/find-evidence.ts';
import { isOnlyNumbered } from '../evidence/is-only-seen.ts';
import { isRoom, lastRoom } from '../evidence/room-of.ts';
import { findIntent, type Intent } from '../intents/intent.ts';
import { tellsIntent } from '../intents/tells-intent.ts';
import { holdsWish } from '../passage/holds-wish.ts';
import type { AskedQuestion } from '../question/read-question.ts';
import { readOnFromTopic } from '../topics/cut-to-topic.ts';
import { topicOfThing } from '../topics/guess-topics.ts';
import type { Draft } from './draft.ts';
import { quoteEvidence } from './quote-answer.ts';

const opening =
  /^(?:(?:so|and|ok|also|well) )*(?:tell (?:me|us) (?:(?:a bit|a little|more|something|everything) )*about|describe|what about|how about|what (?:is|are)(?: (?:in|on|it like in))?|what (?:does|do|can you (?:say|tell me) about)|how (?:is|are)|anything (?:else )?(?:about|on|in)|(?:(?:any|more|got any) )?(?:info|details?|information) (?:on|about))\b/;
const ofKind =
  /\b(?:heated|cooled|made|used|size|color|colour|material|height|condition|included|kinds?|types?)\b/;

/** What has enough to it to be described. */
const describable: ReadonlySet<string> = new Set([
  ...['kitchen', 'living-room', 'dining-room', 'family-room', 'office', 'library', 'bonus-room', 'sunroom'],
  ...['primary-suite', 'primary-bath', 'guest-bedrooms', 'beds', 'baths', 'powder-room', 'foyer', 'mudroom'],
  ...['basement', 'attic', 'adu', 'garage', 'laundry', 'laundry-room', 'closets', 'storage', 'gym'],
  ...[
    'outdoor-space',
    'yard',
    'garden',
    'deck',
    'patio',
    'porch',
    'terrace',
    'balcony',
    'roof-deck',
    'courtyard',
  ],
  ...['heating', 'cooling', 'hvac', 'security', 'pool', 'windows'],
]);
/** "What is the heating?" wants to know what there is; a room is there in any case. */
const bare: ReadonlySet<string> = new Set([
  'kitchen',
  'outdoor-space',
  'basement',
  'primary-suite',
  'primary-bath',
]);
/** What a thing is told under besides its own name. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  heating: ['hvac', 'radiant-floors'],
  cooling: ['hvac'],
  baths: ['primary-bath'],
  beds: ['primary-suite'],
  'outdoor-space': ['roof-deck', 'garden', 'porch', 'pool', 'fire-pit'],
  roof: ['roof-deck'],
};

const maxFacts = 3;
/** So long a sentence is told whole if it is about the thing; a longer one is cut. */
const maxWhole = 36;
const maxWords = 60;
const minWords = 5;
/** A sentence that begins with the thing is about it. */
const perHead = 1;
const headLength = 45;
const maxTold = 4;
const minScore = 1;
const minOfBest = 0.4;
/** What all residents share comes behind what is the home's own. */
const ofShared = 0.7;

type Told = { evidence: Evidence; score: number };

/** "What's the kitchen like?", "tell me about the garden": what the listing says of one thing, in the sentences that say most. */
export function answerOverview(home: AskedHome, asked: AskedQuestion): Draft | undefined {
  const concept = overviewOf(asked);
  if (!concept) return undefined;
  const intents = intentsOf(concept);
  const named = [concept.id, ...(alsoCalled[concept.id] ?? [])]
    .flatMap((id) => findConcept(id) ?? [])
    .flatMap((one) => toldOf(home, one, intents));
  const found = [...named, ...goingOn(home, concept, named, intents)];
  const best = [
    ...new Map(found.sort((a, b) => a.score - b.score).map((one) => [idOf(one), one])).values(),
  ].sort((a, b) => b.score - a.score);
  const chosen = withinLength(best);
  if (chosen.length === 0) return undefined;
  const at = ({ evidence }: Told) => home.statements.indexOf(evidence.statement);
  const draft = quoteEvidence(
    '',
    [...chosen].sort((a, b) => at(a) - at(b)).map(({ evidence }) => evidence),
  );
  return { ...draft, isWhole: true };
}

const idOf = ({ evidence }: Told) => evidence.statement.fact.id;

/** The one thing that is asked about and nothing else. */
function overviewOf({ text, things, words, choices, aspect }: AskedQuestion): Concept | undefined {
  const [only] = things;
  if (!only || things.length > 1 || words.length + choices.length > 0) return undefined;
  if (!/^(?:description|kind|existence)$/.test(aspect) || ofKind.test(text)) return undefined;
  const isNamedAlone = bare.has(only.concept.id) && only.to - only.from >= text.replace(/\W+$/, '').length;
  const id =
    only.concept.id === 'roof' && /\b(?:on|up on) the roof\b/.test(text) ? 'roof-deck' : only.concept.id;
  return (opening.test(text) || isNamedAlone) && describable.has(id) ? findConcept(id) : undefined;
}

function intentsOf({ name }: Concept): Intent[] {
  const topic = topicOfThing(name);
  return [...(topic?.intents ?? [])]
    .filter((id) => !/-count$/.test(id))
    .flatMap((id) => findIntent(id) ?? []);
}

function toldOf(home: AskedHome, concept: Concept, intents: readonly Intent[]): Told[] {
  const wanted = { others: [], words: [], choices: [], aspect: 'existence' as const, name: concept.name };
  return findEvidence(home, { ...wanted, concept })
    .filter(
      ({ statement, isRelated, qualifiers }) =>
        statement.isProse &&
        !isRelated &&
        !holdsWish(statement.text) &&
        !qualifiers.some((one) => /^(?:negated|potential|nearby)$/.test(one)),
    )
    .filter(
      ({ statement, span }) => !isOnlyNumbered(statement.text, span) && isOfPrimary(statement, concept.id),
    )
    .map((evidence) => {
      const quote = pieceOf(evidence);
      const told = intents.filter((intent) => tellsIntent(quote, intent).length > 0).length;
      const isHead =
        evidence.span.from < headLength && !/,/.test(evidence.statement.text.slice(0, evidence.span.from));
      const score = Math.min(told, maxTold) + (isHead ? perHead : 0);
      return {
        evidence: { ...evidence, quote },
        score: evidence.qualifiers.includes('shared') ? score * ofShared : score,
      };
    });
}

function pieceOf({ statement: { text }, span }: Evidence): string {
  if (countWords(text) <= maxWhole || wished.test(text)) return text;
  const cut = readOnFromTopic(text, span, maxWhole);
  return countWords(cut) < minWords ? text : cut;
}

/** "The kitchen is large. Outfitted with …, it has …": a sentence that names no room goes on about the one before. */
function goingOn(
  home: AskedHome,
  { id }: Concept,
  named: readonly Told[],
  intents: readonly Intent[],
): Told[] {
  if (!isRoom(id)) return [];
  return home.statements
    .filter(
      ({ isProse, scope, text, before }) =>
        isProse && scope === 'home' && isSilent(text) && lastRoom(before) === id,
    )
    .filter(({ before }) =>
      named.some(({ evidence, score }) => score > perHead && evidence.statement.text === before),
    )
    .map((statement) => ({
      evidence: wholeOf(statement),
      score: intents.filter((intent) => tellsIntent(statement.text, intent).length > 0).length / 2,
    }));
}

const isSilent = (text: string) => lastRoom(text) === undefined && !holdsWish(text);

const wholeOf = (statement: Statement): Evidence => ({
  statement,
  span: { from: 0, to: 0 },
  qualifiers: [],
  isRelated: false,
  isOpposite: false,
  isExact: true,
  quote: statement.text,
});

/** As much as anybody reads, the best first. */
function withinLength(told: readonly Told[]): Told[] {
  const chosen: Told[] = [];
  let words = 0;
  for (const one of told) {
    const length = countWords(one.evidence.quote);
    const isWorse = one.score < minScore || one.score < minOfBest * (told[0]?.score ?? 0);
    if (isWorse || chosen.length === maxFacts) break;
    if (words + length > maxWords) continue;
    chosen.push(one);
    words += length;
  }
  return chosen;
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
